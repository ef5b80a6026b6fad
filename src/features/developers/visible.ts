/** Characters that are not seen, or that turn the text behind them around, as escapes of JavaScript and JSON. */
export function visible(text: string): string {
  return text.replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
