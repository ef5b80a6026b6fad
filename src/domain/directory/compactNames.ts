const PLACE = '~';
const SAME_WORD = '=';
const NONE = '!';

/** A name with its place left out: „Sparkasse Hannover“ of Hannover is `Sparkasse ~`. */
export function shortenName(name: string, place: string): string {
  return place === '' ? name : name.replace(place, () => PLACE);
}

export function expandName(text: string, place: string): string {
  return text.replace(PLACE, () => place);
}

/**
 * A short name said by the name and place that are already there: `=` stands for the next word of the name, `=1`
 * for the one after it, `~` for the place. Empty where name and short name are alike, `!` where there is none.
 */
export function shortenShortName(shortName: string, name: string, place: string): string {
  if (shortName === name) return '';
  if (shortName === '') return NONE;
  const nameWords = name.split(' ');
  let next = 0;
  const withoutPlace =
    place !== '' && shortName.endsWith(place) ? shortName.slice(0, -place.length) + PLACE : shortName;
  return withoutPlace
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

export function expandShortName(text: string, name: string, place: string): string {
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
      return word.endsWith(PLACE) ? word.slice(0, -1) + place : word;
    })
    .join(' ');
}
