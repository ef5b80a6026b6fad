import { type Columns, usedColumns } from '../cells/columns.ts';
import { isFilled } from '../worker/tableShape.ts';
import { nameIn } from './marksAndNames.ts';
import type { Evidence } from './otherColumn.ts';
import { mayNameAccount } from './otherNumbers.ts';
import { ibanIn } from './readCells.ts';
import { bareResult } from './rowOutcome.ts';
import { reasonTexts } from './rowTexts.ts';

/** What is written where somebody has no account, or pays in another way. „siehe oben“ and „folgt“ are not among them. */
const NO_NUMBER =
  /^(?:[-–—/.]*|(?:zahlt )?bar(?:zahl(?:er|erin|ung))?|überweis(?:ung|er|t)|selbstzahler(?:in)?|(?:auf |per )?rechnung|dauerauftrag|keine?s?|(?:ohne|kein) konto|ohne|entfällt)$/iu;

/** The result of a row of somebody without bank code and account number; null if a number or a bank in it may be theirs. */
export function rowWithoutAccount(cells: readonly string[], columns: Columns, { others }: Evidence) {
  const used = usedColumns(columns);
  const isLacking = used.every((column) => NO_NUMBER.test(cells[column]?.trim() ?? ''));
  const name = nameIn(cells.filter((_, column) => !used.includes(column)));
  if (columns.kind !== 'accounts' || !isLacking || name === undefined) return null;
  const isElsewhere = others.some(({ index, isExplained, isOfBank }) => {
    const cell = cells[index] ?? '';
    if (isExplained) return ibanIn(cell) !== null;
    // A postcode precedes its town.
    return (isOfBank && isFilled(cell)) || mayNameAccount(cell) || /\d{5}(?! \p{Lu})/u.test(cell);
  });
  return isElsewhere ? null : bareResult('lacking', reasonTexts.withoutAccount);
}
