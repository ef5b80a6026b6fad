import type { SepaMembership } from '../../domain/countries/countries.ts';
import { germanDate } from '../../ui/germanDate.ts';

/** Whether a country belongs to the single euro payments area, and since when. */
export function sepaText(sepa: Pick<SepaMembership, 'since' | 'paymentsSince' | 'through'> | null): string {
  if (sepa === null) return 'nein, Zahlungen dorthin sind Auslandsüberweisungen';
  if (sepa.through !== null) return `ja, als Gebiet von: ${sepa.through}`;
  if (sepa.since === null) return 'ja';
  const payments = sepa.paymentsSince === null ? '' : `, Zahlungen seit ${when(sepa.paymentsSince)}`;
  return `ja, seit ${when(sepa.since)}${payments}`;
}

/** `2024-11-21` → „dem 21. November 2024“; a month or a year gets no article. */
function when(date: string): string {
  return date.length > '2024-11'.length ? `dem ${germanDate(date)}` : germanDate(date);
}
