/** `* = Konto gelöscht`, `1) erloschen`: it explains the mark at its beginning. `rot = …` is about colours, which a list has lost. */
export const LEGEND = /^([^\p{L}\d\s"„(=:^]{1,3}(?= ?\p{L}[^*]*$)|(?!\p{L}{2})\S{1,3}?(?= ?=)|[\p{L}\d]\))/u;

/** `Meier, Anna: neues Konto`, `Anna Meier hat gewechselt`: a line about the row of one person. */
const OF_PERSON =
  /^(?:(?:Bei|Zu|Herrn?|Frau|Hr\.|Fr\.) )?(\p{Lu}[\p{L}.'’-]+,? \p{Lu}[\p{L}.'’-]+)(?=:| [–-] | (?!und|u\.|sowie|oder|bzw)\p{Ll})/u;
/** `Korrektur Nr. 106: Konto 1286250277`, `Konto 128885126 für Nr. 107`, `Nr. 5 bis 9: alte Bank` */
const OF_NUMBER =
  /(?:^(?:(?!konto|kto)\p{L}+ (?:zu |bei )?)?|(?:für|bei|zu|mit|von) )(?:Nr|Nummer|Mitglied|Zeile)\.? ?(\d{1,4})(?!\d)( ?(?:[,/&–-]|und|u\.|bis) ?(?:Nr\.? ?)?\d)?/iu;
/** `ab hier alte Konten` */
export const BELOW = /(?<!\p{L})(?:ab hier|hierunter|darunter|folgende\p{L}?)(?!\p{L})/iu;
const WORD_OF_NAME = /\p{Lu}[\p{L}'’-]+/gu;
const keyOfName = (words: readonly string[]) => words.toSorted().join(' ');

/** A line with one of these is about one account. */
const OF_ONE = /(?<!\p{L})(?:konto|kto|iban|blz|bank|bankverbindung|bv)(?!\p{L})|\d{5}/iu;
const OF_MORE =
  /(?<!\p{L})(?:all|konten|list|sämtlich|übrig|folgend|(?:ander|weiter)en?(?!\p{L})|jede|beide|auch|ebenso)/iu;

/** The key of the person whose row a line is about, or its number, as in `keysOf`; empty if it names none or is about several rows. */
export function personsOf(line: string): string[] {
  if (!OF_ONE.test(line) || OF_MORE.test(line)) return [];
  const [, person] = OF_PERSON.exec(line) ?? [];
  const name = person === undefined ? [] : [keyOfName(person.match(WORD_OF_NAME) ?? [])];
  return [numberIn(line) ?? [], name].flat();
}

/** The number of the row that a text names; null if it names several rows, and undefined if none. */
export function numberIn(text: string): string | null | undefined {
  const [, number, more] = OF_NUMBER.exec(text) ?? [];
  return more === undefined ? number : null;
}

/** By what a line may mean this row: the marks at its cells, its cells, and each two words that stand side by side. */
export function keysOf(row: readonly string[]): string[] {
  const cells = row.map((cell) => cell.trim());
  const words = cells.flatMap((cell) => cell.match(WORD_OF_NAME) ?? []);
  const names = words.map((_, at) => keyOfName(words.slice(at, at + 2)));
  return [...cells.flatMap(marksOf), ...cells, ...names];
}

/** A legend explains up to three characters. */
const marksOf = (cell: string) =>
  [1, 2, 3].flatMap((length) =>
    [cell.slice(0, length), cell.slice(-length)].filter((one) => hasMark(cell, one)),
  );

/** Whether a cell begins or ends with a mark; one of a letter or a digit stands apart: `Meier a`. */
function hasMark(cell: string, mark: string): boolean {
  const apart = /^[\p{L}\d]+$/u.test(mark) ? ' ' : '';
  return cell === mark || cell.startsWith(mark + apart) || cell.endsWith(apart + mark);
}

/** The first cell of words or of a member's number. */
export const nameIn = (cells: readonly string[]) =>
  cells.find((cell) => /\p{L}/u.test(cell) && cell.trim().length > 4);
