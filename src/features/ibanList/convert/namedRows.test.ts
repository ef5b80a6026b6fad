import { expect, test } from 'vitest';
import { ibansOf } from '../../../../tests/support/convertedRows.ts';

const CERTAIN = 'DE89370400440532013000';
const SOUND = '37040044;532013000';

test.each([
  ['Bei Vogt, Anna – Kto aufgehoben', CERTAIN],
  ['Anna Vogt: neu: 5810198266 BLZ 20130400', CERTAIN],
  ['Zeile 2: Konto falsch;;;\nAnna Vogt: hat gewechselt', ''],
  ['Anna Vogt: neues Konto, ebenso Meier', ''],
  ['Anna Vogt hat die Liste der Konten nicht geprüft', ''],
  ['Diese Liste ist veraltet;;;\nAnna Vogt: neues Konto', ''],
  ['Ana Vogt: Konto gesperrt;;;\nAnna Vogt: neues Konto', ''],
  // Nobody has this name.
  ['Karl Vogt: hat gewechselt', ''],
  ['* Konto von Vogt gilt nicht mehr', ''],
  ['* Vogt, Anna: Konto erloschen', CERTAIN],
  ['Vogt, Anna – WEITERES KONTO 7509568569 (Sparkasse)', CERTAIN],
  ['Konto der Familie Vogt ist 7509568569', ''],
  ['Gläubiger-ID DE98ZZZ09999999999;;;\nAnna Vogt: neues Konto', CERTAIN],
])('a line about a person is about the row with both names, or about all: %s', async (line, others) => {
  const list = `Name;Vorname;BLZ;Konto\nVogt;Anna;50010517;648489890\nMeier;Karl;${SOUND}\nMeier;Uwe;${SOUND}\nMeier;Ute;${SOUND}\n${line};;;`;
  expect((await ibansOf(list)).slice(0, 3)).toEqual(['', others, others]);
});

test.each([
  // On a line of their own.
  ['Bei Nr. 3 bis 5 hat sich die Bank geändert.\n', []],
  ['Nr. 3, 5: neue Bank\n', []],
  ['Nr. 3: neue Bank\n', [1, 2, 4]],
  ['Konto mit Nr. 5 vertauscht', [1, 3, 4]],
  ['auch Nr. 4 und 5', []],
  ['ab hier alte Konten', [1]],
  ['mit Zeile darüber vertauscht', [3, 4, 5]],
  ['Trikot Nr. 5', [1, 3, 4, 5]],
])('words about other rows, and all rows if they name several: %s', async (words, sound) => {
  const remark = words.endsWith('\n') ? '' : words;
  const rows = [1, 2, 3, 4, 5].map((nr) => `${nr};Anna;${SOUND};${nr === 2 ? remark : ''}`);
  const ibans = await ibansOf(['Nr;Name;BLZ;Konto;Bem', ...rows, remark === '' ? words : ''].join('\n'));
  expect(ibans.flatMap((iban, row) => (iban === CERTAIN ? row + 1 : []))).toEqual(sound);
});
