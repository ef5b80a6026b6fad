import { isCalendarDate } from './calendarDate.ts';
import { type Candidate, everyPair, MOST_READINGS, pairsInText } from './pairs.ts';
import type { Account, Evidence, Explained, KnownBanks, NumberKind, Piece, Reading } from './types.ts';
import { ageAt } from './words.ts';

/**
 * What a text may mean, the likeliest first: its IBANs, then each bank code with each account number. A bank code
 * alone is a reading if no account number has a label.
 */
export function readingsOf(
  text: string,
  explained: readonly Explained[],
  ibans: readonly Account[],
  codesOfBic: readonly string[],
  banks: KnownBanks,
): Reading[] {
  const codes = bankCodesIn(text, explained, codesOfBic, banks);
  const accounts = accountNumbersIn(explained, codes, text);
  const isLabelled = accounts.some(({ evidence, isExact }) => isExact && evidence !== 'none');
  const pairs = pairsInText(codes, accounts);
  const ages = new Map<Reading, number>();
  for (const [code, account] of [...pairs, ...pairsWithIbans(codes, accounts, ibans)].slice(0, MOST_READINGS))
    ages.set(reading(code, account, banks), ageAt(text, account.start));
  /** The account number of an IBAN as the text has it in addition, with fewer zeros. */
  const beside = explained.find(({ label, role }) => role === 'iban' && label === 'accountNumber');
  const ofIbans = ibans.map(({ bankCode, accountNumber }) => ({
    bankCode,
    accountNumber: (ibans.length === 1 ? beside?.digits : null) ?? accountNumber,
    evidence: { bankCode: 'iban', accountNumber: 'iban' } as const,
    check: banks.check({ bankCode, accountNumber }),
  }));
  const all = eachAccountOnce(sorted([...ages.keys(), ...ofIbans], ages), banks);
  if (all.length > 0 && (isLabelled || ibans.length > 0)) return all;
  const alone = codes.slice(0, MOST_READINGS).map((code) => reading(code, null, banks));
  const without = (codes.length === 0 ? accounts : [])
    .slice(0, MOST_READINGS)
    .map((account) => reading(null, account, banks));
  return [...all, ...eachAccountOnce([...alone, ...without], banks)];
}

/** A number beside an IBAN that is not its own may be meant with the other number of the IBAN. */
function pairsWithIbans(
  codes: readonly Candidate[],
  accounts: readonly Candidate[],
  ibans: readonly Account[],
): [Candidate, Candidate][] {
  const of = (kind: NumberKind): Candidate[] =>
    ibans.map((iban) => ({ digits: iban[kind], evidence: 'iban', start: -1, isExact: true }));
  if (codes.length === 0) return everyPair(of('bankCode'), accounts);
  return accounts.length === 0 ? everyPair(codes, of('accountNumber')) : [];
}

function bankCodesIn(
  text: string,
  explained: readonly Explained[],
  codesOfBic: readonly string[],
  banks: KnownBanks,
): Candidate[] {
  const found = explained.flatMap((piece) =>
    piece.role === 'bankCode' && piece.digits !== null
      ? [candidate(piece, piece.digits, piece.label === 'bankCode' ? 'label' : 'directory', true)]
      : [],
  );
  if (found.length > 0) return found;
  // The numbers of both columns may be swapped, and the groups of one may be unusual: `BLZ 683 91 500`. Without a label, only
  // blanks join groups: `DE89 3704-0044` is a part of an IBAN.
  const isUnclear = ({ role }: Explained) => role === 'open' || role === 'refused';
  const isAccountElsewhere = explained.some((one) => isUnclear(one) && one.label !== 'accountNumber');
  const possible = explained.flatMap((one) => {
    const { label, digits, options, numberStart, end } = one;
    const swapped = isAccountElsewhere && digits !== null ? [digits] : [];
    const isGrouped = label !== null || /^[\d ]+$/.test(text.slice(numberStart, end));
    const numbers = label === 'accountNumber' ? swapped : isUnclear(one) && isGrouped ? options : [];
    return numbers.filter(banks.isBankCode).map((code) => candidate(one, code, 'directory', false));
  });
  if (possible.length > 0) return possible;
  return codesOfBic.map((digits) => ({ digits, evidence: 'bic', start: -1, isExact: true }));
}

