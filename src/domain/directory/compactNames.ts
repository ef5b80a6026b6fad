const TOWN = '~';
const SAME_WORD = '=';
const NONE = '!';

/** A name with its town left out: „Sparkasse Hannover“ of Hannover is `Sparkasse ~`. */
export function shortenName(name: string, town: string): string {
  return town === '' ? name : name.replace(town, () => TOWN);
}

export function expandName(text: string, town: string): string {
  return text.replace(TOWN, () => town);
}

/**
 * A short name in terms of the name and the town: `=` is the next word of the name, `=1`
 * for the one after it, `~` for the town. Empty if name and short name are alike, `!` if there is none.
 */
export function shortenShortName(shortName: string, name: string, town: string): string {
  if (shortName === name) return '';
  if (shortName === '') return NONE;
  const nameWords = name.split(' ');
  let next = 0;
  const withoutTown =
    town !== '' && shortName.endsWith(town) ? shortName.slice(0, -town.length) + TOWN : shortName;
  return withoutTown
    .split(' ')
    .map((word) => {
      const found = nameWords.indexOf(word, next);
      if (found < 0) return word;
      const skipped = found - next;
      next = found + 1;
      return skipped === 0 ? SAME_WORD : `${SAME_WORD}${skipped}`;
    })
    .join(' ');
}

export function expandShortName(text: string, name: string, town: string): string {
  if (text === '') return name;
  if (text === NONE) return '';
  const nameWords = name.split(' ');
  let next = 0;
  return text
    .split(' ')
    .map((word) => {
      if (word.startsWith(SAME_WORD)) {
        next += Number(word.slice(1)) + 1;
        return nameWords[next - 1];
      }
      return word.endsWith(TOWN) ? word.slice(0, -1) + town : word;
    })
    .join(' ');
}
