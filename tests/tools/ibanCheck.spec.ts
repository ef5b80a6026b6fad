import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { unknownBankCode } from '../support/calculatorPage.ts';
import { readClipboard } from '../support/clipboard.ts';
import { sidewaysOf } from '../support/covered.ts';
import { open } from '../support/everyTool.ts';
import { hold } from '../support/hold.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { insertions } from '../support/insertions.ts';
import { expect, test } from '../support/siteTest.ts';

function paste(name: string): string {
  return readFileSync(new URL(`../fixtures/ibanCheck/${name}.txt`, import.meta.url), 'utf8');
}

async function openTool(page: Page) {
  await open(page, '/iban-pruefen');
  const result = page.getByRole('region', { name: 'Ergebnis' });
  const field = page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' });
  const check = page.getByRole('button', { name: 'IBAN prüfen', exact: true });
  return {
    field,
    check,
    async ask(text: string) {
      await field.fill(text);
      await check.click();
    },
    result,
    said: (text: string | RegExp) => page.locator('form > [role=status]').filter({ hasText: text }),
    findings: result.getByRole('article'),
  };
}

test('a German IBAN in untidy text is split up, the rest named [11.2] [12.7] [15.7]', async ({ page }) => {
  const tool = await openTool(page);
  const status = page.locator('form > [role=status]');
  await expect(status).toBeEmpty();
  await status.evaluate((element) => element.setAttribute('data-from-the-start', ''));
  await tool.ask('IBAN: de89\u00A03704 0044\t0532-0130.00 4711');
  const announced = 'Diese IBAN ist rechnerisch richtig. Bank: Commerzbank. Nicht gelesen: 4711.';
  await expect(page.locator('[data-from-the-start]')).toHaveText(announced);
  await expect(tool.result.getByRole('definition').first()).toHaveText('370\u00a0400\u00a044');
  await expect(tool.result.getByText('Nicht gelesen: 4711.', { exact: true })).toBeVisible();
  await expect(tool.result.locator('[data-caution]'), 'no warning').toHaveCount(0);
  await expect(tool.result.getByText(/ob Name und IBAN zusammenpassen/)).toBeVisible();
  await expect(tool.result.getByRole('paragraph').getByText('3704 0044')).toBeVisible();
  await expect(tool.result.getByText('Commerzbank, Köln', { exact: true })).toBeVisible();
  await expect(tool.result.getByText('COBADEFFXXX', { exact: true })).toBeVisible();
  await expect(tool.result.getByText('Ob das Konto besteht, weiß nur die Bank.')).toBeVisible();
  await expect(tool.result.getByText(/richtig/)).toHaveText('Rechnerisch richtig');
});

test('without an IBAN the check says what to do; a VAT number or a BIC is called one [11.20]', async ({
  page,
}) => {
  const tool = await openTool(page);
  await tool.check.click();
  await expect(tool.field).toBeFocused();
  await expect(tool.field).toHaveAccessibleDescription('Geben Sie hier zuerst eine IBAN ein.');
  await expect(page.locator('[data-tone=wrong]')).toHaveText('Geben Sie hier zuerst eine IBAN ein.');
  await tool.field.pressSequentially('D');
  await expect(tool.field).not.toHaveAccessibleDescription(/zuerst/);
  await tool.field.pressSequentially('E123456789');
  await expect(tool.field).toHaveAccessibleDescription('11 von 22 Zeichen');
  await tool.field.press('Enter');
  await expect(tool.result.getByText(/^Das ist eine Umsatzsteuer-Identifikationsnummer/)).toBeVisible();
  await expect(tool.said(/^Das ist eine Umsatzsteuer-Identifikationsnummer/)).toBeAttached();
  await tool.ask('BIC: cobadeff');
  await expect(tool.said(/^Das ist ein BIC und keine IBAN/)).toBeAttached();
  await expect(tool.result.getByRole('link')).toHaveAttribute('href', '/bic');
});

