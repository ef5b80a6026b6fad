/*
 * BIC (ISO 9362): four characters of the institution, two letters of the country, two characters of the place, and three of
 * the branch or none. `XXX` is the head office. All patterns expect capitals.
 */

/** Eight or eleven characters. */
export const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The beginning of a BIC, of at least six characters, so that words are not mistaken for one. */
export const BIC_BEGINNING = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{0,5}$/;

/** The bank directory writes every BIC with its branch; banks that take no part in payments have none. */
export const BIC_OF_DIRECTORY = /^([A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{5})?$/;

/** Completes a BIC of eight characters, as the bank directory writes it: `COBADEFF` → `COBADEFFXXX`. */
export function withBranch(bic: string): string {
  return bic.length === 8 ? `${bic}XXX` : bic;
}
