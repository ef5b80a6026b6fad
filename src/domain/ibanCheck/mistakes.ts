import { GERMAN_IBAN_LENGTH } from '../iban/iban.ts';

/** The mistakes that are looked for, the likeliest first. */
export const MISTAKES = [
  /** A letter was read or typed for the digit that it looks like. */
  'look-alike',
  /** The two letters of the country are missing. */
  'missing-country',
  /** Two neighbours changed places. */
  'swap',
  /** Another digit. */
  'wrong-digit',
  /** A digit is missing. */
  'missing-digit',
  /** There is an extra digit. */
  'extra-digit',
  /** Other letters than DE. */
  'wrong-country',
] as const;

export type Mistake = (typeof MISTAKES)[number];

/** What a German IBAN would be if one mistake were undone; not yet known to be right. */
export interface Attempt {
  readonly iban: string;
  readonly mistake: Mistake;
  /** Where it differs from what was given, as indices into `iban`; empty if a character was left out. */
  readonly changedAt: readonly number[];
  /** The index in the given text of the character that was left out, for `extra-digit`; otherwise null. */
  readonly leftOutAt: number | null;
}

/** The digit that a letter looks like. */
const DIGIT_LIKE: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

const DIGITS = '0123456789';

/** Where the digits begin: the country code is not checked digit by digit. */
const FIRST_DIGIT = 2;

/** Undoes, one at a time, each mistake by which a German IBAN can have become this text. */
export function* mistakesIn(text: string): Generator<Attempt> {
  if (/^\d{20}$/.test(text)) {
    yield { iban: `DE${text}`, mistake: 'missing-country', changedAt: [0, 1], leftOutAt: null };
    return;
  }
  const rest = text.slice(FIRST_DIGIT).replace(/[OILZSGB]/g, (letter) => DIGIT_LIKE[letter] ?? letter);
  const iban = `DE${rest}`;
  const letters = [...iban].flatMap((character, at) => (character === text.charAt(at) ? [] : [at]));
  if (!text.startsWith('DE')) {
    const mistake = text.startsWith('ED') ? 'swap' : 'wrong-country';
    if (iban.length === GERMAN_IBAN_LENGTH) yield { iban, mistake, changedAt: letters, leftOutAt: null };
    return;
  }
  switch (iban.length) {
    case GERMAN_IBAN_LENGTH - 1:
      yield* missingDigits(iban);
      break;
    case GERMAN_IBAN_LENGTH:
      if (letters.length > 0) yield { iban, mistake: 'look-alike', changedAt: letters, leftOutAt: null };
      yield* swaps(iban, letters);
      yield* wrongDigits(iban, letters);
      break;
    case GERMAN_IBAN_LENGTH + 1:
      yield* extraDigits(iban);
      break;
  }
}

function* swaps(text: string, letters: readonly number[]): Generator<Attempt> {
  for (let position = FIRST_DIGIT; position < text.length - 1; position += 1) {
    const [one, other] = [text.charAt(position), text.charAt(position + 1)];
    if (one === other) continue;
    const iban = text.slice(0, position) + other + one + text.slice(position + 2);
    yield { iban, mistake: 'swap', changedAt: [...letters, position, position + 1], leftOutAt: null };
  }
}

function* wrongDigits(text: string, letters: readonly number[]): Generator<Attempt> {
  for (let position = FIRST_DIGIT; position < text.length; position += 1) {
    for (const digit of DIGITS) {
      if (digit === text.charAt(position)) continue;
      const iban = text.slice(0, position) + digit + text.slice(position + 1);
      yield { iban, mistake: 'wrong-digit', changedAt: [...letters, position], leftOutAt: null };
    }
  }
}

function* missingDigits(text: string): Generator<Attempt> {
  for (let position = FIRST_DIGIT; position <= text.length; position += 1)
    for (const digit of DIGITS) {
      const iban = text.slice(0, position) + digit + text.slice(position);
      yield { iban, mistake: 'missing-digit', changedAt: [position], leftOutAt: null };
    }
}

function* extraDigits(text: string): Generator<Attempt> {
  for (let position = FIRST_DIGIT; position < text.length; position += 1) {
    const iban = text.slice(0, position) + text.slice(position + 1);
    yield { iban, mistake: 'extra-digit', changedAt: [], leftOutAt: position };
  }
}
