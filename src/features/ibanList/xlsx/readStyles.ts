import { localName, type Package, scanPart } from './openPackage.ts';
import { attribute } from './xmlText.ts';
import type { ZipEntry } from './zipDirectory.ts';

/**
 * Finds the cell formats of a workbook that show a number as a date or a time.
 *
 * @returns by index of the format (the attribute `s` of a cell)
 */
export async function readDateFormats(of: Package, styles: ZipEntry | undefined): Promise<boolean[]> {
  const codes = new Map<string, string>();
  const ids: string[] = [];
  let isInCellFormats = false;
  if (styles)
    await scanPart(of, styles, (tag) => {
      const name = localName(tag.name);
      if (name === 'cellXfs') isInCellFormats = tag.kind === 'open';
      else if (tag.kind === 'close') return;
      else if (name === 'numFmt')
        codes.set(attribute(tag, 'numFmtId') ?? '', attribute(tag, 'formatCode') ?? '');
      else if (name === 'xf' && isInCellFormats) ids.push(attribute(tag, 'numFmtId') ?? '0');
    });
  return ids.map((id) => {
    const code = codes.get(id);
    return code === undefined ? isBuiltInDate(Number(id)) : isDateCode(code);
  });
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
