/** Placeholder for text that has been read. No number or word continues across it. */
export const READ = '\uFFFC';

/** What separates statements: the end of a line, `·`, `|`, `;`, a comma, a bracket or a dash. */
const BETWEEN = new RegExp(`[\\n${READ}·|;•()[\\]]|,(?= |$)| [–—-] |\\s/\\s`, 'u');

/** The text with the part from `start` to `end` marked as read; all positions stay. */
export function markRead(text: string, start: number, end: number): string {
  return text.slice(0, start) + READ.repeat(end - start) + text.slice(end);
}

/** Splits a text into its separate statements, some of them empty: `Tel. 0221 123456`, `HRB 12345`. */
export function statements(text: string): string[] {
  return text.split(BETWEEN).map((part) => part.replace(/^[\s,.:/–—-]+|[\s,:/–—-]+$/gu, ''));
}

/** The words between the previous statement and a position. */
export function wordsBefore(text: string, position: number): string {
  return text.slice(0, position).split(BETWEEN).at(-1) ?? '';
}
