import { ACCOUNT_NUMBER_LENGTH } from '../../../domain/account/account.ts';
import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { ibanParts, isGermanIban } from '../../../domain/iban/iban.ts';
import { readAccountNumber, readBankCode } from '../../../domain/reading/readNumber.ts';
import { asDigits, LOOKALIKES } from '../../../domain/reading/strayCharacters.ts';
import { ageAt } from '../../../domain/reading/words.ts';
import type { Numbers } from '../cells/columns.ts';
import { resolveNumbers } from '../convert/fromResolution.ts';
import { certainNumbers, ibanIn, readCells } from '../convert/readCells.ts';
import { FEWEST_CELLS } from '../convert/usualForm.ts';

/** Which digits of a cell are a number: those of one run, counted from 0, or of all runs of the cell. */
interface Place {
  readonly cell: number;
  readonly run: number | 'all';
}

/** Where the two numbers stand in all rows of a shape. */
export interface Places {
  readonly bankCode: Place;
  readonly accountNumber: Place;
}

/** The numbers are clear, and this bank code is meant instead of theirs. */
export interface OtherBank {
  readonly otherBankCode: string;
}

/** Below another heading, or where the cells are moved, the numbers are in these columns. */
export interface OtherColumns {
  readonly otherColumns: readonly number[];
}

/**
 * Which numbers an answer reads. `only`: those of the only reading, whose digits may be in several groups; `joined`: the clear ones,
 * with the digits of the next cell appended to the account number.
 */
export type NumbersOf = Places | 'clear' | 'only' | 'joined' | OtherBank | OtherColumns;

/** Whether they are among all cells of a row, not the used ones. */
export const areOfRow = (places: NumbersOf) => typeof places === 'object' && 'otherColumns' in places;

/** `37040044 (Filiale 12)` → `9 (A 9)`: cells of the same shape are read alike. */
export function shapeOf(cell: string): string {
  return cell
    .trim()
    .replace(LOOKALIKES, 'O9')
    .replace(/\d+/g, '9')
    .replace(/\p{L}[\p{L}.]*(?:(?:\s+|-)\p{L}[\p{L}.]*)*/gu, 'A')
    .replace(/\s+/g, ' ');
}

export function runsOf(cell: string): string[] {
  return asDigits(cell).match(/\d+/g) ?? [];
}

/** A shorter number is a branch, a house or a part of something. */
const SHORTEST_ACCOUNT_NUMBER = 4;
/** More runs of digits are a letter. */
const MOST_RUNS = 6;

/** No run of digits is the number: `10X0034`; a telephone number or a day in the wrong column, `06464/78944`, `08.05.1989`. */
const NO_NUMBER = /\d\p{L}{1,2}\d|^\s*0\d+\/|^\s*\d\d?\.\d\d?\.(?:19|20)\d\d\s*$/u;
const isNoNumber = (cell: string) => NO_NUMBER.test(asDigits(cell));

/** The numbers or the IBAN of cells that are clear by themselves; null if they are not. */
function clearNumbers(cells: readonly string[], directory: BankDirectory): Numbers | null {
  const [iban] = cells.flatMap((cell) => ibanIn(cell) ?? []);
  if (iban !== undefined)
    return { ...(isGermanIban(iban) ? ibanParts(iban) : { bankCode: '', accountNumber: '' }), iban };
  const [bankCode, account] = [readBankCode(cells[0] ?? ''), readAccountNumber(cells[1] ?? '')];
  if (bankCode.digits !== null && account.digits !== null)
    return { bankCode: bankCode.digits, accountNumber: account.digits };
  const numbers = certainNumbers(directory, cells);
  return numbers && { bankCode: numbers[0], accountNumber: numbers[1] };
}

/** Readings with both numbers, of which the cells may leave open whether they are meant. */
function wholeReadings(cells: readonly string[], directory: BankDirectory): Numbers[] {
  return readCells(directory, cells).readings.flatMap(({ bankCode, accountNumber }) =>
    bankCode === null || accountNumber === null || directory.find(bankCode) === undefined
      ? []
      : { bankCode, accountNumber },
  );
}

