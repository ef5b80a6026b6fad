import type { CellProblem, Repair } from './damage.ts';
import { readDigits } from './readDigits.ts';

export type ReadCombined =
  | { readonly bankCode: string; readonly accountNumber: string; readonly repairs: readonly Repair[] }
  | { readonly bankCode: null; readonly problem: CellProblem };

const BANK_CODE_WORD = /(?:BLZ|Bankleitzahl|Bank)\D{0,4}((?:\d[ .\u00A0]?){7}\d)(?!\d)/iu;
const ACCOUNT_WORD = /(?:Kto|Konto|Kontonummer|Kontonr|Kt)\b\D{0,8}?(\d[\d .\u00A0]{0,16})/iu;

/**
 * Reads a cell that holds bank code and account number: `37040044/532013000`, `Kto. 532 013 000, BLZ 370 400 44`,
 * `370400440532013000`. Words decide; then the place at which the digits can be cut into eight and at most ten. Where
 * both ends give eight digits, that one is the bank code which the directory knows.
 */
export function readCombined(cell: string, isKnownBankCode: (digits: string) => boolean): ReadCombined {
  const named = byWords(cell);
  if (named) return named;
  const groups = cell.match(/\d+/g) ?? [];
  if (groups.length === 0) return { bankCode: null, problem: 'account-number-missing' };
  if (groups.length === 1) return fromOneNumber(cell, groups[0] ?? '');
  const candidates = cuts(groups);
  const found = candidates.find(({ bankCode }) => isKnownBankCode(bankCode)) ?? candidates[0];
  return found ? { ...found, repairs: [] } : { bankCode: null, problem: 'not-told-apart' };
}

function byWords(cell: string): ReadCombined | null {
  const bankCode = BANK_CODE_WORD.exec(cell)?.[1]?.replace(/\D/g, '');
  if (bankCode === undefined) return null;
  const rest = cell.replace(BANK_CODE_WORD, ' | ');
  const accountNumber = (ACCOUNT_WORD.exec(rest)?.[1] ?? (rest.match(/\d+/g) ?? []).join('')).replace(
    /\D/g,
    '',
  );
  if (accountNumber === '') return { bankCode: null, problem: 'account-number-missing' };
  if (accountNumber.length > 10) return { bankCode: null, problem: 'account-number-long' };
  return { bankCode, accountNumber, repairs: [] };
}

/** Eight digits and ten, without anything between. */
function fromOneNumber(cell: string, digits: string): ReadCombined {
  const read = readDigits(cell, {
    missing: 'account-number-missing',
    notDigits: 'account-number-not-digits',
  });
  if (read.digits === null) return { bankCode: null, problem: read.problem };
  if (read.digits.length === 18)
    return { bankCode: read.digits.slice(0, 8), accountNumber: read.digits.slice(8), repairs: read.repairs };
  return { bankCode: null, problem: digits.length <= 10 ? 'account-number-missing' : 'not-told-apart' };
}

function cuts(groups: readonly string[]): { bankCode: string; accountNumber: string }[] {
  const found: { bankCode: string; accountNumber: string }[] = [];
  for (let cut = 1; cut < groups.length; cut += 1) {
    const left = groups.slice(0, cut).join('');
    const right = groups.slice(cut).join('');
    if (left.length === 8 && right.length <= 10) found.push({ bankCode: left, accountNumber: right });
    if (right.length === 8 && left.length <= 10) found.push({ bankCode: right, accountNumber: left });
  }
  return found;
}