test('of a hundred IBANs the first and the wrong ones are shown; a megabyte is cut', async ({ page }) => {
  const tool = await openTool(page);
  const ibans = someIbans(100);
  ibans[56] = 'DE89370400440532013001';
  await insertions.pasting(tool.field, ibans.join('\n'));
  await expect(tool.findings).toHaveCount(21);
  await expect(tool.findings.first()).toHaveAccessibleName(/^IBAN\s1 von 100$/);
  await expect(tool.findings.last()).toHaveAccessibleName(/^IBAN\s57 von 100$/);
  const sum = '100\u00A0IBANs gefunden: 99 rechnerisch richtig, 1 falsch.';
  const shown = new RegExp(`^${sum} Angezeigt werden die ersten 20 und alle auffälligen`);
  await expect(tool.result.getByText(shown)).toBeVisible();
  await expect(tool.said(sum)).toBeAttached();
  const list = tool.result.getByRole('link', { name: 'das Werkzeug für Listen' });
  await expect(list).toHaveAttribute('href', '/iban-liste');

  await tool.field.fill('');
  await insertions.pasting(tool.field, 'DE89 3704 0044 0532 0130 00\r\n'.repeat(40_000));
  const cut = page.getByRole('status').filter({
    hasText: /^Das Feld ist mit 10\.000\sZeichen voll\. Was nicht hineinpasst, fehlt\./,
  });
  await expect(cut.getByRole('link', { name: 'das Werkzeug für Listen' })).toBeVisible();
  await tool.field.fill('DE89 3704 0044 0532 0130 00');
  await expect(cut).toHaveCount(0);
  await expect(tool.result.getByText('Rechnerisch richtig', { exact: true })).toBeVisible();
});

/** IBANs of one bank, whose account numbers have no check digit, with consecutive account numbers. */
function someIbans(count: number): string[] {
  return Array.from({ length: count }, (_, index) => ibanFormula('10012345', String(index + 1)).iban);
}

test('for a typing error the check suggests corrections and applies none [11.2] [12.7]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The suggestions come with the bank data, later than the verdict.
  const { release } = await hold(page, '**/daten/**');
  const tool = await openTool(page);
  const typed = paste('swapped-neighbours');
  await tool.ask(typed);
  await expect(tool.result.getByText(/^Mindestens eine Stelle ist falsch/)).toBeVisible();
  await release();
  await expect(
    tool.said(/^So kann diese IBAN nicht stimmen\. Mindestens eine Stelle ist falsch: .* Es gibt .* Vorschl/),
  ).toHaveCount(1);
  const suggestion = tool.result.getByRole('listitem').filter({ hasText: 'Stellen 18 und 19 getauscht' });
  await expect(suggestion).toContainText('DE89 3704 0044 0532 0130 00');
  // As it was typed, and as it would be right.
  await expect(suggestion.locator('mark')).toHaveText(['3', '1', '1', '3']);
  await expect(tool.field).toHaveValue(typed);
  await expect(suggestion.getByRole('button')).toBeInViewport({ ratio: 1 });
});

test('the result of a chosen IBAN comes into view and is announced [11.20]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = await openTool(page);
  const others = ['DE89 3704 0044 0532 0130 00', 'DE68 2007 0000 0123 4566 00'];
  await tool.ask([...others, paste('swapped-neighbours'), 'GB82 WEST 1234 5698 7654 32'].join('\n'));
  await expect(tool.findings).toHaveCount(4);
  await expect(
    tool.result.getByText('4\u00A0IBANs gefunden: 3 rechnerisch richtig, 1 falsch.'),
  ).toBeVisible();
  await tool.result
    .getByRole('listitem')
    .filter({ hasText: 'Stellen 18 und 19 getauscht' })
    .getByRole('button', { name: /^Diese\sIBAN prüfen$/ })
    .click();
  await expect(tool.said('Diese IBAN ist rechnerisch richtig. Bank: Commerzbank.')).toBeAttached();
  await expect(tool.findings).toHaveCount(3);
  await expect(tool.findings.first()).toBeFocused();
  await expect(tool.field).toHaveValue(/DE89 3704 0044 0532 0130 00/);
  await expect(
    tool.findings.first().getByRole('paragraph').filter({ hasText: 'Rechnerisch richtig' }),
  ).toBeInViewport();

  // Typing does not move the page to it again.
  await tool.field.press('End');
  await tool.field.pressSequentially(' AT61 1904 3002 3457 3201');
  await expect(tool.findings).toHaveCount(4);
  await expect(tool.field).toBeFocused();
  await expect(tool.field).toBeInViewport();
});

