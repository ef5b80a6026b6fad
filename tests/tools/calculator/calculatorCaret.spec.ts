import type { Locator } from '@playwright/test';
import { openCalculator } from '../../support/calculatorPage.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';

/** The value with a bar at the position of the caret: "123|45". */
const valueWithCaret = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

async function putCaret(field: Locator, place: number): Promise<void> {
  await field.press('Home');
  for (let step = 0; step < place; step++) await field.press('ArrowRight');
}

const cases = [
  { name: 'a digit in the middle', before: '1234', place: 2, type: ['9'], after: '129|34' },
  { name: 'two digits in the middle', before: '1234', place: 2, type: ['8', '9'], after: '1289|34' },
  { name: 'a letter in the middle', before: '1234', place: 2, type: ['x'], after: '12|34' },
  { name: 'a letter and a digit', before: '1234', place: 2, type: ['x', '9'], after: '129|34' },
  { name: 'a blank in front', before: '1234', place: 0, type: ['Space'], after: '|1234' },
  { name: 'a letter at the end', before: '1234', place: 4, type: ['x'], after: '1234|' },
  { name: 'a digit into a full field', before: '12345678', place: 3, type: ['9'], after: '1239|4567' },
  { name: 'a digit after a full field', before: '12345678', place: 8, type: ['9'], after: '12345678|' },
  { name: 'Backspace in the middle', before: '1234', place: 2, type: ['Backspace'], after: '1|34' },
  { name: 'Delete in the middle', before: '1234', place: 2, type: ['Delete'], after: '12|4' },
  { name: 'a paste with blanks and dashes', before: '1200', place: 2, paste: '3-4 ', after: '1234|00' },
  { name: 'a paste too long for the rest', before: '1200', place: 2, paste: '345 678 9', after: '12345678|' },
  { name: 'a paste without any digit', before: '1200', place: 2, paste: 'BLZ', after: '12|00' },
];

test('the caret stays where a person expects it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { bankCode } = await openCalculator(page);
  for (const { name, before, place, type = [], paste, after } of cases) {
    await bankCode.fill(before);
    await putCaret(bankCode, place);
    for (const key of type) await page.keyboard.press(key);
    if (paste) await insertions.pasting(bankCode, paste);
    await expect.poll(() => valueWithCaret(bankCode), name).toBe(after);
  }
});
