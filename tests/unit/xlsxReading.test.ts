import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_BANKS } from '../../src/domain/reading/knownBanks.ts';
import { readAccountNumber, readBankCode } from '../../src/domain/reading/readNumber.ts';
import { readText } from '../../src/domain/reading/readText.ts';
import { failureOf } from '../../src/features/ibanList/worker/failure.ts';
import { readSpreadsheet } from '../../src/features/ibanList/worker/spreadsheets.ts';
import { numberText } from '../../src/features/ibanList/xlsx/cellText.ts';
import {
  rowXml,
  sheetXml,
  type WorkbookParts,
  workbookFile,
  workbookParts,
  zipFile,
} from '../support/xlsxFile.ts';

const read = (file: Buffer<ArrayBuffer>, sheet: number | null = null) =>
  readSpreadsheet(
    new Blob([file]),
    sheet,
    async (text) => (await text.text()).includes('37040044'),
    () => undefined,
  );

/** The lines of the text of a workbook, without the byte order mark. */
async function linesOf(file: Buffer<ArrayBuffer>): Promise<string[]> {
  const { text } = await read(file);
  const written = await text.text();
  expect(written.endsWith('\r\n')).toBe(true);
  return written
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);
}

const linesOfRows = (rows: string, more: Partial<WorkbookParts> = {}) =>
  linesOf(workbookFile({ sheets: { Liste: rows }, ...more }));

const failure = (file: Buffer<ArrayBuffer>, sheet: number | null = null): Promise<string> =>
  read(file, sheet).then(() => 'none', failureOf);

/** The parts of a workbook with a change of what its sheets are called. */
function withRelationship(parts: ReturnType<typeof workbookParts>, before: string, after: string) {
  const name = 'xl/_rels/workbook.xml.rels';
  return { ...parts, [name]: String(parts[name]).replace(before, after) };
}

const values: {
  /** What it is, how it is written, and the text. */
  readonly numbers: readonly [string, string, string][];
  /** The same with the format, and whether the calendar begins in 1904. */
  readonly dates: readonly [string, string, string, boolean, string][];
} = JSON.parse(readFileSync('tests/fixtures/sheetValues.json', 'utf8'));

test.each(values.numbers)(
  'numbers are read with the digits that the spreadsheet has: %s: %s',
  async (_name, written, text) => {
    expect(await linesOfRows(`<row r="1"><c r="A1"><v>${written}</v></c></row>`)).toEqual([text]);
  },
);

test('a number with decimals is taken for no bank code and no account number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 9 }), fc.nat({ max: 10 ** 4 }), (whole, decimals) => {
      const text = numberText(`${whole}.${decimals}1`);
      expect(text).toBe(`${whole},${decimals}1`);
      for (const read of [readBankCode(text), readAccountNumber(text)]) expect(read.digits).toBe(null);
      expect(readText(text, { ...NO_BANKS, isBankCode: () => true }).isCertain).toBe(false);
    }),
  );
});

