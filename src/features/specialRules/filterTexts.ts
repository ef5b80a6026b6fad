// Without imports: the script of the page shares no module with a tool.

/** @param count of the bank codes that match, at least one */
export function found(count: number): string {
  return `${count.toLocaleString('de-DE')}\u00A0Bankleitzahl${count === 1 ? '' : 'en'} gefunden.`;
}
