import { namesBank } from './bankCodeAmongWords.ts';
import { isCalendarDate } from './calendarDate.ts';
import type { IbanInText } from './ibansInText.ts';
import type { LabelledNumber, NumberKind } from './labelledNumbers.ts';
import type { Part } from './otherParts.ts';
import { type Account, pairsInText } from './pairsInText.ts';

/** One meaning of a text. A number that is null is not in it. */
export interface Numbers {
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
}

export interface MeaningOfText {
  /** What the text may mean, in its order. Empty if it holds none of the numbers. */
  readonly meanings: readonly Numbers[];
  /** There is one meaning, and the text determines it. Otherwise the visitor has to choose. */
  readonly isSure: boolean;
  /** Name or BIC of a bank whose bank code the text does not determine. */
  readonly bank: string | null;
}

/** What was found in a text, each in the order of the text. */
export interface PartsOfText {
  /** IBANs are marked as read. */
  readonly text: string;
  readonly ibans: readonly IbanInText[];
  readonly labelled: readonly LabelledNumber[];
  /** Without a label, but of a bank. Empty beside labelled ones. */
  readonly knownCodes: readonly Part[];
  /** Numbers without a label that may be account numbers. */
  readonly candidates: readonly Part[];
  /** Of banks in the directory, each once. */
  readonly bics: readonly string[];
  readonly bankName: string | null;
}

interface Banks {
  readonly bankCodesOf: (bic: string) => readonly string[];
  readonly ibanOf: (account: Account) => string | null;
}

/** A BIC with more bank codes than this is no choice; the bank has to be searched for. */
const MOST_BANK_CODES = 6;

/** Determines the meaning of a text from its parts. */
export function meaningOf(parts: PartsOfText, banks: Banks): MeaningOfText {
  const { text, ibans, labelled, knownCodes, bics, bankName } = parts;
  const inOrder = [...labelled, ...knownCodes.map((code) => ({ ...code, kind: 'bankCode' as const }))].sort(
    (one, other) => one.start - other.start,
  );
  const accounts = [...pairsInText(text, inOrder), ...ibans.flatMap(({ account }) => account ?? [])];
  if (accounts.length > 0) {
    const one = certainIfOne(eachAccountOnce(accounts, banks));
    const isOfOne = labelled.every((number) => accounts.some((account) => isOf(account, number, banks)));
    return { ...one, isSure: one.isSure && isOfOne };
  }

  const hasLabel = (wanted: NumberKind) => labelled.some(({ kind }) => kind === wanted);
  const digitsOf = (wanted: NumberKind) => [
    ...new Set(inOrder.flatMap(({ kind, digits }) => (kind === wanted ? (digits ?? []) : []))),
  ];
  const codesOfBic = hasLabel('bankCode') ? [] : bics.flatMap(banks.bankCodesOf);
  const fewCodesOfBic = codesOfBic.length <= MOST_BANK_CODES ? codesOfBic : [];
  const written = digitsOf('bankCode');
  const bankCodes = written.length > 0 ? written : fewCodesOfBic;
  const bank = bankCodes.length > 0 || hasLabel('bankCode') ? null : (bics[0] ?? bankName);

  const accountNumbers = digitsOf('accountNumber');
  if (accountNumbers.length > 0)
    return { ...certainIfOne(combine(bankCodes.length > 0 ? bankCodes : [null], accountNumbers)), bank };

  const possible = hasLabel('accountNumber') ? [] : parts.candidates.map(({ digits }) => digits);
  if (bankCodes.length > 0) {
    const alone = combine(bankCodes, [null]);
    const isNamed = hasLabel('bankCode') || bics.length > 0 || isOnlyBank(parts);
    return {
      ...certainIfOne([...combine(bankCodes, possible), ...alone]),
      ...(isNamed ? {} : { isSure: false }),
    };
  }
  const meanings = bank === null ? [] : combine([null], possible);
  const isSure = meanings.length === 1 && isOnlyBank(parts) && !possible.some(isCalendarDate);
  return { meanings, isSure, bank };
}

function certainIfOne(meanings: readonly Numbers[]): MeaningOfText {
  return { meanings, isSure: meanings.length === 1, bank: null };
}

function combine(
  bankCodes: readonly (string | null)[],
  accountNumbers: readonly (string | null)[],
): Numbers[] {
  return bankCodes.flatMap((bankCode) =>
    accountNumbers.map((accountNumber) => ({ bankCode, accountNumber })),
  );
}

/** Whether a labelled number belongs to an account that is written as IBAN. One that cannot be read is refused elsewhere. */
function isOf(account: Account, { kind, digits }: LabelledNumber, banks: Banks): boolean {
  return (
    digits === null ||
    account[kind] === digits ||
    eachAccountOnce([account, { ...account, [kind]: digits }], banks).length === 1
  );
}

/** An account may be written twice, as both numbers and as its IBAN. The bank's rule may have changed the latter. */
function eachAccountOnce(accounts: readonly Account[], { ibanOf }: Banks): Account[] {
  const byIban = new Map<string, Account>();
  for (const { bankCode, accountNumber } of accounts) {
    const whole = accountNumber.padStart(10, '0');
    const key = ibanOf({ bankCode, accountNumber: whole }) ?? bankCode + whole;
    if (!byIban.has(key)) byIban.set(key, { bankCode, accountNumber });
  }
  return [...byIban.values()];
}

/** Whether the text is the name of a bank and one number. */
function isOnlyBank({ text, knownCodes, candidates }: PartsOfText): boolean {
  return [...knownCodes, ...candidates].some(({ start, end }) => {
    const words = text.slice(0, start) + text.slice(end);
    return !/\p{N}/u.test(words) && namesBank(words);
  });
}
