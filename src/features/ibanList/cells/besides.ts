import { PART } from '../../../domain/reading/words.ts';
import { originalTitle } from '../../../table/addedTitle.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';

const SUB_ACCOUNT = new RegExp(
  `^(?:(?:(?:${PART}|u)[-. ]*(?:konto|kto|account|nr|nummer)|lfd[-. ]*(?:konto|kto))|(?:(?:konto|kto)[-. ]*)?(?:${PART}|zus|erg|ukz|\\d\\. ?teil)|p|pz)\\.?$`,
  'iu',
);
/** These columns are in the result of every version of this site, in this order. */
const FIRST = RESULT_COLUMNS.slice(0, 3);
const OUTCOME = RESULT_COLUMNS.find(({ field }) => field === 'outcome')?.title ?? '';

/**
 * Columns beside the used ones, by their names, that a row must be read with.
 *
 * @param header empty if there is none
 */
export function findBesides(header: readonly string[]) {
  const titles = header.map((name) => originalTitle(name.trim()));
  const areFirst = (start: number) => FIRST.every(({ title }, offset) => titles[start + offset] === title);
  const columns = [...titles.keys()];
  return {
    /** Sub-accounts, which are part of the account number at some banks, and check digits, which may be cut off. */
    subAccounts: columns.filter((column) => SUB_ACCOUNT.test(titles[column] ?? '')),
    /**
     * Where the results of earlier conversions begin, with their IBANs. A list that is corrected and converted again means its
     * accounts, not these.
     */
    earlierResults: columns.filter((start) => areFirst(start) && titles.slice(start).includes(OUTCOME)),
  };
}
