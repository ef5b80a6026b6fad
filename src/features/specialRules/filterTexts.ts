// Without imports: the script of the page shares no module with a tool.

/** @param count of the bank codes that match */
export function found(count: number): string {
  if (count === 0)
    return 'Nichts gefunden. Eine Bankleitzahl, die hier fehlt, hat nach unseren Daten keine eigene Regel, oder es gibt sie nicht.';
  return `${count.toLocaleString('de-DE')}\u00A0${count === 1 ? 'Bankleitzahl' : 'Bankleitzahlen'} gefunden.`;
}
