import { expect, test } from 'vitest';
import { type CardField, type CardInput, checkCard as checkAtBank, EMPTY_CARD } from './card.ts';
import { noteText, problemText, stateText } from './fieldNotes.ts';

const input: CardInput = { ...EMPTY_CARD, iban: 'DE89370400440532013000', name: 'Erika' };
/** At a bank that forms every IBAN. */
const checkCard = (card: CardInput) => checkAtBank(card, () => ({ ok: true, doubt: null }));
const nothingLeft: ReadonlySet<CardField> = new Set();

function problemOf(field: CardField, typed: string, leftFields: ReadonlySet<CardField> = new Set([field])) {
  const changed = { ...input, [field]: typed };
  return problemText(checkCard(changed), field, changed, leftFields);
}

test.each<[CardField, string, string]>([
  ['iban', 'DE89 3704', '8 von 22\u00A0Zeichen'],
  ['iban', 'at61 1904', '8 von 20\u00A0Zeichen'],
  ['iban', 'D', ''],
  ['name', 'Größe 🎂', ''],
  ['name', ' 🎂'.repeat(29), '57 von 70\u00A0Zeichen'],
  ['amount', '1234,5', '= 1.234,50\u00A0€'],
  ['amount', 'zwölf', ''],
  ['name', '', ''],
  ['bic', 'COBADEFF', ''],
])('while %s holds „%s“, it says „%s“', (field, typed, note) => {
  expect(noteText(field, typed)).toBe(note);
});

test('an IBAN that is too short is named once its field was left, with both lengths', () => {
  expect(problemOf('iban', 'DE8937040044053201300', nothingLeft)).toBeNull();
  expect(problemOf('iban', 'DE8937040044053201300')).toBe('Zu kurz: 21 statt 22\u00A0Zeichen.');
});

test('too much text is named at once, with how much that is, and there is no card', () => {
  const tooLong = (field: CardField, length: number) => problemOf(field, 'x'.repeat(length), nothingLeft);
  expect(tooLong('name', 72)).toBe('2\u00A0Zeichen zu viel: 72 statt höchstens 70.');
  expect(tooLong('headline', 61)).toBe('1\u00A0Zeichen zu viel: 61 statt höchstens 60.');
  const state = stateText(checkCard({ ...input, headline: 'x'.repeat(61) }), null);
  expect(state).toContain('Bitte ändern: Überschrift.');
});

test('a headline does not change the code', () => {
  const plain = checkCard(input);
  const withHeadline = checkCard({ ...input, headline: ' Beitrag\t2026 ' });
  if (!plain.ok || !withHeadline.ok) throw new Error('refused');
  expect(withHeadline.payload).toBe(plain.payload);
  expect(withHeadline.headline).toBe('Beitrag 2026');
});

test('an empty field is never called wrong', () => {
  expect(problemOf('name', '')).toBeNull();
  expect(problemOf('iban', '')).toBeNull();
});

test('what is wrong in one field is not said at another', () => {
  const changed = { ...input, amount: 'zwölf' };
  expect(problemText(checkCard(changed), 'name', changed, new Set(['name', 'amount']))).toBeNull();
});

test('what is still to be filled is told apart from what is wrong', () => {
  expect(stateText(checkCard({ ...input, iban: 'DE89', name: '', amount: '0' }), null)).toBe(
    'Hier entsteht der GiroCode. Es fehlen noch: IBAN, Empfängername. Bitte ändern: Betrag.',
  );
  expect(stateText(checkCard(input), null)).toBe('Der GiroCode ist fertig.');
});

test('a BIC that only some countries ask for is missing, not wrong', () => {
  const swiss = checkCard({ ...input, iban: 'CH9300762011623852957', bic: '' });
  expect(stateText(swiss, null)).toBe('Hier entsteht der GiroCode. Es fehlt noch: BIC.');
});
