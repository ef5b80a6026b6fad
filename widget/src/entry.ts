import { refusalText } from '../../src/bankData/insertion/insertionTexts.ts';
import { electronicForm } from '../../src/domain/iban/iban.ts';
import { readAccountNumber, readBankCode } from '../../src/domain/reading/readNumber.ts';
import { missing } from '../../src/features/calculator/texts.ts';
import { type TypedAccount, typedAccount } from '../../src/features/calculator/typedAccount.ts';

/** What the two fields mean. The fields themselves keep every character, so that nothing is lost unseen. */
export interface Entry {
  /** The electronic form of the first field if it begins like an IBAN; otherwise null. The other field is then ignored. */
  readonly iban: string | null;
  /** Null unless the fields hold both numbers and no IBAN. */
  readonly account: TypedAccount | null;
  /** Eight digits, also those of a German IBAN; '' if any is missing. */
  readonly bankCode: string;
  /** What is missing or cannot be read with certainty; '' if nothing is. */
  readonly missing: string;
  /** The index of the field whose text cannot be read with certainty; null if both can, or are unfinished. */
  readonly unreadable: 0 | 1 | null;
}

/** Two letters and a digit, or all digits of a German IBAN without its letters. */
const LIKE_IBAN = /^(?:[A-Z]{2}\d|\d{20}$)/;

/**
 * @param first text of the field for an IBAN or a bank code
 * @param second text of the field for an account number
 */
export function readEntry(first: string, second: string): Entry {
  const iban = electronicForm(first);
  const [code, number] = [first.trim(), second.trim()];
  const bankCode = readBankCode(code).digits ?? '';
  const nothing = { iban: null, account: null, bankCode, missing: '', unreadable: null };
  if (LIKE_IBAN.test(iban) && bankCode === '')
    return { ...nothing, iban, bankCode: /^DE\d\d(\d{8})/.exec(iban)?.[1] ?? '' };
  if (bankCode === '' && !/^\d{0,7}$/.test(code))
    return { ...nothing, missing: refusalText({ text: code, problem: 'bank-code' }), unreadable: 0 };
  const accountNumber = readAccountNumber(number).digits ?? '';
  if (number !== '' && accountNumber === '')
    return { ...nothing, missing: refusalText({ text: number, problem: 'account-number' }), unreadable: 1 };
  const isEmpty = code === '' && number === '';
  return {
    ...nothing,
    account: typedAccount(bankCode, accountNumber),
    missing: isEmpty ? '' : missing(bankCode || code, accountNumber),
  };
}
