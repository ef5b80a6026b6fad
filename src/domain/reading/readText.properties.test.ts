import { expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { Dice } from '../../../tests/support/dice.ts';
import { knownBanks } from '../../../tests/support/knownBanks.ts';
import { readRow, readText, type TextReading } from './readText.ts';
import { namesBank } from './words.ts';

/** `ATTACK=100000 npx vitest run --project unit src/domain/reading` tries as many texts for each property. */
const TEXTS = Number(process.env.ATTACK ?? 1500);

const { banks } = newestDirectory();
const dice = new Dice(20_261_125);
const digits = (length: number) =>
  String(1 + dice.roll(9)) + Array.from({ length: length - 1 }, () => dice.roll(10)).join('');
const inGroups = (code: string) => code.replace(/^(...)(...)/, '$1 $2 ');

/** Statements that explain their numbers themselves. */
const EXPLAINED = (): string =>
  dice.pick([
    `Tel. 0221 ${digits(6)}`,
    `Fax: 0221/${digits(6)}`,
    'Mobil 0171 1234567',
    `Rechnung Nr. ${digits(6)}`,
    `Kundennummer ${digits(7)}`,
    `vom ${1 + dice.roll(28)}.0${1 + dice.roll(9)}.2024`,
    `Betrag ${digits(3)},${digits(2)} EUR`,
    `${digits(2)},50 €`,
    '50667 Köln',
    'USt-IdNr. DE123456789',
    'HRB 12345',
    'Musterstraße 12',
    'Vielen Dank',
    'Bitte zahlen an info@example.de',
    'St.-Nr. 215/5812/0346',
    'Gläubiger-ID DE98ZZZ09999999999',
  ]);
/** Five small letters and more; what ends in „nr“ is a label. */
const SMALL_WORD = () =>
  Array.from({ length: 5 + dice.roll(6) }, () => dice.pick([...'abcdefghijklmnopstuvwzäöü'])).join('');

interface Letter {
  readonly statements: readonly string[];
  readonly separator: string;
  readonly pair: string;
  /** The numbers as they are written. */
  readonly written: readonly [string, string];
}

function someLetter(): Letter {
  const account = digits(5 + dice.roll(6));
  const { bankCode } = dice.pick(banks);
  if (knownBanks.isBankCode(account)) return someLetter();
  const code = dice.roll(2) === 0 ? bankCode : inGroups(bankCode);
  const both = [`BLZ ${code}`, `${dice.pick(['Konto', 'Kto.', 'Kontonummer:', 'Kto-Nr.'])} ${account}`];
  const numbers = dice.roll(2) === 0 ? both : both.toReversed();
  const statements = [
    ...Array.from({ length: dice.roll(3) }, EXPLAINED),
    ...numbers,
    ...Array.from({ length: dice.roll(3) }, EXPLAINED),
  ];
  return {
    statements,
    separator: dice.pick([', ', '\n', ' · ', '; ']),
    pair: `${bankCode}/${account}`,
    written: [code, account],
  };
}

const textOf = ({ statements, separator }: Letter) => statements.join(separator);
const answerOf = ({ readings: [first] }: TextReading) => `${first?.bankCode}/${first?.accountNumber}`;
const read = (text: string) => readText(text, knownBanks);
const withStatement = (letter: Letter, added: string): Letter => {
  const at = dice.roll(letter.statements.length + 1);
  return { ...letter, statements: letter.statements.toSpliced(at, 0, added) };
};
const forEachLetter = (judge: (letter: Letter) => void) => {
  for (let count = 0; count < TEXTS; count += 1) judge(someLetter());
};

test('a further number without evidence makes the text a question, wherever it stands [11.18]', () => {
  forEachLetter((letter) => {
    const bare = digits(4 + dice.roll(7));
    const text = textOf(letter);
    const gaps = [...text.matchAll(/(?<=\d|EUR|€|Köln)(?=, |\n|;| ·|$)/gu)].map(({ index }) => index);
    const at = dice.pick(gaps);
    const inserted = `${text.slice(0, at)}${dice.pick([' ', ', ', ' / ', ' (', '\n'])}${bare}${text.slice(at)}`;
    const next = dice.pick(letter.statements.filter((one) => /^\p{L}/u.test(one)));
    for (const given of [
      inserted,
      textOf(withStatement(letter, bare)),
      text.replace(next, `${bare} ${next}`),
    ])
      expect(read(given).isCertain, given).toBe(false);
  });
});

test('any word that a payment does not have makes a text a question, wherever it stands [11.18]', () => {
  forEachLetter((letter) => {
    const small = SMALL_WORD();
    const noun = small.replace(/^./, (first) => first.toUpperCase());
    // Eight capitals with DE in the middle are a BIC.
    const word = dice.pick([small, noun, noun.toUpperCase().replace('DE', 'DA')]);
    const number = dice.pick(letter.written);
    const text = textOf(letter);
    for (const given of [
      text.replace(number, `${number} ${word}`),
      text.replace(number, `${number} (${word})`),
      text.replace(/BLZ|Konto|Kto/, (label) => `${word}: ${label}`),
      text.replace(/BLZ|Konto|Kto/, (label) => `${word}\n${label}`),
      `${dice.pick(['Das', 'Bank', 'PS:'])} ${word}.\n\n${text}`,
      `${text}\n\n${dice.pick(['Zur', 'Konto', 'PS:'])} ${word}`,
    ])
      expect(read(given).isCertain, given).toBe(false);
  });
});

test('the name of another bank makes the text a question, that of its own bank does not [11.18]', () => {
  forEachLetter((letter) => {
    const [code = '', account = ''] = letter.pair.split('/');
    const own = banks.find(({ bankCode }) => bankCode === code);
    const other = dice.pick(banks);
    const isSure = (name: string) => read(`${name}, BLZ ${code}, Konto ${account}`).isCertain;
    expect(knownBanks.contradicts(own?.name ?? '', code), own?.name).toBe(false);
    if (/^[\p{L} ]+$/u.test(other.name) && namesBank(other.name) && knownBanks.contradicts(other.name, code))
      expect(isSure(other.name), `${other.name} ${code}`).toBe(false);
  });
  expect(knownBanks.contradicts('Sparkasse KölnBonn', '37040044')).toBe(true);
  expect(knownBanks.contradicts('Volksbank', '37040044')).toBe(true);
  expect(knownBanks.contradicts('Bank', '50010517')).toBe(false);
  expect(knownBanks.contradicts('Commerzbank Huber', '37040044')).toBe(false);
});

test('a labelled pair among numbers that explain themselves is certain', () => {
  forEachLetter((letter) => {
    const text = textOf(withStatement(letter, EXPLAINED()));
    const reading = read(text);
    expect([reading.isCertain, answerOf(reading)], text).toEqual([true, letter.pair]);
  });
});

test('text and row give the same answer', () => {
  forEachLetter(({ written: [code, account], pair }) => {
    const addition = dice.pick([
      '',
      ' (Filiale 12)',
      ' ab 2023',
      ' Berlin 11',
      ' Commerzbank',
      ' erloschen',
      ' (alt)',
      ' 4711',
    ]);
    const row = readRow(code + addition, account, knownBanks);
    const text = read(`BLZ ${code}${addition}\nKonto ${account}`);
    expect([row.isCertain, answerOf(row)]).toEqual([text.isCertain, answerOf(text)]);
    expect(row.readings.map(({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}`)).toContain(pair);
  });
});

test('of texts with one labelled pair, one in a hundred at most offers it not, whatever else is in it', () => {
  let refused = 0;
  forEachLetter((letter) => {
    const other = dice.pick([digits(7), 'neu', 'Auftrag Meier 12', '19056 4711', 'X7-44']);
    const { readings } = read(textOf(withStatement(letter, other)));
    if (!readings.some(({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}` === letter.pair))
      refused += 1;
  });
  expect(refused).toBeLessThanOrEqual(TEXTS / 100);
});
