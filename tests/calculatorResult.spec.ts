import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { readClipboard } from './clipboard.ts';
import { ibanFormula } from './ibanFormula.ts';
import { expect, test } from './siteTest.ts';

test('the calculator asks for a bank code of 8 digits and an account number of up to 10', async ({
  page,
}) => {
  const { bankCode, accountNumber } = await openCalculator(page);
  await expect(bankCode).toHaveAccessibleDescription(/8 Ziffern/);
  await expect(accountNumber).toHaveAccessibleDescription(/bis zu 10 Ziffern/);
  for (const field of [bankCode, accountNumber]) {
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  }
});

test('the IBAN is shown in groups of four, separated by spaces', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '4711');
  const { grouped } = ibanFormula(unknownBankCode, '4711');
  expect(grouped).toMatch(/^(\S{4} ){5}\S{2}$/);
  await expect(calculator.iban(grouped)).toHaveText(grouped);
});

test('country, check digits, bank code and account number of the IBAN differ by label and by colour', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '4711');
  const colours: string[] = [];
  for (const label of ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer']) {
    const part = calculator.result.getByText(label, { exact: true });
    await expect(part).toBeVisible();
    colours.push(await part.evaluate((element) => getComputedStyle(element).borderTopColor));
  }
  expect(new Set(colours).size).toBe(4);
});

for (const width of [320, 390, 1280])
  test(`at ${width} px each label is below its part of the IBAN`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // The layout may still change, so part and label are measured at the same time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const calculator = await openCalculator(page);
    await calculate(calculator, unknownBankCode, '1234567890');
    const { iban, grouped } = ibanFormula(unknownBankCode, '1234567890');
    const text = await calculator.iban(grouped).elementHandle();
    for (const [label, from, to] of [
      ['Land', 0, 2],
      ['Prüfziffern', 2, 4],
      ['Bankleitzahl', 4, 12],
      ['Kontonummer', 12, 22],
    ] as const) {
      const labelElement = await calculator.result.getByText(label, { exact: true }).elementHandle();
      const boxes = await text?.evaluate(boxesOfPart, { from, to, labelElement });
      if (!boxes?.below) throw new Error(`${label} of ${iban} is not to be seen`);
      const { part, below } = boxes;
      expect(below.y, `${label} stands below`).toBeGreaterThanOrEqual(part.bottom - 12);
      expect(below.y, `${label} stands close`).toBeLessThan(part.bottom + 30);
      expect(Math.abs(below.x - part.left), `${label} begins where its part begins`).toBeLessThan(4);
    }
  });

test('selecting the result copies the IBAN as one string in groups of four', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  const iban = calculator.iban('DE89 3704 0044 0532 0130 00');

  await iban.evaluate((text) => getSelection()?.selectAllChildren(text));
  expect(await page.evaluate(() => String(getSelection()))).toBe('DE89 3704 0044 0532 0130 00');

  await page.keyboard.press('ControlOrMeta+c');
  expect(await readClipboard(page)).toBe('DE89 3704 0044 0532 0130 00');
});

test('three clicks on the IBAN select the whole of it and nothing else', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await calculator.iban('DE89 3704 0044 0532 0130 00').click({ clickCount: 3, position: { x: 12, y: 12 } });
  expect((await page.evaluate(() => String(getSelection()))).trim()).toBe('DE89 3704 0044 0532 0130 00');
});

test('the result is announced to screen readers without interrupting them', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.status(/^Ihre IBAN: DE89 3704 0044 0532 0130 00\b/)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** The positions of the digits `from` to `to` of a text, not counting spaces, and of their label. */
function boxesOfPart(
  text: Node,
  { from, to, labelElement }: { from: number; to: number; labelElement: Element | null },
) {
  const range = document.createRange();
  const letters = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (letters.nextNode()) {
    const node = letters.currentNode as Text;
    for (let place = 0; place < node.length; place++) {
      if (/\s/.test(node.data[place] ?? ' ')) continue;
      if (count === from) range.setStart(node, place);
      count++;
      if (count === to) range.setEnd(node, place + 1);
    }
  }
  const { left, bottom } = range.getBoundingClientRect();
  return {
    part: { left, bottom },
    below: labelElement?.getBoundingClientRect().toJSON() as DOMRect | undefined,
  };
}
