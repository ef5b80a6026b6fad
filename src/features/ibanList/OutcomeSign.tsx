import { TONE_SIGNS } from '../../ui/tone.ts';
import type { RowTone } from './convert/rowOutcome.ts';

/** The sign of an outcome that is beside its words; none if the row is not about an account. */
export function OutcomeSign({ tone, size }: { readonly tone: RowTone; readonly size: number }) {
  if (tone === 'neutral') return null;
  const Sign = TONE_SIGNS[tone];
  return <Sign size={size} aria-hidden="true" />;
}
