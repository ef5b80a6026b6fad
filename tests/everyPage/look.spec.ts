import type { Locator } from '@playwright/test';
import { openCalculator } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';

test('every field has a visible label, takes a paste and no spell check [10.7] [15.7]', async ({ page }) => {
  await checkEach(everyTool, async ({ path }) => {
    await open(page, path);
    const fields = page.getByRole('main').getByRole('textbox');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
      expect(label).not.toBe('');
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
      await expect(field, label).not.toHaveAttribute('pattern');
      await expect(field, label).toHaveJSProperty('spellcheck', false);
      expect(await field.evaluate(refusesPaste), `${label} refuses to be pasted into`).toBe(false);
    }
  });
});

/** Whether the field prevents the browser from pasting a text that needs no change. */
function refusesPaste(field: HTMLElement): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '1');
  return !field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test.describe('in forced colours', () => {
  // High enough for the result, so that the page does not scroll.
  test.use({
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: { width: 768, height: 2400 },
  });

  test('every part of the IBAN is visible [15.7]', async ({ page }) => {
    const calculator = await openCalculator(page, '20070000', '1234566');
    const parts = calculator.result.locator('p[translate=no] > span > span[class*=part]');
    await expect(parts).toHaveCount(4);
    for (const part of await parts.all()) {
      const clip = (await part.boundingBox()) ?? undefined;
      const shown = await page.screenshot({ clip });
      await part.evaluate((element) => {
        element.style.visibility = 'hidden';
      });
      const hidden = await page.screenshot({ clip });
      expect(shown.equals(hidden), `${await part.textContent()} is visible`).toBe(false);
    }
  });
});

test('on a phone an IBAN breaks in the middle [12.1]', async ({ page }) => {
  const breaks = async (iban: Locator) =>
    (await iban.first().evaluate(gapsBetweenCharacters)).flatMap((gap, place) => (gap < -50 ? [place] : []));
  await page.setViewportSize({ width: 360, height: 740 });
  const calculator = await openCalculator(page, '20070000', '1234566');
  expect(await breaks(calculator.iban('DE68 2007 0000 0123 4566 00'))).toEqual([11]);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await breaks(calculator.iban('DE68 2007 0000 0123 4566 00'))).toEqual([11]);
  await open(page, '/iban-liste');
  await page.getByRole('textbox').fill('37040044;532013000');
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  expect([[11], []]).toContainEqual(await breaks(page.locator('[data-iban]').filter({ hasText: 'DE89' })));
});

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
