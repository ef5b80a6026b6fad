import { localName, type Package, scanPart } from './openPackage.ts';
import { attribute, isOn } from './xmlText.ts';
import type { ZipEntry } from './zipDirectory.ts';

/** What the format of a cell says about its value. */
export interface CellFormat {
  /** A number is shown as a date or a time. */
  readonly isDate: boolean;
  /** The value is crossed out. */
  readonly isStruck: boolean;
  /** The code of a format that shows digits which the value does not have: `0"03"`. Otherwise null. */
  readonly addedDigits: string | null;
}

/** Reads the cell formats of a workbook. @returns by index of the format (the attribute `s` of a cell) */
export async function readCellFormats(of: Package, styles: ZipEntry | undefined): Promise<CellFormat[]> {
  const codes = new Map<string, string>();
  const isStruck: boolean[] = [];
  const found: { readonly number: string; readonly font: number }[] = [];
  let part = '';
  if (styles)
    await scanPart(of, styles, (tag) => {
      const name = localName(tag.name);
      if (name === 'cellXfs' || name === 'fonts') part = tag.kind === 'open' ? name : '';
      else if (tag.kind === 'close') return;
      else if (name === 'numFmt')
        codes.set(attribute(tag, 'numFmtId') ?? '', attribute(tag, 'formatCode') ?? '');
      else if (name === 'font' && part === 'fonts') isStruck.push(false);
      else if (name === 'strike' && part === 'fonts') isStruck[isStruck.length - 1] = isOn(tag);
      else if (name === 'xf' && part === 'cellXfs')
        found.push({
          number: attribute(tag, 'numFmtId') ?? '0',
          font: Number(attribute(tag, 'fontId') ?? 0),
        });
    });
  return found.map(({ number, font }) => {
    const code = codes.get(number);
    return {
      isDate: code === undefined ? isBuiltInDate(Number(number)) : isDateCode(code),
      isStruck: isStruck[font] ?? false,
      addedDigits: code !== undefined && hasDigitsOfItsOwn(code) ? code : null,
    };
  });
}

/** Digits in quotes or behind a backslash are shown as they are; 0 and ? are places for digits of the value. */
function hasDigitsOfItsOwn(code: string): boolean {
  const [positive = ''] = code.replace(/\[[^\]]*\]/g, '').split(';');
  return /"[^"]*\d[^"]*"|\\\d|[1-9]/.test(positive);
}

/** ECMA-376, part 1, 18.8.30: built-in formats of dates and times, including those of East Asian editions. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Whether the section of a format code for positive numbers contains a date letter: d m y h s, or Japanese e and g. */
export function isDateCode(code: string): boolean {
  const bare = code
    // Quoted texts, escaped characters, widths and fill characters.
    .replace(/"[^"]*"?|\\.|[_*]./gsu, '')
    // Colours, conditions and currencies; but [h], [mm] and [ss] are times.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/General|Standard|E[+-]/gi, '');
  const [positive = ''] = bare.split(';');
  return /[dmyhsge]/i.test(positive);
}
