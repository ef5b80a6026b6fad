/** Announced after an IBAN was copied, in every tool. */
export const IBAN_COPIED = 'Die IBAN ist kopiert, ohne Leerzeichen.';
