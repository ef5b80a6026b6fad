import type { List } from './listSteps.ts';

declare global {
  interface Window {
    /** The list for the series of GiroCodes that this page opens: in its memory, until the other page takes it. */
    listForSeries?: Promise<List>;
  }
}

/** The list of the page that has opened this one, once. */
export function takeListForSeries(): Promise<List> | undefined {
  try {
    const { listForSeries } = window.opener ?? {};
    if (listForSeries) delete window.opener.listForSeries;
    return listForSeries;
  } catch {
    // Opened by another site.
    return undefined;
  }
}