/** The numbers of the cells; null if there is no known bank code or no account number. */
export function numbersAt(
  cells: readonly string[],
  places: NumbersOf,
  directory: BankDirectory,
): Numbers | null {
  if (places === 'clear') return clearNumbers(cells, directory);
  if (places === 'joined') {
    const numbers = clearNumbers(cells.slice(0, 2), directory);
    const accountNumber = `${numbers?.accountNumber}${cells[2]}`;
    return numbers && /^\d{1,3}$/.test(cells[2] ?? '') && accountNumber.length <= ACCOUNT_NUMBER_LENGTH
      ? { ...numbers, accountNumber }
      : null;
  }
  if (places === 'only') {
    if (cells.some(isNoNumber)) return null;
    const [numbers = null, ...others] = wholeReadings(cells, directory);
    return others.length === 0 ? numbers : null;
  }
  if ('otherColumns' in places) {
    const used = places.otherColumns.map((column) => cells[column] ?? '');
    const numbers = clearNumbers(used, directory);
    const isKnown = numbers?.iban !== undefined || directory.find(numbers?.bankCode ?? '') !== undefined;
    return isKnown ? numbers : null;
  }
  if ('otherBankCode' in places) {
    const numbers = clearNumbers(cells, directory);
    return numbers && { ...numbers, bankCode: places.otherBankCode };
  }
  const at = ({ cell, run }: Place) => {
    const runs = runsOf(cells[cell] ?? '');
    return run === 'all' ? runs.join('') : (runs[run] ?? '');
  };
  const bankCode = at(places.bankCode);
  // One zero too many may be offered, though it is not taken.
  const accountNumber = at(places.accountNumber).replace(/^0(?=\d{10}$)/, '');
  const isAccount =
    accountNumber.length >= SHORTEST_ACCOUNT_NUMBER &&
    accountNumber.length <= 10 &&
    !/^0+$/.test(accountNumber);
  return isAccount && directory.find(bankCode) !== undefined ? { bankCode, accountNumber } : null;
}

/** The runs of digits of which the words before them do not say that others have taken their place. */
export function currentRuns(cell: string): number[] {
  const text = asDigits(cell);
  const ages = [...text.matchAll(/\d+/g)].map(({ index }) => ageAt(text, index));
  return [...ages.keys()].filter((run) => ages[run] === Math.min(...ages));
}

/** All places of two numbers in the cells, those of their own columns first. */
function possiblePlaces(cells: readonly string[]): Places[] {
  const places = cells.flatMap((text, cell): Place[] => {
    const { length } = runsOf(text);
    if (length > MOST_RUNS || isNoNumber(text)) return [];
    const single = currentRuns(text).map((run) => ({ cell, run }));
    // `12,00` is an amount.
    return length > 1 && !/,\d\d(?!\d)/.test(text) ? [...single, { cell, run: 'all' }] : single;
  });
  const pairs = places.flatMap((bankCode) => places.map((accountNumber) => ({ bankCode, accountNumber })));
  const overlap = ({ bankCode, accountNumber }: Places) =>
    bankCode.cell === accountNumber.cell &&
    (bankCode.run === accountNumber.run || bankCode.run === 'all' || accountNumber.run === 'all');
  const isOfColumns = ({ bankCode, accountNumber }: Places) => bankCode.cell < accountNumber.cell;
  return pairs
    .filter((pair) => !overlap(pair))
    .sort((one, other) => Number(isOfColumns(other)) - Number(isOfColumns(one)));
}

/** Share of the rows that a reading must fit. */
const MOST = 0.9;

/**
 * The places that the first row may mean and at which nearly all rows have two numbers; of several, those whose account numbers pass
 * the check most often. In few rows chance may decide that, and of those that do not fail those that leave out the fewest digits are
 * the likeliest. Without such places, the only reading of each row.
 */
export function likeliestPlaces(
  directory: BankDirectory,
  cells: readonly (readonly string[])[],
): Places | 'only' | null {
  const [first = []] = cells;
  const whole = wholeReadings(first, directory);
  const isMeant = (places: Places) => {
    const numbers = numbersAt(first, places, directory);
    if (whole.length === 0) return numbers !== null;
    return whole.some(
      ({ bankCode, accountNumber }) =>
        bankCode === numbers?.bankCode && withoutZeros(accountNumber) === withoutZeros(numbers.accountNumber),
    );
  };
  const fitting = possiblePlaces(first)
    .filter(isMeant)
    .flatMap((places) => {
      const read = cells.flatMap((each) => numbersAt(each, places, directory) ?? []);
      if (read.length < MOST * cells.length) return [];
      const verdicts = read.map((each) => verdictOf(directory, each));
      const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
      const digits = read[0]?.accountNumber.length ?? 0;
      return { places, passed: count('valid'), failed: count('invalid'), digits };
    });
  const isOfFew = cells.length < FEWEST_CELLS;
  const [likeliest] = fitting.sort(
    (one, other) =>
      (isOfFew ? one.failed - other.failed || other.digits - one.digits : 0) || other.passed - one.passed,
  );
  if (likeliest) return likeliest.places;
  return cells.every((each) => numbersAt(each, 'only', directory) !== null) ? 'only' : null;
}

export function verdictOf(directory: BankDirectory, numbers: Numbers): string | undefined {
  return resolveNumbers(directory, numbers).accountCheck?.verdict;
}

export const withoutZeros = (digits: string | null) => digits?.replace(/^0+/, '');
