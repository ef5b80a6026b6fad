import { type CellContext, type CellFormat, CellTextCollector } from './cellText.ts';
import { SHARED_TEXTS_LIMIT, scanSmallPart, type Workbook } from './workbook.ts';
import { XmlScanner } from './xmlScanner.ts';
import { attribute, isOn } from './xmlText.ts';
import { unpackText, type ZipEntry } from './zip.ts';

export async function readCellContext(
  { sharedTexts, styles, countsFrom1904 }: Workbook,
  onRead: (packedBytes: number) => void,
): Promise<CellContext> {
  return {
    sharedTexts: sharedTexts
      ? await readSharedTexts(unpackText(sharedTexts, SHARED_TEXTS_LIMIT, onRead))
      : [],
    formats: styles ? await readCellFormats(styles) : [],
    countsFrom1904,
  };
}

/** Reads the shared strings of a workbook, in their order. */
async function readSharedTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = [];
  let collector = new CellTextCollector();
  const scanner = new XmlScanner({
    tag(tag) {
      if (tag.name !== 'si') return collector.tag(tag);
      if (tag.kind === 'open') collector = new CellTextCollector();
      else texts.push(tag.kind === 'close' ? collector.text : '');
    },
    text: (text) => collector.add(text),
  });
  await scanner.readAll(pieces);
  return texts;
}

/** Reads the cell formats of a workbook. @returns by index of the format (the attribute `s` of a cell) */
async function readCellFormats(styles: ZipEntry): Promise<CellFormat[]> {
  const codes = new Map<string, string>();
  const isStruck: boolean[] = [];
  const found: { readonly number: string; readonly font: number }[] = [];
  let part = '';
  await scanSmallPart(styles, (tag) => {
    const { name } = tag;
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
function isDateCode(code: string): boolean {
  const bare = code
    // Quoted texts, escaped characters, widths and fill characters.
    .replace(/"[^"]*"?|\\.|[_*]./gsu, '')
    // Colours, conditions and currencies; but [h], [mm] and [ss] are times.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/General|Standard|E[+-]/gi, '');
  const [positive = ''] = bare.split(';');
  return /[dmyhsge]/i.test(positive);
}
