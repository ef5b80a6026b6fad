import { expect, test } from 'vitest';
import { cardFileName } from './cardFileName.ts';

test.each([
  [7, 1000, 'Erika Mustermann', '0007-Erika-Mustermann.png'],
  [1, 9, 'Bäckerei Größ & Söhne', '1-Baeckerei-Groess-Soehne.png'],
  [12, 12, '../../etc/passwd', '12-etc-passwd.png'],
  [3, 3, 'a:b*c?"<>|\\', '3-a-b-c.png'],
  [1, 1, 'René Müller', '1-Rene-Mueller.png'],
  [2, 10, '日本', '02.png'],
  [2, 10, 'CON', '02-CON.png'],
  [1, 1, 'x'.repeat(70), `1-${'x'.repeat(60)}.png`],
])('card %i of %i for „%s“ is the file %s [11.16]', (number, total, name, fileName) => {
  expect(cardFileName(number, total, name)).toBe(fileName);
});