test('of several IBANs the right ones are rows to unfold, the others unfolded [11.2]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = await openTool(page);
  const doubtful = ibanFormula('37050198', '1234567890').grouped;
  await tool.ask(['DE89 3704 0044 0532 0130 00', doubtful, 'NO93 8601 1117 947', 'alt 4711'].join('\n'));
  const sum = /^3\sIBANs gefunden: 2 rechnerisch richtig, 1 bitte ansehen; 1\sAngabe nicht gelesen\./;
  await expect(tool.result.getByText(sum)).toBeVisible();
  await expect(
    tool.result.getByText(/^Im Text steht auch „alt“\. Sehen Sie nach, ob und welche/),
  ).toBeVisible();
  const [right, other] = [tool.findings.first(), tool.findings.nth(1)];
  await expect(right.getByText('Commerzbank, Köln')).toHaveCount(2);
  expect((await right.boundingBox())?.height).toBeLessThan(90);
  const copy = right.getByRole('button', { name: 'IBAN DE89 3704 0044 0532 0130 00 kopieren' });
  // So its icon is level with the arrow.
  expect((await copy.boundingBox())?.height).toBe((await right.locator('summary').boundingBox())?.height);
  await copy.click();
  expect(await readClipboard(page)).toBe('DE89370400440532013000');
  await expect(right.getByRole('link', { name: 'GiroCode erstellen' })).toBeHidden();
  await right.locator('summary').click();
  await expect(right.getByRole('link', { name: 'GiroCode erstellen' })).toBeVisible();
  await expect(right.getByRole('button', { name: /^IBAN.*kopieren$/ })).toHaveCount(3);
  await expect(other.getByText('Bitte prüfen Sie die Kontonummer').filter({ visible: true })).toHaveCount(1);
  await expect(other.locator('summary')).toContainText('bitte ansehen');
  await expect(other.getByText(/Fragen Sie den Empfänger, bevor Sie Geld überweisen/)).toBeVisible();
});

test('wrong and doubtful IBANs differ; near accounts are offered [12.5] [12.6] [12.12]', async ({ page }) => {
  const tool = await openTool(page);
  const look = async (tone: string) => {
    const box = tool.result.locator(`[data-tone=${tone}]`);
    await expect(box).toBeVisible();
    return {
      icon: await box.locator('svg').first().getAttribute('class'),
      frame: await box.evaluate((element) => getComputedStyle(element).borderTopStyle),
    };
  };
  await tool.ask(paste('swapped-neighbours'));
  await expect(tool.result.locator('[data-tone=wrong]')).toContainText(
    /^So kann diese IBAN nicht stimmen.*Mindestens eine Stelle ist falsch/,
  );
  const wrong = await look('wrong');
  await tool.field.fill(ibanFormula(unknownBankCode, '4711').iban);
  await expect(tool.result.locator('[data-tone=caution]')).toContainText(
    /^Prüfziffern richtig, Bankleitzahl unbekannt.*steht nicht in unseren Bankdaten \(Stand/,
  );
  const doubtful = await look('caution');
  await expect(tool.result.getByRole('link', { name: 'GiroCode erstellen' })).toHaveCount(0);
  expect(wrong.icon).not.toBe(doubtful.icon);
  expect([wrong.frame, doubtful.frame]).toEqual(['solid', 'none']);
  await tool.field.fill(ibanFormula('70150000', '19').iban);
  await tool.result.getByRole('button', { name: '91', exact: true }).click();
  await expect(tool.field).toHaveValue(ibanFormula('70150000', '91').grouped);
});

test('where the bank forms another IBAN, both are shown and can be copied [12.7]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = await openTool(page);
  await tool.ask(ibanFormula('20070000', '1234566').grouped);
  // The field is not cut in half by the top bar.
  await expect.poll(async () => (await tool.result.boundingBox())?.y).toBeLessThan(100);
  const doubt = /Unterkontonummer.*Hat die Bank selbst die geprüfte IBAN genannt, kann auch diese gelten/;
  await expect(tool.result.locator('[data-tone=caution]')).toContainText(doubt);
  const other = tool.result.getByRole('figure', { name: 'IBAN nach der Regel der Bank' });
  await other.getByRole('button', { name: 'IBAN kopieren', exact: true }).click();
  expect(await readClipboard(page)).toBe('DE68200700000123456600');
  await page.emulateMedia({ media: 'print' });
  const given = await tool.result.getByRole('figure', { name: 'Geprüfte IBAN' }).boundingBox();
  expect((await other.boundingBox())?.y).toBeLessThan((given?.y ?? 0) + (given?.height ?? 0) + 32);
});

test('wrong, foreign and doubtful results are accessible and narrow [10.3]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const tool = await openTool(page);
  await tool.ask(`${paste('foreign')}\n${paste('swapped-neighbours')}\n${paste('one-digit-missing')}`);
  await expect(tool.findings).toHaveCount(7);
  await expect(tool.result.getByRole('button', { name: /^Diese\sIBAN prüfen$/ }).first()).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
});
