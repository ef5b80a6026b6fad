import { expect, test } from 'vitest';
import { convertedRows, ibansOf } from '../../../../tests/support/convertedRows.ts';

const SOUND = '37040044;532013000';

test('where many account numbers fail the check of their bank, the others are in question, too', async () => {
  const listOf = (sound: number, failing: number) =>
    ['BLZ;Konto', ...Array(sound).fill(SOUND), ...Array(failing).fill('37040044;512013000')].join('\n');
  expect((await ibansOf(listOf(6, 5))).slice(0, 6).join('')).toBe('');
  // In a long list, those that are near.
  expect((await ibansOf(listOf(20, 4))).map((iban) => iban === '').lastIndexOf(false)).toBe(23);
  expect((await ibansOf(listOf(20, 4))).slice(0, 20).map((iban) => iban === '')).toEqual(
    Array.from({ length: 20 }, (_, row) => row === 19),
  );
  expect(await ibansOf(listOf(7, 3))).not.toContain('');
  expect(await ibansOf(listOf(1, 2))).not.toContain('');
});

test('rows that contradict each other are in question [11.31]', async () => {
  const PAIRS = [SOUND, '50010517;648489890', '37040044;9537148'];
  const asked = async (rows: readonly string[]) =>
    (await convertedRows(['Nr;Name;BLZ;Konto', ...rows].join('\n'))).map(({ iban, reason }) =>
      iban === '' ? (/Zeile\s\d|mehreren Namen|um 1/.exec(reason ?? '')?.[0] ?? reason) : '',
    );
  expect(await asked([`1;Name F1160;${PAIRS[0]}`, `2;Name A8703;${PAIRS[1]}`])).toEqual(['', '']);
  // The same name in any order, with a title or without one, and the number of the other row.
  const twice = [`1;Anna Vogt;${PAIRS[0]}`, `2;Karl Jung;${PAIRS[1]}`, `3;Frau Vogt, Anna;${PAIRS[2]}`];
  expect(await asked(twice)).toEqual(['Zeile\u00A04', '', 'Zeile\u00A02']);
  expect(await asked([`1;Jörg Groß;${PAIRS[0]}`, `2;GROSS, Hr. JOERG;${PAIRS[1]}`])).toEqual([
    'Zeile\u00A03',
    'Zeile\u00A02',
  ]);
  expect(await asked([...twice.slice(0, 2), `3;Anna Vogt;${PAIRS[0]}`])).toEqual(['', '', '']);
  // One word may be the name of many, but rarely is in this list.
  expect(await asked([`1;Vogt;${PAIRS[0]}`, `2;Jung;${PAIRS[1]}`, `3;Vogt;${PAIRS[2]}`])).toEqual([
    'Zeile\u00A04',
    '',
    'Zeile\u00A02',
  ]);
  const surnames = [...'aabbcc'].map((letter, at) => `${at};Vogt${letter};10010200;${4711 + 37 * at}`);
  expect((await asked(surnames)).join('')).toBe('');
  const oneFor = (names: readonly string[]) => asked(names.map((name) => `1;${name};${SOUND}`));
  expect(await oneFor(['Anna Vogt', 'Karl Jung', 'Eva Rau'])).toEqual(Array(3).fill('mehreren Namen'));
  expect(await oneFor(['Vogt', 'Jung', 'Rau GmbH'])).toEqual(Array(3).fill('mehreren Namen'));
  expect(await oneFor(['Anna Vogt', 'Karl Vogt', 'Eva Vogt'])).toEqual(['', '', '']);
  expect(await oneFor(['Anna Vogt', 'Karl Jung'])).toEqual(['', '']);
  // A family, one row of which lacks its name.
  const family = ['', 'Anna Vogt', 'Karl von der Vogt', 'Eva Maria Rosa Vogt'];
  expect(await oneFor(family)).toEqual(family.map(() => ''));
  const upFrom = (numbers: readonly number[]) =>
    asked(numbers.map((number, at) => `1;Vogt${'abcde'[at]};10010200;${number}`));
  expect(await upFrom([4711, 815, 816, 817, 4712])).toEqual(['', 'um 1', 'um 1', 'um 1', '']);
  expect(await upFrom([815, 816, 4711])).toEqual(['', '', '']);
  expect(
    await asked(['Haas GmbH', 'Jung & Sohn', 'Haas GmbH'].map((name, row) => `1;${name};${PAIRS[row]}`)),
  ).toEqual(['Zeile\u00A04', '', 'Zeile\u00A02']);
});

test('where as many accounts lack their name as names their account, those between may have slipped [11.31]', async () => {
  const asked = async (...rows: readonly string[]) =>
    (await convertedRows(['Name;BLZ;Konto', ...rows].join('\n'))).map(({ reason }) =>
      /Zeile verrutscht/.test(reason ?? ''),
    );
  const [first, last] = ['Jung, Karl;;', ';37040044;9537148'];
  const whole = [`Vogt, Anna;${SOUND}`, 'Rau, Eva;50010517;648489890', 'Haas, Ute;37050198;1234567897'];
  expect((await asked(first, ...whole, last)).slice(0, 4)).toEqual([true, true, true, true]);
  const turned = await asked(whole[0] as string, ';;9537148', ...whole.slice(1), first);
  expect(turned).toEqual([false, false, true, true, true]);
  // Another account may be the second one of the row above, and a title lacks no account.
  expect(await asked(first, ...whole, last, last)).not.toContain(true);
  expect((await asked('Kegelbahn;;', ...whole, last)).slice(1, 4)).not.toContain(true);
});

test('among swapped rows, one whose account is a bank code is in question [11.31]', async () => {
  const both = '76050101;60050101';
  const swapped = ['532013000;37040044', '648489890;50010517'];
  const rows = await convertedRows(['BLZ;Konto', ...swapped, SOUND, both].join('\n'));
  expect(rows.map(({ iban }) => iban === '')).toEqual([true, true, false, true]);
  // Not with the others: one answer would read all of them alike.
  expect(rows.map(({ reason }) => /vertauscht|nicht sicher/.exec(reason ?? '')?.[0])).toEqual([
    'vertauscht',
    'vertauscht',
    undefined,
    'nicht sicher',
  ]);
  expect(await ibansOf(['BLZ;Konto', SOUND, both].join('\n'))).not.toContain('');
});

test('a row that something else speaks against is compared, too, and keeps both reasons', async () => {
  const list = `Name;BLZ;Konto;Notiz\nAnna Vogt;${SOUND};Papierkorb\nKarl Jung;50010517;648489890;\nAnna Vogt;37040044;9537148;`;
  const rows = await convertedRows(list);
  expect(rows.map(({ iban }) => iban !== '')).toEqual([false, true, false]);
  expect(rows[0]?.reason).toMatch(/^Zeile\s4 hat denselben Namen.*„Papierkorb“/);
});

test('all that speaks against a row is named, the gravest first', async () => {
  const rows = await convertedRows(
    `BLZ;Konto;Notiz;Status;Info\n${SOUND};Papierkorb;gesperrt;\n${SOUND};Töpfern;;Papierkorb`,
  );
  expect(rows.map(({ reason }) => reason?.match(/„.*?“/g))).toEqual([
    ['„gesperrt“', '„Papierkorb“'],
    ['„Töpfern · Papierkorb“'],
  ]);
});
