import { Notes } from '../ui/Notes.tsx';
import { type DatedDirectory, expiry } from './bankFactsTexts.ts';

/** Below an answer of a tool, once the last day of its bank data is past. */
export function ExpiryNote({ data }: { readonly data: DatedDirectory | null }) {
  const note = expiry(data);
  return note === null ? null : <Notes notes={[note]} isCaution />;
}
