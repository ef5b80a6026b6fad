/// <reference path="./virtual.d.ts" />
import { packed } from 'virtual:directories';
import { type Bank, chooseDirectory, makeBankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import type { BankDirectory } from './index.ts';

/** The directories of this release, read at the first call. */
let read: readonly BankDirectory[] | undefined;

/**
 * The bank directory of this release, made at the first call. `validFrom` and `validUntil` give its quarter, `columnDates`
 * the day of each column. It is frozen.
 *
 * @param now the moment whose day in Germany counts, if the release has directories of two quarters
 * @example
 * bankDirectory().find('37040044')?.name; // 'Commerzbank'
 */
export function bankDirectory(now: Date = new Date()): BankDirectory {
  read ??= packed().map(({ validFrom, validUntil, rows, columnDates }) =>
    makeBankDirectory(validFrom, validUntil, rows.split('\n').map(bankOf), columnDates),
  );
  return chooseDirectory(read, now).directory;
}

function bankOf(row: string): Bank {
  const [bankCode, name = '', shortName = '', postcode = '', town = '', bic = '', ...others] =
    row.split('\t');
  const [accountCheckMethod = null, bankRule = null, successor = null, mark] = others.map(
    (cell) => cell || undefined,
  );
  const texts = { bankCode: bankCode as Bank['bankCode'], name, shortName, postcode, town, bic };
  const isMarkedForDeletion = mark !== undefined;
  return {
    ...texts,
    ...{ accountCheckMethod, bankRule, isMarkedForDeletion, successor: successor as Bank['successor'] },
  };
}
