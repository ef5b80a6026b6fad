import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browsers.ts';
import { calculatorOn } from '../support/calculatorPage.ts';
import { everyTool, open, type Tool } from '../support/everyTool.ts';
import { giroCodeOn } from '../support/giroCodePage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { expect, test } from '../support/siteTest.ts';

/**
 * Every occurrence of one of the words in a file of the profile, as text with one or two bytes per character. The
 * databases of the browser are searched as files, because they mostly still contain what SQLite or LevelDB has deleted.
 */
function placesOnDisk(profile: string, words: readonly string[]): string[] {
  const files = readdirSync(profile, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(profile, name), { throwIfNoEntry: false })?.isFile(),
  );
  return files.flatMap((name) => {
    const bytes = readFileSync(join(profile, name));
    return words.flatMap((word) =>
      (['utf8', 'utf16le'] as const)
        .filter((encoding) => bytes.includes(Buffer.from(word, encoding)))
        .map((encoding) => `${word} in ${name} (${encoding})`),
    );
  });
}

/** An IBAN can also be stored in groups of four, and its last digits without the others. */
function written(word: string): string[] {
  if (!/^DE\d{20}$/.test(word)) return [word];
  const groups = word.match(/.{1,4}/g) ?? [];
  return [word, groups.join(' '), groups.join('\u00A0'), groups.slice(3).join(' '), word.slice(12)];
}

test('no file of the browser holds anything typed [3.7] [19.4] [19.7] [19.11]', async ({ baseURL }) => {
  test.setTimeout(240_000);
  // The browser keeps its profile and is closed before the profile is searched.
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...{ executablePath: process.env.CHROMIUM_FOUND, args: [...chromiumArguments], locale: 'de-DE', baseURL },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const use = async (tool: Tool) => {
    await open(page, tool.path);
    await tool.use(page);
  };
  const [calculator, check, bankSearch, ...others] = everyTool as [Tool, Tool, Tool, ...Tool[]];
  const iban = giroCodeOn(page).field('IBAN');

  // What the search of the disk has to find: an address and a storage.
  await page.goto('/impressum#konto=1111222233');
  await page.evaluate(() => localStorage.setItem('account', '4444555566'));

  await use(calculator);
  await page.getByRole('link', { name: 'GiroCode erstellen' }).click();
  await expect(iban).toHaveValue(ibanFormula('37040044', '7315926408').grouped);
  await page.reload();
  await page.goBack();
  await page.goForward();

  await use(check);
  await page.getByRole('link', { name: 'GiroCode erstellen' }).click();
  await expect(iban).toHaveValue(ibanFormula('37040044', '8426037').grouped);
  await page.goBack();

  await use(bankSearch);
  await page
    .getByRole('link', { name: /^IBAN berechnen: / })
    .first()
    .click();
  await expect(calculatorOn(page).bankCode).toHaveValue('20070000');
  await calculatorOn(page).bankCode.fill(bankSearch.typed[1] ?? '');
  await page
    .locator('#rechner')
    .getByRole('link', { name: /^IBAN\sprüfen$/ })
    .click();
  await expect(page).toHaveURL(/\/iban-pruefen$/);

  for (const tool of others) {
    await use(tool);
    await page.reload();
  }
  await page.goto('/impressum');
  await page.goBack();
  await page.goto('/impressum');
  await context.close();

  const words = everyTool.flatMap(({ typed }) => typed).flatMap(written);
  expect(placesOnDisk(profile, words)).toEqual([]);
  for (const word of ['/girocode', '1111222233', '4444555566'])
    expect(placesOnDisk(profile, [word]).length, word).toBeGreaterThan(0);
  await rm(profile, { recursive: true, force: true });
});
