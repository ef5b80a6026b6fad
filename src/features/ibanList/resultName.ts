import { type DatedDirectory, expiryInFileName } from '../../bankData/validityTexts.ts';

/** A patched workbook keeps its extension: Excel does not open a workbook with macros as .xlsx. */
export function endingOfWorkbook(name: string): string {
  return /\.(xls[xm]|xlt[xm])$/i.exec(name)?.[1] ?? 'xlsx';
}

/**
 * `Mitglieder.csv` → `Mitglieder-IBAN.xlsx`. That the bank data were past their last day is said here once for the whole
 * file: a line in it would be one account more to every program that reads it.
 */
export function resultName(name: string, ending: string, bankData: DatedDirectory, what = 'IBAN'): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-${what}${expiryInFileName(bankData)}.${ending}`;
}
