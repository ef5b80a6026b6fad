/** Characters. What is not longer stays on one line. */
const LONGEST_LINE = 72;

/** A value as JSON, indented by two, with short objects and lists on one line. */
export function printed(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (!isNested(value) || indent.length + line.length <= LONGEST_LINE) return line;
  const deeper = `${indent}  `;
  const lines = partsOf(value).map(([name, part]) => `${deeper}${name}${printed(part, deeper)}`);
  const [open, close] = bracketsOf(value);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
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

function onOneLine(value: unknown): string {
  if (!isNested(value)) return visible(JSON.stringify(value));
  const [open, close] = bracketsOf(value);
  const parts = partsOf(value).map(([name, part]) => name + onOneLine(part));
  return parts.length === 0 ? open + close : `${open} ${parts.join(', ')} ${close}`;
}

/** The entries of an object with their names, those of a list without. */
function partsOf(value: object): readonly (readonly [name: string, part: unknown])[] {
  if (Array.isArray(value)) return value.map((part) => ['', part]);
  return Object.entries(value).map(([name, part]) => [`${JSON.stringify(name)}: `, part]);
}

function bracketsOf(value: object): readonly [open: string, close: string] {
  return Array.isArray(value) ? ['[', ']'] : ['{', '}'];
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
