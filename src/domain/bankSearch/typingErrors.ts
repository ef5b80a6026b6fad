/** One typing error is forgiven in a word of four letters and more, two in one of eight and more, none in a number. */
export function forgivenErrors(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Three rows of the table of distances; words of bank names are shorter. */
const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * How many typing errors lie between what was typed and the beginning of a word: wrong, missing, additional or swapped
 * letters (optimal string alignment distance), the least over all beginnings of the word.
 *
 * @param most more errors than these need not be counted
 * @returns 0 … `most`, or `most` + 1 where there are more
 */
export function typingErrors(typed: string, word: string, most: number): number {
  if (most === 0) return word.startsWith(typed) ? 0 : 1;
  if (typed.length > LONGEST || word.length < typed.length - most) return most + 1;
  const width = Math.min(word.length, typed.length + most, LONGEST);
  let [twoBefore, before, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) before[column] = column;
  // No letter has the code 0, so nothing matches before the first ones.
  let letterBefore = 0;
  for (let line = 1; line <= typed.length; line += 1) {
    const letter = typed.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    let wordLetterBefore = 0;
    for (let column = 1; column <= width; column += 1) {
      const wordLetter = word.charCodeAt(column - 1);
      let errors = Math.min(
        at(before, column - 1) + (letter === wordLetter ? 0 : 1),
        at(before, column) + 1,
        at(row, column - 1) + 1,
      );
      const isSwap = letter === wordLetterBefore && letterBefore === wordLetter;
      if (isSwap) errors = Math.min(errors, at(twoBefore, column - 2) + 1);
      row[column] = errors;
      wordLetterBefore = wordLetter;
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    letterBefore = letter;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  let fewest = most + 1;
  for (let column = 0; column <= width; column += 1) fewest = Math.min(fewest, at(before, column));
  return fewest;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}
