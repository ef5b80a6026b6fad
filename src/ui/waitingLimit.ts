/** The longest time that „wird geladen …“ is shown. A later response is still used. */
export const WAITING_LIMIT_MS = 15_000;
