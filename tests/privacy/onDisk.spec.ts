import type { Page } from '@playwright/test';
import { calculatorOn } from '../support/calculatorPage.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { giroCodeOn } from '../support/giroCodePage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { placesOnDisk, visitWithProfile } from '../support/profileOnDisk.ts';
import { expect, test } from '../support/siteTest.ts';

/** An IBAN can also be stored in groups of four, and its last digits without the others. */
function written(word: string): string[] {
  if (!/^DE\d{20}$/.test(word)) return [word];
  const groups = word.match(/.{1,4}/g) ?? [];
  return [word, groups.join(' '), groups.join('\u00A0'), groups.slice(3).join(' '), word.slice(12)];
}

const toolNamed = (name: string) => {
  const tool = everyTool.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`no tool is called ${name}`);
  return tool;
};

async function use(page: Page, name: string) {
  const tool = toolNamed(name);
  await open(page, tool.path);
  await tool.use(page);
}

test('after a visit to every tool, from one to the next and back, no file of the browser holds anything typed [3.7] [19.4] [19.7] [19.11]', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const at = (path: string) => new URL(path, baseURL).href;
  await visitWithProfile(
    async (context) => {
      const page = context.pages()[0] ?? (await context.newPage());
      const goto = page.goto.bind(page);
      page.goto = (path, options) => goto(at(path), options);
      const iban = giroCodeOn(page).field('IBAN');

      await use(page, 'the calculator');
      await page.getByRole('link', { name: 'GiroCode erzeugen' }).click();
      await expect(iban).toHaveValue(ibanFormula('37040044', '7315926408').grouped);
      await page.reload();
      await page.goBack();
      await page.goForward();

      await use(page, 'the check');
      await page.getByRole('link', { name: 'GiroCode erzeugen' }).click();
      await expect(iban).toHaveValue(ibanFormula('37040044', '8426037').grouped);
      await page.goBack();

      await use(page, 'the bank search');
      await page
        .getByRole('link', { name: /^Mit dieser BLZ rechnen/ })
        .first()
        .click();
      await expect(calculatorOn(page).bankCode).toHaveValue('20070000');
      await calculatorOn(page).bankCode.fill(toolNamed('the bank search').typed[1] ?? '');
      await page
        .locator('#rechner')
        .getByRole('link', { name: /^IBAN\sprüfen$/ })
        .click();
      await expect(page).toHaveURL(at('/iban-pruefen'));

      for (const { name } of everyTool.slice(3)) {
        await use(page, name);
        await page.reload();
        await use(page, name);
      }
      await page.goto('/impressum');
      await page.goBack();
      await page.goto('/impressum');
    },
    (profile) => {
      const words = everyTool.flatMap(({ typed }) => typed).flatMap(written);
      expect(placesOnDisk(profile, words)).toEqual([]);
      expect(placesOnDisk(profile, ['/girocode']).length, 'the visit itself is on the disk').toBeGreaterThan(
        0,
      );
    },
  );
});

test('the search of the disk finds what addresses, storages and fields write there', async ({ baseURL }) => {
  await visitWithProfile(
    async (context) => {
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(new URL('/impressum#konto=1111222233', baseURL).href);
      await page.evaluate(() => {
        localStorage.setItem('account', '4444555566');
        const field = document.createElement('input');
        field.type = 'text';
        document.querySelector('main')?.append(field);
      });
      await page.getByRole('main').getByRole('textbox').fill('7777888899');
      await page.goto(new URL('/kontakt', baseURL).href);
    },
    (profile) => {
      for (const word of ['1111222233', '4444555566', '7777888899'])
        expect(placesOnDisk(profile, [word]).length, word).toBeGreaterThan(0);
    },
  );
});
