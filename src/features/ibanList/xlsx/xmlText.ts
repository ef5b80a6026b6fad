import { ListError } from '../worker/failure.ts';
import { columnName } from './cellReference.ts';
import { rawAttribute, resolveEntities, type XmlTag } from './xmlScanner.ts';

/** The value of an attribute, or null. */
export function attribute(tag: XmlTag, name: string): string | null {
  const raw = rawAttribute(tag, name);
  return raw === null ? null : resolveEntities(raw);
}

/** Whether a property such as `<strike/>` is set: its attribute `val` may say that it is not. */
export function isOn(tag: XmlTag): boolean {
  return !/^(?:0|false|off)$/.test(rawAttribute(tag, 'val') ?? '1');
}

/** `_x0041_` → `A`: the escape for characters that XML does not allow, and any others (ECMA-376, part 1, 22.9.2.19). */
export function unescapeCharacters(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Characters that XML 1.0 does not allow, and CR, which XML parsers convert to a line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** An underscore that would begin an escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they will be escapes themselves
const ESCAPE_START = /_(?=x[0-9a-f]{4}(?:[_\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}))/giu;

/** Escapes a text as the content of a cell, so that reading it returns exactly these characters. */
function cellContent(text: string): string {
  return text
    .replace(ESCAPE_START, '_x005F_')
    .replace(NOT_IN_XML, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Excel specifications and limits: characters of a cell. Excel rejects files with more. */
const LONGEST_TEXT = 32_767;

/**
 * A cell with a text that no program reads as a number or a formula; '' if the text is empty.
 *
 * @param prefix namespace prefix of the elements, with its colon
 * @param format the index of its format as written, or null
 * @throws ListError `cell-too-long`
 */
export function textCell(
  prefix: string,
  column: number,
  row: number,
  text: string,
  format: string | null,
): string {
  if (text === '') return '';
  if (text.length > LONGEST_TEXT) throw new ListError('cell-too-long');
  const attributes = `r="${columnName(column)}${row}"${format === null ? '' : ` s="${format}"`}`;
  const space = text.trim() === text ? '' : ' xml:space="preserve"';
  return `<${prefix}c ${attributes} t="inlineStr"><${prefix}is><${prefix}t${space}>${cellContent(text)}</${prefix}t></${prefix}is></${prefix}c>`;
}

export function columnWidth(prefix: string, column: number, width: number): string {
  return `<${prefix}col min="${column}" max="${column}" width="${width}" customWidth="1"/>`;
}
