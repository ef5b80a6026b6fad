import { expect, test } from 'vitest';
import { QUIET_ZONE, qrMatrix } from './qrMatrix.ts';
import { svgPath } from './qrPicture.ts';

const ADDITIONAL_MODULES_PER_VERSION = 4;

test('the error correction is M, as the format information in the code says', () => {
  // ISO/IEC 18004, 7.9: the two highest bits, row 8 beside the left finder pattern, under the mask 10…; M is 00.
  const matrix = qrMatrix('BCD\n002\n1\nSCT');
  const row = matrix[QUIET_ZONE + 8] ?? [];
  expect([row[QUIET_ZONE], row[QUIET_ZONE + 1]]).toEqual([true, false]);
});

test('four modules around the code are white', () => {
  const matrix = qrMatrix('BCD\n002\n1\nSCT');
  expect((matrix.length - 2 * QUIET_ZONE - 17) % ADDITIONAL_MODULES_PER_VERSION).toBe(0);
  const last = matrix.length - QUIET_ZONE;
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (Math.min(x, y) < QUIET_ZONE || Math.max(x, y) >= last) expect(isDark).toBe(false);
    });
  });
});

test('the path of the SVG covers the dark modules and nothing else', () => {
  const matrix = qrMatrix('BCD\n002\n1\nSCT\n\nBäckerei Groß');
  const drawn = matrix.map((row) => row.map(() => false));
  for (const [, x = '', y = '', width = ''] of svgPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let i = 0; i < Number(width); i += 1) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + i] = true;
    }
  expect(drawn).toEqual(matrix);
});
