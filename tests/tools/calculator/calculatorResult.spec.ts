import { countAnnouncements } from '../../support/announcements.ts';
import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

test('the calculator asks for a bank code of 8 digits and an account number of up to 10 [3.2] [3.3] [10.8]', async ({
  page,
}) => {
  const { bankCode, accountNumber } = await openCalculator(page);
  await expect(bankCode).toHaveAccessibleDescription(/8\sZiffern/);
  await expect(accountNumber).toHaveAccessibleDescription(/bis zu 10\sZiffern/);
  for (const field of [bankCode, accountNumber]) {
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  }
});

test('country, check digits, bank code and account number of the IBAN differ by label and by colour', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  const colours: string[] = [];
  for (const label of ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer']) {
    const part = calculator.result.getByText(label, { exact: true });
    await expect(part).toBeVisible();
    colours.push(await part.evaluate((element) => getComputedStyle(element).borderTopColor));
  }
  expect(new Set(colours).size).toBe(4);
});

test('each label is below its part of the IBAN', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '1234567890');
  // The answer without the bank is another one.
  await expect(calculator.result.getByText('Commerzbank').first()).toBeVisible();
  const { iban, grouped } = ibanFormula('37040044', '1234567890');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The layout may still change, so part and label are measured at the same time.
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
      expect(below.y, `${label} stands below at ${width} px`).toBeGreaterThanOrEqual(part.bottom - 12);
      expect(below.y, `${label} stands close at ${width} px`).toBeLessThan(part.bottom + 30);
      expect(Math.abs(below.x - part.left), `${label} begins where its part begins`).toBeLessThan(4);
    }
  }
});

test('selecting the result copies the IBAN as one string in groups of four [3.4] [9.7] [9.8]', async ({
  page,
  context,
}) => {
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

test('the result is announced to screen readers without interrupting them [10.11] [15.7]', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await expect(
    calculator.status(
      /^Die IBAN lautet DE89 3704 0044 0532 0130 00\. Bank: Commerzbank\. Auch die Bank verwendet/,
    ),
  ).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the announcement uses an element that has been on the page, empty, from the start [12.7]', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const status = page.locator('#rechner form > [role=status]');
  await expect(status.filter({ hasNotText: /^$/ })).toHaveCount(0);
  await status.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-from-the-start', '');
  });
  await calculate(calculator, '70150000', '1234567');
  await expect(page.locator('[data-from-the-start]').filter({ hasText: /./ })).toHaveText(
    /^Berechnete IBAN: DE66 .*\. Bank: Stadtsparkasse München\. Bitte prüfen Sie die Kontonummer\. .* passt nicht zum Prüfverfahren/,
  );
});

test('a calculation that is pressed again is announced again [12.7]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.status(/^Die IBAN lautet/)).toHaveCount(1);
  const times = await countAnnouncements(page);
  await calculator.calculate.click();
  await expect.poll(times).toBe(1);
});

test('the groups of the IBAN have the same distance, and DE68 is one group [12.1]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '20070000', '1234566');
  const text = calculator.iban('DE68 2007 0000 0123 4566 00');
  const gaps = await text.evaluate(gapsBetweenCharacters);
  const between = [3, 7, 11, 15, 19].map((place) => gaps[place] ?? 0);
  expect(Math.max(...between) - Math.min(...between)).toBeLessThan(1);
  expect(Math.min(...between)).toBeGreaterThan(6);
  for (const [place, gap] of gaps.entries())
    if (place % 4 !== 3) expect(gap, `behind character ${place + 1}`).toBeLessThan(2);
});

test('on a phone the IBAN breaks in the middle [12.1]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '20070000', '1234566');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await calculator.iban('DE68 2007 0000 0123 4566 00').evaluate(gapsBetweenCharacters);
    expect(gaps.flatMap((gap, place) => (gap < -50 ? [place] : []))).toEqual([11]);
  }
});

test('where only the formula gives an IBAN, the reason comes first, the IBAN is small, and nothing offers to use it [12.5]', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  for (const [bankCode, accountNumber, verdict, cause] of [
    [unknownBankCode, '4711', 'Bankleitzahl nicht in unseren Bankdaten', /steht nicht in unseren Bankdaten/],
    ['76026000', '1', 'Keine IBAN-Berechnung vorgesehen', /gibt die norisbank keine IBAN aus/],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    const { grouped } = ibanFormula(bankCode, accountNumber);
    await expect(calculator.heading('IBAN nur nach der Formel')).toBeVisible();
    await expect(calculator.result.getByText(verdict, { exact: true })).toBeVisible();
    const iban = calculator.iban(grouped);
    const ibanElement = await iban.elementHandle();
    const reason = calculator.result.getByText(cause).filter({ visible: true });
    const isAbove = await reason.evaluate(
      (text, iban) => text.getBoundingClientRect().bottom <= (iban?.getBoundingClientRect().top ?? 0),
      ibanElement,
    );
    expect(isAbove, 'the reason is above the IBAN').toBe(true);
    const size = await iban.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeLessThan(20);
    await expect(calculator.result.getByRole('button', { name: 'Formel-IBAN kopieren' })).toBeVisible();
    await expect(calculator.result.getByRole('link', { name: 'GiroCode erzeugen' })).toHaveCount(0);
    await expect(calculator.result.getByRole('button', { name: 'Teilen' })).toHaveCount(0);
    await expect(calculator.status(new RegExp(`^${verdict}\\. .*wäre die IBAN ${grouped}\\.$`))).toHaveCount(
      1,
    );
  }
});

test('a doubt is one box at the top with its cause and the numbers as entered [12.6]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '70150000', '1234567');
  const box = calculator.result.locator('[data-tone=caution]');
  await expect(box).toContainText('Bitte prüfen Sie die Kontonummer');
  await expect(box).toContainText('passt nicht zum Prüfverfahren 00');
  await expect(box).toContainText('Eingegeben: Bankleitzahl 701\u00a0500\u00a000 und Kontonummer 1234567');
  const causes = calculator.result.getByText(/passt nicht zum Prüfverfahren/);
  await expect(causes.filter({ visible: true })).toHaveCount(1);
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

/** The distance in pixels from each character to the next, not counting spaces. */
function gapsBetweenCharacters(text: Node): number[] {
  const boxes: DOMRect[] = [];
  const letters = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    const node = letters.currentNode as Text;
    for (let place = 0; place < node.length; place++) {
      if (/\s/.test(node.data[place] ?? ' ')) continue;
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      boxes.push(range.getBoundingClientRect());
    }
  }
  return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
}
