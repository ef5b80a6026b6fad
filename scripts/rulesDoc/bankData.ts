import { directoryFrom } from '../../tests/bankDirectory.ts';

/**
 * The quarter with whose bank data the examples are computed. It is the quarter of the published cases, so that a newer
 * directory does not change docs/rules.md.
 */
export const VALID_FROM = '2026-09-07';
export const directory = directoryFrom(VALID_FROM);

/** The day in words, as in „7 September 2026“. */
export const dayInWords = new Date(VALID_FROM).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
