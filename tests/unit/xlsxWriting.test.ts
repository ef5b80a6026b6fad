import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { RESULT_COLUMNS } from '../../src/features/ibanList/convert/resultColumns.ts';
import { failureOf } from '../../src/features/ibanList/worker/failure.ts';
import { SHEET_TEXT_FORMAT } from '../../src/features/ibanList/worker/openTable.ts';
import type { OpenedTable, WriteRequest } from '../../src/features/ibanList/worker/protocol.ts';
import { writeSpreadsheet } from '../../src/features/ibanList/worker/spreadsheets.ts';
import { columnName, EXCEL_COLUMNS } from '../../src/features/ibanList/xlsx/cellReference.ts';
import { converted, parsedCsv, readWorkbook } from '../support/convertedRows.ts';
import { readZip, rowXml, sheetXml, workbookFile } from '../support/xlsxFile.ts';

const { window } = new JSDOM();
const IBAN = 'DE89370400440532013000';

const write = ({ format, columnCount }: OpenedTable, csv: Blob, spreadsheet: WriteRequest['spreadsheet']) =>
  writeSpreadsheet({ headerRow: format.headerRow, columnCount, csv, spreadsheet }, () => undefined);

/** Like the page: reads a workbook, converts its list and writes the result into it. */
async function throughTheTool(file: Buffer<ArrayBuffer>) {
  const source = new Blob([file]);
  const read = await readWorkbook(source);
  const { opened, csv } = await converted(read.text, SHEET_TEXT_FORMAT);
  const xlsx = await write(opened, csv, { source, ...read });
  const results = (await parsedCsv(csv)).map((row) =>
    row.slice(opened.columnCount, opened.columnCount + RESULT_COLUMNS.length),
  );
  return { xlsx: Buffer.from(await xlsx.arrayBuffer()), results, opened };
}

async function writeText(text: string, headerRow?: number) {
  const { opened, csv } = await converted(new Blob([text]), { encoding: 'utf-8', headerRow });
  const xlsx = await write(opened, csv, null);
  return { xlsx: Buffer.from(await xlsx.arrayBuffer()), rows: await parsedCsv(csv) };
}

const part = (zip: Buffer) => String(readZip(zip).get('xl/worksheets/sheet1.xml')?.content);
const written = async (sheet: string) =>
  part((await throughTheTool(workbookFile({ sheets: { Liste: sheet } }))).xlsx);