function accountNumbersIn(
  explained: readonly Explained[],
  codes: readonly Candidate[],
  text: string,
): Candidate[] {
  const starts = new Set(codes.map(({ start }) => start));
  const found = explained.flatMap((piece) => {
    const { role } = piece;
    if (starts.has(piece.numberStart) || !['accountNumber', 'refused', 'open'].includes(role)) return [];
    const isExact = role === 'accountNumber';
    const evidence =
      piece.label === 'accountNumber' ? ('label' as const) : isExact ? ('pair' as const) : ('none' as const);
    const numbers = piece.digits === null ? piece.options : [piece.digits];
    return numbers
      .filter((digits) => digits.length <= 10 && /[1-9]/.test(digits))
      .map((digits) => candidate(piece, digits, evidence, isExact));
  });
  const joined = joinedIn(explained, text);
  const isLabelled = found.some(({ evidence }) => evidence === 'label');
  // Beside a labelled number a date is a birthday or the like.
  return [...joined, ...found].filter(
    ({ digits, evidence }) => !(isLabelled && evidence === 'none' && isCalendarDate(digits)),
  );
}

/** `5320⏎13000`, `1234566, Unterkonto 03`: two pieces that may be one number. */
function joinedIn(explained: readonly Explained[], text: string): Candidate[] {
  return explained.flatMap((piece, index) => {
    const next = explained[index + 1];
    const more = next?.digits ?? next?.options[0];
    const isFirst =
      piece.role === 'accountNumber' || (piece.role === 'open' && piece.label === 'accountNumber');
    if (!isFirst || piece.digits === null || next === undefined || more === undefined) return [];
    const between = text.slice(piece.end, next.start);
    const mayContinue =
      (next.role === 'open' && /^[^\p{L}\p{N}\u0081·•|;]*$/u.test(between)) ||
      /^[^\p{L}\p{N}]*(?:unterkonto|uk)[^\p{L}\p{N}]*(?:nr[^\p{L}\p{N}]*)?$/iu.test(
        text.slice(piece.end, next.numberStart),
      );
    const digits = piece.digits + more;
    return mayContinue && digits.length <= 10 ? [candidate(piece, digits, 'none', false)] : [];
  });
}

function candidate({ numberStart }: Piece, digits: string, evidence: Evidence, isExact: boolean): Candidate {
  return { digits, evidence, start: numberStart, isExact };
}

function reading(code: Candidate | null, account: Candidate | null, banks: KnownBanks): Reading {
  const bankCode = code?.digits ?? null;
  const accountNumber = account?.digits ?? null;
  return {
    bankCode,
    accountNumber,
    evidence: { bankCode: code?.evidence ?? 'none', accountNumber: account?.evidence ?? 'none' },
    check:
      bankCode === null || accountNumber === null ? 'unchecked' : banks.check({ bankCode, accountNumber }),
  };
}

/** The likeliest first: what no other has replaced, what is labelled, what passes the check of its bank, and a number of the usual length. */
function sorted(readings: readonly Reading[], ages: ReadonlyMap<Reading, number>): Reading[] {
  const rank = (one: Reading) => {
    const { accountNumber, evidence, check } = one;
    return (
      -4 * (ages.get(one) ?? 0) +
      (evidence.accountNumber === 'label' || evidence.accountNumber === 'iban' ? 3 : 0) +
      { fits: 3, fails: -3, unchecked: 0 }[check] +
      ((accountNumber?.length ?? 0) < 5 ? -4 : 0)
    );
  };
  return [...readings].sort((one, other) => rank(other) - rank(one));
}

/** The likeliest of the readings that lead to the same IBAN: an account may be written twice, and the bank's rule may change it. */
function eachAccountOnce(readings: Reading[], banks: KnownBanks): Reading[] {
  if (readings.length < 2) return readings;
  const byIban = Map.groupBy(readings, ({ bankCode, accountNumber }) =>
    keyOf({ bankCode: bankCode ?? '', accountNumber: accountNumber ?? '' }, banks),
  );
  return [...byIban.values()].flatMap(([likeliest = []]) => likeliest);
}

function keyOf({ bankCode, accountNumber }: Account, { ibanOf }: KnownBanks): string {
  const whole = accountNumber.padStart(10, '0');
  return ibanOf({ bankCode, accountNumber: whole }) ?? bankCode + whole;
}

/** Whether a number is that of an account that is written as IBAN. */
export function isOf(account: Account, { label, digits }: Piece, banks: KnownBanks): boolean {
  if (digits === null || label === 'other') return false;
  const kinds: readonly NumberKind[] = label === null ? ['bankCode', 'accountNumber'] : [label];
  return kinds.some(
    (kind) =>
      account[kind].padStart(10, '0') === digits.padStart(10, '0') ||
      (label !== null &&
        digits.length <= (kind === 'bankCode' ? 8 : 10) &&
        keyOf(account, banks) === keyOf({ ...account, [kind]: digits }, banks)),
  );
}
