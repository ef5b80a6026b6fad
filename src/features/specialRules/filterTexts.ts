// Without imports: the script of the page shares no module with a tool.

/** Both are at least one. */
export function found(bankCodes: number, rules: number): string {
  const codes = `${bankCodes.toLocaleString('de-DE')}\u00A0Bankleitzahl${bankCodes === 1 ? '' : 'en'}`;
  return `${codes} mit ${rules === 1 ? 'einer Regel' : `${rules}\u00A0Regeln`} gefunden.`;
}
