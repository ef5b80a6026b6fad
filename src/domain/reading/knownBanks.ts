import type { AccountNumber, BankCode } from '../account/account.ts';
import { type Bank, type BankDirectory, namesOf } from '../directory/bankDirectory.ts';
import type { Resolution } from '../resolve/resolution.ts';
import type { KnownBanks } from './types.ts';
import { BANK_WORD } from './words.ts';

type Asked = Pick<Resolution, 'accountCheck' | 'bankIbanIfAccountIsRight'>;

const CHECKS = { valid: 'fits', invalid: 'fails', unchecked: 'unchecked' } as const;

/**
 * What the reader asks, answered by a directory.
 *
 * @param resolve `resolveIban` with this directory
 */
export function knownBanksOf(
  directory: Pick<BankDirectory, 'find' | 'banks'>,
  resolve: (bankCode: BankCode, accountNumber: AccountNumber) => Asked,
): KnownBanks {
  const resolved = ({ bankCode, accountNumber }: { bankCode: string; accountNumber: string }) =>
    resolve(bankCode as BankCode, accountNumber.padStart(10, '0') as AccountNumber);
  let byBic: Map<string | null, Bank[]> | null = null;
  let byWord: Map<string, Set<Bank>> | null = null;
  const words = () => (byWord ??= indexed(directory.banks));
  return {
    isBankCode: (digits) => directory.find(digits) !== undefined,
    bankCodesOf(bic) {
      byBic ??= Map.groupBy(directory.banks, (bank) => bank.bic);
      return byBic.get(bic)?.map(({ bankCode }) => bankCode) ?? [];
    },
    contradicts: nameCheck(directory, words),
    hasWord(word, bankCodes) {
      const [written = ''] = wordsOf(word);
      const isOf = ({ bankCode, town }: Bank) =>
        bankCodes.length === 0 || bankCodes.includes(bankCode) || wordsOf(town).includes(written);
      return [...(words().get(written) ?? [])].some(isOf);
    },
    ibanOf: (account) => resolved(account).bankIbanIfAccountIsRight,
    check: (account) => CHECKS[resolved(account).accountCheck?.verdict ?? 'unchecked'],
  };
}

/** A name that fits the banks of more institutions is a kind of bank: `Sparkasse`. */
const MOST_INSTITUTIONS = 5;
/** How people, and the short names of the directory, write kinds of banks. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ raiba: 'raiffeisenbank', rb: 'raiffeisenbank', voba: 'volksbank', vb: 'volksbank' },
  ...{ spk: 'sparkasse', ksk: 'kreissparkasse', ssk: 'stadtsparkasse' },
};
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => SHORT[word] ?? word);
const textOf = (bank: Bank) => wordsOf(namesOf(bank)).join(' ');

/**
 * The fourth digit of a bank code is the group of the bank in the scheme of the Bundesbank: 5 of savings banks, 6 and 9 of
 * cooperative banks. In the directory it holds for 1,541 of 1,558 banks with such a name.
 */
const GROUPS = [
  [/sparkasse/i, '5'],
  [/volksbank|raiffeisen|(?<!\p{L})vr[ -]?bank/iu, '69'],
] as const;

/** Whether a name is that of a kind of bank to which this bank does not belong: it may have merged since, but not so. */
function isOfAnotherGroup(name: string, own: Bank): boolean {
  return GROUPS.some(
    ([kind, digits]) => kind.test(name) && !kind.test(own.name) && !digits.includes(own.bankCode[3] ?? ''),
  );
}

/** A name contradicts a bank code if it is that of other banks, and has a word that the bank of this code does not have. */
function nameCheck(
  { find }: Pick<BankDirectory, 'find'>,
  words: () => ReadonlyMap<string, ReadonlySet<Bank>>,
): KnownBanks['contradicts'] {
  return (name, bankCode) => {
    const own = find(bankCode);
    const named = wordsOf(name);
    if (own === undefined || named.every((word) => textOf(own).includes(word))) return false;
    if (isOfAnotherGroup(named.join(' '), own)) return true;
    // The phrase may also contain a verb or an unknown town: `an Sparkasse Bremen überweisen`.
    const known = named.filter((word) => words().has(word));
    const ofOneBank = known.filter((word) => !BANK_WORD.test(word));
    if (ofOneBank.length === 0 && known.length < named.length) return false;
    const [first = new Set<Bank>(), ...more] = known.map((word) => words().get(word) ?? new Set<Bank>());
    const found = [...first].filter((bank) => more.every((others) => others.has(bank)));
    const institutions = new Set(found.map(({ bic }) => bic.slice(0, 4)));
    const isOfAnotherKind = named.join() !== 'bank' && !institutions.has(own.bic.slice(0, 4));
    // Its branches have bank codes of their own.
    if (found.some(({ bic }) => bic === own.bic)) return false;
    if (found.length > 0) return institutions.size <= MOST_INSTITUTIONS || isOfAnotherKind;
    return ofOneBank.length > 0 && !ofOneBank.some((word) => textOf(own).includes(word));
  };
}

function indexed(banks: readonly Bank[]): Map<string, Set<Bank>> {
  const byWord = new Map<string, Set<Bank>>();
  for (const bank of banks)
    for (const word of wordsOf(textOf(bank))) byWord.set(word, (byWord.get(word) ?? new Set()).add(bank));
  return byWord;
}

/** Any eight digits may be a bank code: for the time before the directory is there. */
export const NO_BANKS: KnownBanks = {
  isBankCode: () => false,
  bankCodesOf: () => [],
  contradicts: () => false,
  hasWord: () => false,
  ibanOf: () => null,
  check: () => 'unchecked',
};
