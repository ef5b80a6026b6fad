/** All that was typed into a field that keeps only digits, and where the last change of it ended. */
export interface TypedText {
  readonly text: string;
  readonly end: number;
}

/**
 * Follows a change of a field. A letter that the field has dropped stays until its digits are removed, or until something is
 * typed in its place later on.
 *
 * @param typed all before the change; its first digits are those of the field
 * @param before digits of the field before the change
 * @param after content of the field after it, not cleaned
 * @param caret position of the caret in it
 */
export function followedChange(typed: TypedText, before: string, after: string, caret: number): TypedText {
  const tail = after.slice(caret);
  if (!before.endsWith(tail)) return { text: after, end: caret };
  const end = before.length - tail.length;
  let start = 0;
  while (start < Math.min(end, caret) && after[start] === before[start]) start += 1;
  const places = [...typed.text.matchAll(/\d/g)].map(({ index }) => index);
  const behind = (digits: number) => (digits === 0 ? 0 : (places[digits - 1] ?? 0) + 1);
  const next = start === before.length ? typed.text.length : (places[start] ?? 0);
  const goesOn = start === end && typed.end > behind(start) && typed.end <= next;
  const head = typed.text.slice(0, goesOn ? typed.end : behind(start)) + after.slice(start, caret);
  const rest = tail === '' ? '' : typed.text.slice(places[end], behind(before.length));
  return { text: head + rest, end: head.length };
}