/** The cells of a sheet by their reference, with their whole XML. */
function cellsByPlace(xml: string): Map<string, Element> {
  const document = new window.DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const cells = new Map<string, Element>();
  let row = 0;
  for (const rowElement of document.getElementsByTagNameNS('*', 'row')) {
    row = Number(rowElement.getAttribute('r') ?? row + 1);
    let column = 0;
    for (const cell of rowElement.children) {
      const letters = cell.getAttribute('r')?.replace(/\d/g, '');
      column = letters
        ? [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
        : column + 1;
      const place = `${row}/${column}`;
      expect(cells.has(place), place).toBe(false);
      cells.set(place, cell);
    }
  }
  return cells;
}

describe('a list from a spreadsheet comes back in a copy of it', () => {
  test('with each IBAN in its row, also below a cell that looks like the first line of a CSV', async () => {
    const rows = ['sep=;', 'IBAN', IBAN, 'DE12500105170648489890'];
    const sheet = rows.map((cell, row) => rowXml(row + 1, [cell])).join('');
    const { results } = await throughTheTool(workbookFile({ sheets: { Liste: sheet } }));
    expect(results.map(([iban]) => iban)).toEqual(['', 'IBAN (neu)', IBAN, 'DE12500105170648489890']);
  });

  test('with values, formats, formulas, widths and merged cells as they were, and the columns of the result [19.26]', async () => {
    const rows = [
      '<row r="1" spans="1:3" ht="30" customHeight="1"><c r="A1" s="2" t="inlineStr"><is><t>BLZ</t></is></c><c r="B1" s="2" t="inlineStr"><is><t>Konto</t></is></c><c r="C1" s="2" t="inlineStr"><is><t>Summe</t></is></c></row>',
      '<row r="2" spans="1:3"><c r="A2" s="1"><v>3.7040044E7</v></c><c r="B2"><v>5.32013E8</v></c><c r="C2"><f>SUM(A2:B2)</f><v>569053044</v></c></row>',
      '<row r="4"><c r="A4"><v>37040044</v></c><c r="D4" s="1"/><c r="Z4" s="1"/></row>',
    ].join('');
    const before =
      '<dimension ref="A1:C4"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><cols><col min="1" max="1" width="20" customWidth="1"/><col min="3" max="16384" width="9" hidden="1"/></cols>';
    const after =
      '<autoFilter ref="A1:C4"/><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><extLst><ext uri="x"><c r="Z9"/></ext></extLst>';
    const more = { 'xl/media/bild.bin': Buffer.from([1, 2, 3, 0, 255]), 'xl/calcChain.xml': '<calcChain/>' };
    const file = workbookFile(
      {
        sheets: { Liste: sheetXml(rows, before, after), Rest: rowXml(1, ['x']) },
        formats: ['0', '@'],
        more,
      },
      { hasDescriptors: true },
    );
    const { xlsx } = await throughTheTool(file);
    const xml = part(xlsx);
    const text = (place: string, content: string, format = '') =>
      `<c r="${place}"${format} t="inlineStr"><is><t>${content}</t></is></c>`;
    const last = 3 + RESULT_COLUMNS.length;
    expect(xml).not.toContain('<dimension');
    const widths = RESULT_COLUMNS.map(
      ({ width }, index) => `<col min="${4 + index}" max="${4 + index}" width="${width}" customWidth="1"/>`,
    );
    expect(xml).toContain(
      `<cols><col min="1" max="1" width="20" customWidth="1"/><col min="3" max="3" width="9" hidden="1"/>${widths.join('')}<col min="${last + 1}" max="16384" width="9" hidden="1"/></cols>`,
    );
    expect(xml).toContain(`<row r="1" spans="1:${last}" ht="30" customHeight="1">`);
    for (const [column, { title }] of RESULT_COLUMNS.entries())
      expect(xml).toContain(text(`${columnName(4 + column)}1`, title, ' s="2"'));
    expect(xml).toContain(`<f>SUM(A2:B2)</f><v>569053044</v></c>${text('D2', IBAN)}`);
    expect(xml, 'an empty row stays as it is').toContain('</row><row r="4">');
    // D4 had a format and no content; it keeps the format if no result is written into it.
    expect(xml).toMatch(
      /<c r="A4"><v>37040044<\/v><\/c><c r="D4" s="1"\/>.*t="inlineStr".*<c r="Z4" s="1"\/><\/row>/,
    );
    expect(xml.endsWith(`</sheetData>${after}</worksheet>`)).toBe(true);
    const [old, now] = [readZip(file), readZip(xlsx)];
    expect([...now.keys()]).toEqual([...old.keys()]);
    for (const [name, { packed }] of old)
      if (name !== 'xl/worksheets/sheet1.xml') expect(now.get(name)?.packed.equals(packed), name).toBe(true);
  });

  const sheetOf = (rows: string, ...merged: readonly string[]) =>
    sheetXml(
      rows,
      '',
      `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
    );

  test('the new columns come after everything that a merged region covers', async () => {
    const rows = (first: number) =>
      rowXml(first, ['BLZ', 'Konto']) + rowXml(first + 1, [37040044, 532013000]);
    const iban = `t="inlineStr"><is><t>${IBAN}`;
    expect(await written(sheetOf(rows(1), 'B2:D2', 'A1:Z1', 'F2:F9'))).toContain(`<c r="AA2" ${iban}`);
    expect(await written(sheetOf(rowXml(1, ['Mitglieder']) + rows(2), 'A1:Z1'))).toContain(
      `<c r="C3" ${iban}`,
    );
  });

  test('a sheet without room for the columns of the result is refused', async () => {
    const upTo = (last: number) => sheetOf(rowXml(1, [37040044, 532013000]), `C1:${columnName(last)}1`);
    const lastWithRoom = EXCEL_COLUMNS - RESULT_COLUMNS.length;
    expect(await written(upTo(lastWithRoom + 1)).catch(failureOf)).toBe('no-room-in-excel');
    expect(await written(upTo(lastWithRoom))).toContain('<c r="XFD1"');
  });
});

const blank = fc.constantFrom('', ' ', '\n  ');
const content = fc.constantFrom(
  ...['Meyer &amp; Co', '=1+1', '_x0041_', ' ä ', '37040044 / 532013000', 'a;"b"', 'x\ny', ''],
);
const cell = fc.oneof(
  fc
    .constantFrom('37040044', '5.32013E8', '532013000', '2.1E19', '43861')
    .map((value) => ({ type: '', inner: `<v>${value}</v>` })),
  content.map((text) => ({
    type: ' t="inlineStr"',
    inner: `<is><t xml:space="preserve">${text}</t></is>`,
  })),
  fc.nat(1).map((index) => ({ type: ' t="s"', inner: `<v>${index}</v>` })),
  fc.constantFrom(
    { type: '', inner: '' },
    { type: '', inner: '<f>1+1</f><v>2</v>' },
    { type: '', inner: '<f t="shared" si="0"/>' },
    { type: ' t="e"', inner: '<f>1/0</f><v>#DIV/0!</v>' },
    { type: ' t="b"', inner: '<v>1</v>' },
  ),
);
const format = fc.constantFrom('', ' s="1"', ' s="2"');
const placed = fc.record({ cell, gap: fc.nat(2), format, isNamed: fc.boolean() });
const row = fc.record({
  cells: fc.array(placed, { maxLength: 6 }),
  gap: fc.constantFrom(0, 0, 0, 1, 3),
  isNamed: fc.boolean(),
  attributes: fc.constantFrom('', ' spans="1:3"', ' ht="20" hidden="1"'),
  between: blank,
});
const widths = fc.constantFrom(
  '',
  '<cols><col min="2" max="3" width="5"/></cols>',
  '<cols><col min="1" max="16384" width="5" style="1"/></cols>',
  '<cols><col min="4" max="4" width="7"></col><col min="6" max="20" width="8"/></cols>',
);
const merged = fc.constantFrom('', '<mergeCells count="1"><mergeCell ref="B2:H3"/></mergeCells>');

test('any sheet keeps each of its cells, and gets the result that the CSV has [19.26]', async () => {
  let results = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      widths,
      merged,
      fc.boolean(),
      async (rows, cols, merges, hasPrefix) => {
        let number = 0;
        const ofRows = rows.map(({ cells, gap, isNamed, attributes, between }) => {
          number += 1 + (isNamed ? gap : 0);
          let column = 0;
          const inside = cells.map(
            ({ cell: { type, inner }, gap: skipped, format, isNamed: isNamedCell }) => {
              column += 1 + (isNamedCell ? skipped : 0);
              const name = isNamedCell ? ` r="${String.fromCharCode(64 + column)}${number}"` : '';
              return `${between}<c${name}${format}${type}${inner === '' ? '/>' : `>${inner}</c>`}`;
            },
          );
          const tag = `<row${isNamed ? ` r="${number}"` : ''}${attributes}`;
          return cells.length === 0 ? `${tag}/>` : `${tag}>${inside.join('')}${between}</row>`;
        });
        const plain = sheetXml(ofRows.join(''), `<dimension ref="A1"/>${cols}`, merges);
        const xml = hasPrefix
          ? plain
              .replace(/<(\/?)(?=[a-z])/gi, '<$1x:')
              .replaceAll('<?x:xml', '<?xml')
              .replace('xmlns=', 'xmlns:x=')
          : plain;
        const sharedTexts = '<si><t>BLZ</t></si><si><t>37040044</t></si>';
        const formats = ['dd.mm.yyyy', '0000000000'];
        const file = workbookFile({ sheets: { Liste: xml }, sharedTexts, formats });
        const through = await throughTheTool(file).catch((error) => {
          expect(failureOf(error)).toBe('empty');
          return null;
        });
        if (through === null) return;
        const before = cellsByPlace(xml);
        const after = cellsByPlace(part(through.xlsx));
        let lastUsed = 0;
        for (const [place, element] of before)
          if (element.textContent !== '' || element.innerHTML.includes('f '))
            lastUsed = Math.max(lastUsed, Number(place.split('/')[1]));
        const { headerRow } = through.opened.format;
        const isInTheWay = merges !== '' && headerRow <= 3 && lastUsed < 8;
        const firstNew = isInTheWay ? 9 : lastUsed + 1;
        for (const [place, element] of before) {
          const now = after.get(place);
          const [, column] = place.split('/').map(Number) as [number, number];
          if (column < firstNew || column >= firstNew + RESULT_COLUMNS.length)
            expect(now?.outerHTML, place).toBe(element.outerHTML);
          else {
            expect(element.textContent, 'what was there had no content').toBe('');
            expect(now?.getAttribute('s'), 'its format').toBe(element.getAttribute('s'));
          }
        }
        for (const [index, result] of through.results.entries()) {
          if (index + 1 < headerRow) continue;
          for (const [column, text] of result.entries()) {
            if (result.join('') === 'leere Zeile') continue;
            if (text !== '') results += 1;
            expect(after.get(`${index + 1}/${firstNew + column}`)?.textContent ?? '').toBe(text);
          }
        }
        const ends = part(through.xlsx).split('sheetData>').at(-1);
        expect(ends).toBe(xml.split('sheetData>').at(-1));
      },
    ),
    { numRuns: 60 },
  );
  expect(results).toBeGreaterThan(300);
});

describe('a list that was a text becomes a workbook', () => {
  test('with all cells as texts, beside the result of the conversion', async () => {
    const { xlsx, rows } = await writeText(
      'Titel\nBLZ;Konto;Notiz\n37040044;532013000;=1+1\n"37040044";;" a\nb "\n\n37040044;1;x;zu viel\n',
    );
    const read = await readSheet(xlsx, { trim: false });
    // One row has one more cell than the list and its result.
    const width = 3 + RESULT_COLUMNS.length + 1;
    expect(read.map((row) => row.map((cell) => cell ?? ''))).toEqual(
      rows.map((row) => [
        ...row.map((cell) => cell.replace(/^'=/, '=')),
        ...Array(width - row.length).fill(''),
      ]),
    );
    expect(part(xlsx)).toContain('<pane ySplit="2" topLeftCell="A3"');
    expect(part(xlsx)).not.toMatch(/<f>|<v>/);
  });

  test('texts that look like escapes, and characters that XML does not have, come back', async () => {
    const strange = ['_x0041_', '_x000D_', 'a\u0001b', '_x0041\u0001', '<&>"', 'c\rd', '\uFFFE', '😀'];
    const { xlsx } = await writeText(
      `37040044;532013000;${strange.map((text) => `"${text.replace('"', '""')}"`).join(';')}\n`,
      0,
    );
    const { text } = await readWorkbook(new Blob([xlsx]));
    expect((await parsedCsv(text))[0]?.slice(2, 2 + strange.length)).toEqual(strange);
    expect(part(xlsx)).toContain('_x005F_x0041_');
  });

  test('what does not fit into Excel is refused, and nothing is cut off', async () => {
    const long = 'x'.repeat(32_767);
    const { xlsx } = await writeText(`37040044;532013000;${long}\n`);
    expect(part(xlsx)).toContain(`<t>${long}</t>`);
    expect(await writeText(`37040044;532013000;${long}x\n`).catch(failureOf)).toBe('cell-too-long');
    const wide = `BLZ;Konto\n${'37040044;532013000\n'.repeat(9)}37040044;532013000${';'.repeat(16_380)}\n`;
    expect(await writeText(wide).catch(failureOf)).toBe('no-room-in-excel');
  });
});
