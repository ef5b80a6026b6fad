/** A value as JSON, in which every character is seen. */
export function printed(value: unknown): string {
  return visible(JSON.stringify(value, null, 2));
}

/** The answer in a few words, for those who hear it: the top of an object, and all that a list has. */
export function inShort(answer: unknown): string {
  if (!isNested(answer)) return String(answer);
  if (Array.isArray(answer)) return answer.length === 0 ? '[]' : answer.map(inShort).join('; ');
  return Object.entries(answer)
    .filter(([, value]) => !isNested(value) || Array.isArray(value))
    .map(([name, value]) => `${name}: ${inShort(value)}`)
    .join(', ');
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Characters that are not seen, or that turn the text behind them around, as escapes of JavaScript and JSON. */
export function visible(text: string): string {
  return text.replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