describe('cells are read as programs write them', () => {
  test('rows and cells without their attribute r follow one another', async () => {
    const rows =
      '<row><c><v>1</v></c><c t="inlineStr"><is><t>b</t></is></c></row><row/><row><c r="B3"><v>2</v></c><c><v>3</v></c></row>';
    expect(await linesOfRows(rows)).toEqual(['1;b;', '', ';2;3']);
  });

  test('a raised or deleted digit is none of the number', async () => {
    const run = (text: string, format = '') => `<r>${format}<t>${text}</t></r>`;
    const raised = '<rPr><vertAlign val="superscript"/></rPr>';
    const deleted = '<rPr><strike/></rPr>';
    const plain = '<rPr><strike val="0"/><vertAlign val="baseline"/></rPr>';
    const cells = [
      run('532013000', plain),
      run('53201300') + run('1', raised),
      run('53201300') + run('1', deleted) + run('2'),
    ].map((runs) => `<c t="inlineStr"><is>${runs}</is></c>`);
    expect(await linesOfRows(`<row>${cells.join('')}</row>`)).toEqual([
      '532013000;532013001\u0336;532013001\u03362',
    ]);
  });

  test('a cell that its format crosses out, or to which it adds digits, is none of the number', async () => {
    const cells =
      '<c s="1"><v>12</v></c><c s="1" t="inlineStr"><is><t>A 3</t></is></c><c s="2"><v>12</v></c>';
    const parts = workbookParts({
      sheets: { Liste: `<row>${cells}</row>` },
      formats: ['0', '0&quot;03&quot;'],
    });
    const styles = String(parts['xl/styles.xml'])
      .replace('<xf numFmtId="200"/>', '<xf numFmtId="0" fontId="1"/>')
      .replace('<cellStyleXfs>', '<fonts><font/><font><strike/></font></fonts><cellStyleXfs>');
    expect(await linesOf(zipFile({ ...parts, 'xl/styles.xml': styles }))).toEqual([
      '1\u03362\u0336;A 3\u0336;"12 (0""03"")"',
    ]);
  });

  test('shared, inline and rich texts, without the runs that say how they are pronounced', async () => {
    const sharedTexts =
      '<si><t>Müller &amp; Söhne</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Anna </t></r><r><t>Meyer</t></r><rPh sb="0" eb="1"><t>falsch</t></rPh><phoneticPr fontId="1"/></si><si/><si><t/></si><si><t><![CDATA[<&>]]></t></si>';
    const cells = [0, 1, 2, 3, 4].map((index) => `<c t="s"><v>${index}</v></c>`).join('');
    const rich =
      '<c t="inlineStr"><is><r><t>x</t></r><r><t>&#121;&#x7A;</t></r><rPh sb="0" eb="1"><t>falsch</t></rPh></is></c>';
    expect(await linesOfRows(`<row>${cells}${rich}</row>`, { sharedTexts })).toEqual([
      'Müller & Söhne;Anna Meyer;;;<&>;xyz',
    ]);
  });

  test('errors, truth values, texts of formulas, and escaped characters', async () => {
    const rows =
      '<row><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="str"><f>A1</f><v> a;b </v></c><c t="inlineStr"><is><t>_x0041_ _x005F_x0041_</t></is></c></row>';
    expect(await linesOfRows(rows)).toEqual(['#REF!;WAHR;FALSCH;" a;b ";A _x0041_']);
  });

  test('quotes, line breaks and a first cell that looks like an order to Excel stay one cell', async () => {
    const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
    const rows = `<row>${text('sep=,')}</row><row>${text('a&quot;b')}</row><row>${text('c\nd')}</row>`;
    expect(await linesOfRows(rows)).toEqual(['"sep=,"', '"a""b"', '"c\nd"']);
  });

  test('prefixes, the strict edition, comments, single quotes and line breaks inside tags', async () => {
    const xml = `<?xml version='1.0'?><!-- <row> --><x:worksheet xmlns:x='http://purl.oclc.org/ooxml/spreadsheetml/main' xmlns='urn:other'><row r="1"/><x:sheetData>
      <x:row r='1' x:odd="a>b"><x:c\n r='A1'\n t='inlineStr'><x:is><x:t>a</x:t></x:is></x:c><c r="Z1"><v>9</v></c><x:c r='C1'><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await linesOf(workbookFile({ sheets: { Liste: xml } }))).toEqual(['a;;3']);
  });

  test('sizes after the data, targets from the root, names with other capitals', async () => {
    const parts = workbookParts({ sheets: { Liste: rowXml(1, [37040044]) } });
    const elsewhere = withRelationship(parts, '"worksheets/sheet1', '"/xl/worksheets/Sheet1');
    expect(await linesOf(zipFile(elsewhere, { hasDescriptors: true }))).toEqual(['37040044']);
  });

  test('all rows are as wide as the widest, which may not be the first', async () => {
    const rows = rowXml(1, ['Titel']) + rowXml(3, ['a', 'b', 'c']) + rowXml(4, [1, 2]);
    expect(await linesOfRows(rows)).toEqual(['Titel;;', '', 'a;b;c', '1;2;']);
  });

  test('row n of the sheet is line n of the text; empty rows after the last are dropped, formatted ones too', async () => {
    const rows = `${rowXml(3, ['a', 'b'])}<row r="5"><c r="A5" s="1"/><c r="B5"><v>2</v></c></row><row r="6" ht="30"><c r="XFD6" s="1"/></row><row r="1048576"><c r="A1048576" t="inlineStr"><is><t></t></is></c></row>`;
    expect(await linesOfRows(rows, { formats: ['0'] })).toEqual(['', '', 'a;b', '', ';2']);
  });
});

test('a cell that is merged over several rows counts in each of them', async () => {
  const cells = [['Titel'], [], ['BLZ', 'Konto'], [37040044, 1], ['', 2], [10050000, 3], ['', 4]];
  const rows = cells.map((row, index) => rowXml(index + 1, row));
  const merged =
    '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="A4:A6"/><mergeCell ref="B6:C6"/></mergeCells>';
  expect(await linesOfRows(sheetXml(rows.join(''), '', merged))).toEqual([
    'Titel;',
    '',
    'BLZ;Konto',
    '37040044;1',
    '37040044;2',
    // What the merged cell hides is not left out in silence.
    '37040044 / 10050000;3',
    ';4',
  ]);
});

describe('dates are never digits', () => {
  test.each(values.dates)('%s: %s as %s', async (_name, value, code, is1904, text) => {
    const rows = `<row><c s="1"><v>${value}</v></c></row>`;
    expect(await linesOfRows(rows, { formats: [code], is1904 })).toEqual([text]);
  });

  test('formats that need no code, and cells of the type date', async () => {
    const cells = '<c s="1"><v>43861</v></c><c t="d"><v>2020-01-31T00:00:00</v></c>';
    const parts = workbookParts({ sheets: { Liste: `<row>${cells}</row>` }, formats: ['0'] });
    const styles = String(parts['xl/styles.xml']).replace('<xf numFmtId="200"/>', '<xf numFmtId="14"/>');
    expect(await linesOf(zipFile({ ...parts, 'xl/styles.xml': styles }))).toEqual(['2020-01-31;2020-01-31']);
  });
});

test('a formula without its result is counted, and its row does not vanish', async () => {
  const rows =
    '<row><c><f>1+1</f><v></v></c><c><f>1+1</f></c><c t="str"><f>""</f><v></v></c></row><row><c><f>B2</f><v/></c></row>';
  const { text, uncalculatedCount } = await read(workbookFile({ sheets: { Liste: rows } }));
  expect(await text.text()).toBe('\r\n\r\n');
  expect(uncalculatedCount).toBe(3);
});

describe('of several sheets', () => {
  const sheets = {
    Hinweise: rowXml(1, ['Bitte lesen']),
    Alt: rowXml(1, [37040044, 1]),
    Neu: rowXml(1, [37040044, 2]),
    Leer: '',
  };

  test('the first is read in which accounts are recognised, hidden ones last', async () => {
    expect((await read(workbookFile({ sheets }))).sheet).toBe(1);
    const opened = await read(workbookFile({ sheets, hidden: ['Alt'] }));
    expect(opened.sheet).toBe(2);
    expect(opened.sheets.map(({ name, isHidden }) => `${name} ${isHidden}`)).toEqual([
      'Hinweise false',
      'Alt true',
      'Neu false',
      'Leer false',
    ]);
  });

  test('the one that was chosen is read, and an empty one is said to be empty', async () => {
    expect(await (await read(workbookFile({ sheets }), 0)).text.text()).toContain('Bitte lesen');
    expect(await failure(workbookFile({ sheets }), 3)).toBe('empty-sheet');
  });

  test('without accounts in any, the first one with cells; one that cannot be read is passed over', async () => {
    const broken = { Kaputt: '<row r="1"><c r="A9"/></row>', Leer: '', Text: rowXml(1, ['a']) };
    expect((await read(workbookFile({ sheets: broken }))).sheet).toBe(2);
    expect(await failure(workbookFile({ sheets: broken }), 0)).toBe('damaged-xlsx');
  });
});

describe('what cannot be read is refused with its reason', () => {
  test('a value in the last cell of Excel', async () => {
    const rows = `${rowXml(1, [1])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
    expect(await failure(workbookFile({ sheets: { Liste: rows } }))).toBe('too-many-cells');
  });

  test('more unpacked bytes than the bound, whatever the directory of the ZIP file says', async () => {
    const parts = workbookParts({ sheets: { Liste: rowXml(1, [1]) } });
    const large = `${parts['xl/workbook.xml']}${`<!--${' '.repeat(2 ** 19)}-->`.repeat(70)}`;
    const bomb = { ...parts, 'xl/workbook.xml': large };
    expect(await failure(zipFile(bomb))).toBe('too-large-unpacked');
    const claimedSizes = { 'xl/workbook.xml': 1000 };
    for (const file of [zipFile(bomb, { claimedSizes }), zipFile(parts, { claimedSizes })])
      expect(await failure(file), 'a size that is not the true one').toBe('damaged-xlsx');
  });

  const good = workbookParts({ sheets: { Liste: rowXml(1, [37040044]) } });
  const withXml = (xml: string | Buffer) => zipFile({ ...good, 'xl/worksheets/sheet1.xml': xml });
  const withSheet = (rows: string) => withXml(sheetXml(rows));
  test.each([
    ['rows that are not in their order', withSheet(rowXml(2, [1]) + rowXml(1, [1]))],
    ['two rows of the same number', withSheet(rowXml(2, [1]) + rowXml(2, [1]))],
    ['a cell in the wrong row', withSheet('<row r="1"><c r="A2"><v>1</v></c></row>')],
    ['two cells in one place', withSheet('<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>')],
    ['a cell beyond the last column', withSheet('<row r="1"><c r="XFE1"><v>1</v></c></row>')],
    ['a shared text that is not there', withSheet('<row r="1"><c r="A1" t="s"><v>7</v></c></row>')],
    ['an entity of its own', withSheet('<row r="1"><c r="A1" t="str"><v>&evil;</v></c></row>')],
    ['a document type', withXml('<!DOCTYPE worksheet []><worksheet/>')],
    ['XML that breaks off', withXml(sheetXml(rowXml(1, [1])).slice(0, -20))],
    ['no XML', withXml('PDF')],
    ['bytes that are no UTF-8', withXml(Buffer.from(sheetXml(rowXml(1, ['ä'])), 'latin1'))],
    ['a quote without an end', withSheet('<row><c r="A1><v>1</v></c></row>')],
    ['a quote without a beginning', withSheet('<row><c r" s="1"><v>1</v></c></row>')],
    ['an attribute without quotes', withSheet('<row><c r=A1><v>1</v></c></row>')],
    ['an attribute without a value', withSheet('<row><c r=><v>1</v></c></row>')],
    ['a text without an end', withSheet(`<row><c t="str"><v>${'x'.repeat(2 ** 21)}</v></c></row>`)],
    ['a ZIP file without a workbook', zipFile({ 'xl/workbook.xml': '' })],
    ['an end that is cut off', zipFile(good).subarray(0, -30)],
  ])('%s', async (_name, file) => {
    expect(await failure(Buffer.from(file))).toBe('damaged-xlsx');
  });

  test('a changed byte inside a sheet, which its checksum tells', async () => {
    const stored = { ...good, 'xl/worksheets/sheet1.bin': sheetXml(rowXml(1, [37040044])) };
    const file = zipFile(withRelationship(stored, 'sheet1.xml', 'sheet1.bin'));
    expect(await failure(file)).toBe('none');
    file[file.indexOf('37040044')] = 0x38;
    expect(await failure(file)).toBe('damaged-xlsx');
  });
});
