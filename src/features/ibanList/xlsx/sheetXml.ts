import { ListError } from '../worker/failure.ts';
import { columnName } from './cellReference.ts';
import { cellContent } from './xmlText.ts';

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
