import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownBanks } from '../../../tests/knownBanks.ts';
import { readText } from './readText.ts';

interface Paste {
  readonly about: string;
  readonly text: string;
  /** Bank code and account number that the text determines. */
  readonly fills?: string;
  /** What it may mean. */
  readonly asks?: readonly string[];
  readonly bank?: string;
  readonly refused?: readonly string[];
  readonly unread?: readonly string[];
}

const FILE = new URL('../../../tests/fixtures/pastes/pastes.json', import.meta.url);
const pastes: readonly Paste[] = JSON.parse(readFileSync(FILE, 'utf8'));

test('there are more than sixty pasted texts', () => {
  expect(pastes.length).toBeGreaterThan(60);
});

describe('of a pasted text is read what it determines; the rest is asked, refused or named', () => {
  test.each(pastes)('$about', ({ text, fills, asks = [], bank = null, refused = [], unread = [] }) => {
    const reading = readText(text, knownBanks);
    expect({
      meanings: reading.meanings.map(({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}`),
      isSure: reading.isSure,
      bank: reading.bank,
      refused: reading.refused.map((refusal) => refusal.text),
      unread: reading.unread,
    }).toEqual({
      meanings: fills === undefined ? asks : [fills],
      isSure: fills !== undefined,
      bank,
      refused,
      unread,
    });
  });
});
