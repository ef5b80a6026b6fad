import { hash } from 'node:crypto';
import type { BankDirectory } from '../../domain/directory/bankDirectory.ts';
import { CSV_DELIMITER, writtenCell } from '../../table/writeCell.ts';
import { ruleGroups } from './ruleGroups.ts';

const COLUMNS = ['BLZ', 'Bank', 'Ort', 'Regel', 'Beschreibung'];
/** Excel reads a file without it as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every bank code with a rule of its own as CSV, by rising bank code. */
export function rulesCsv(directory: BankDirectory) {
  const rows = ruleGroups(directory)
    .flatMap(({ rule, sentence, banks }) =>
      banks.map(({ bankCode, name, town }) => [bankCode, name, town, rule, sentence]),
    )
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const lines = [COLUMNS, ...rows].map((cells) =>
    cells.map((cell) => writtenCell(cell, false)).join(CSV_DELIMITER),
  );
  const text = `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
  // The path on the site changes with the content, so that browsers may keep the file.
  const digest = hash('sha256', text).slice(0, 8);
  const path = `/daten/iban-sonderregeln.${directory.columnDates.bankRule}.${digest}.csv`;
  return { path, text, bytes: Buffer.byteLength(text) };
}
