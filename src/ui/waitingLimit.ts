/** Nobody should look at „wird geladen …“ for longer. What arrives later is still welcome. */
export const WAITING_LIMIT_MS = 15_000;
