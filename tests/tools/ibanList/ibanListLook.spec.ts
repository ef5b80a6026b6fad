import { expect, test } from '../../support/siteTest.ts';

const LIST = [
  'BLZ;Konto;Name',
  '37040044;532013000;Anna',
  '37040044;532013100;Doris',
  '3704004;1;Gerda',
  'Summe;;2',
  '',
].join('\n');

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
  const buffer = Buffer.from(LIST);
  await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: '4 Alle Zeilen' }).click();
});

test('wrong, doubtful and right rows differ by their sign too, in the numbers and in the rows [11.9]', async ({
  page,
}) => {
  const signs = {
    'nicht lesbar': 'lucide-octagon-x',
    'Kontonummer fraglich': 'lucide-triangle-alert',
    berechnet: 'lucide-check',
  };
  const region = page.getByRole('region', { name: 'Alle Zeilen' });
  for (const [outcome, sign] of Object.entries(signs)) {
    const inRow = region.locator('[data-tone]').filter({ hasText: new RegExp(`^${outcome}$`) });
    await expect(inRow.locator('svg')).toHaveClass(new RegExp(sign));
  }
  const number = (name: string) => page.getByRole('button', { name, exact: true }).locator('svg');
  await expect(number('1 fertig')).toHaveClass(/lucide-check/);
  await expect(number('2 auffällig')).toHaveClass(/lucide-triangle-alert/);
  await expect(number('1 ohne Konto')).toHaveCount(0);
});

for (const width of [320, 360])
  test(`an IBAN in a list breaks in the middle, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const iban = page.locator('[data-iban]').filter({ hasText: 'DE89' }).first();
    const lines = await iban.evaluate((element) => {
      const words: { text: string; top: number }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        words.push({ text: node.textContent ?? '', top: Math.round(range.getBoundingClientRect().top) });
      }
      const tops = [...new Set(words.filter(({ text }) => text.trim() !== '').map(({ top }) => top))];
      return tops.map((top) =>
        words
          .map((word) => (word.top === top ? word.text : ''))
          .join('')
          .trim(),
      );
    });
    expect([['DE89 3704 0044', '0532 0130 00'], ['DE89 3704 0044 0532 0130 00']]).toContainEqual(lines);
  });
