import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineCounter } from './lines.ts';
import { parseRow, parseRows } from './parseRow.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, rowWidth = 0) =>
  parseRows(bytes(text), { delimiter: ';', rowWidth }, true).map(({ cells }) => cells);

// The cells of each row, with bars between them.
test.each<[string, string, string[]]>([
  ['a quote before text', '"Alte Post" Inh. H.;1;2\n3;4;5\n', ['"Alte Post" Inh. H.|1|2', '3|4|5']],
  ['an open quote too', '1;2;"5 Zoll\n3;4;5\n', ['1|2|"5 Zoll', '3|4|5']],
  ['one inside a cell too', '1;5" Rohr;2\n', ['1|5" Rohr|2']],
  ['quotes of two rows', '"a;1;2\nb;3;4\nc";5;6\n', ['"a|1|2', 'b|3|4', 'c"|5|6']],
  ['those in the last cell', '1;2;"a\n3;4;b"\n', ['1|2|"a', '3|4|b"']],
])('%s is a character', (_name, text, rows) => {
  expect(read(text, 3).map((cells) => cells.join('|'))).toEqual(rows);
});

test.each<[string, string, string[]]>([
  ['a line break', '"a\nb";1;2\nc;3;4\n', ['a\nb|1|2', 'c|3|4']],
  ['one at the end of a row', '1;2;"a\r\nb"\r\n3;4;c\r\n', ['1|2|a\r\nb', '3|4|c']],
  ['one before an inch mark', '1;"a\nb";5"\n3;4;5\n', ['1|a\nb|5"', '3|4|5']],
  ['delimiters', '1;"a;b;c\nd";2\n', ['1|a;b;c\nd|2']],
  ['doubled quotes', '"a ""b""";1;2\n', ['a "b"|1|2']],
  ['nothing, and LF, CRLF or CR behind it', '1;2\r3;4\r\n5;6\n\r7;8', ['1|2', '3|4', '5|6', '', '7|8']],
])('a cell may have %s', (_name, text, rows) => {
  expect(read(text, 3).map((cells) => cells.join('|'))).toEqual(rows);
});

test.each([
  ['rows but for cells left out at the end', 'Nr;Notiz;BLZ;Konto;Bem\n1;"Alte Post;3;4\n2;Rohr 5";5;6\n'],
  ['of which the first may be a row', '1;"a;b\nc";2\n'],
])('lines between two quotes %s are each a row in doubt', (_name, text) => {
  const rows = parseRows(bytes(text), { delimiter: ';', rowWidth: 3 }, true);
  const { length } = text.split('\n').slice(0, -1);
  expect(rows).toHaveLength(length);
  expect(rows.at(-2)?.doubtfulUntil).toBe(text.length - 1);
});

test('a CR at the end of what has been read may be half of a line break', () => {
  const syntax = { delimiter: ';', rowWidth: 0 } as const;
  expect(parseRow(bytes('1;2\r'), 0, 4, syntax, false)).toBeNull();
  expect(parseRow(bytes('1;2\r'), 0, 4, syntax, true)?.next).toBe(4);
  expect(parseRow(bytes('1;2\r\n'), 0, 5, syntax, false)?.next).toBe(5);
});

test('the line breaks inside the cells of a row are counted', () => {
  const [row] = parseRows(bytes('"a\nb\r\nc\rd";"\n"\n'), { delimiter: ';', rowWidth: 0 }, true);
  expect(row?.innerLineBreaks).toBe(4);
});

test('a long list in which every row begins with a quote is read in one pass', () => {
  const text = Array.from({ length: 60_000 }, (_, row) => `"Zoll ${row};37040044;532013000`).join('\n');
  expect(read(text, 3).length).toBe(60_000);
});

test('lines of any bytes are counted as a split at line breaks counts them', () => {
  const characters = fc.constantFrom('\r', '\n', 'a', 'Ö', '\t', '\u0000', '\u000B', '€');
  const texts = fc.array(characters, { minLength: 1, maxLength: 40 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (chunks) => {
      const counter = new LineCounter();
      for (const chunk of chunks) counter.add(bytes(chunk));
      const lines = chunks.join('').split(/\r\n|\r|\n/);
      expect(counter.count).toBe(lines.at(-1) === '' ? lines.length - 1 : lines.length);
    }),
    { numRuns: 3_000 },
  );
});
