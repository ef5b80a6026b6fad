/**
 * Brings different spellings of the same sound to one: capitals, ä/ae/a, ö/oe/o, ü/ue/u, ß/ss/s and accents. What is
 * typed and what is searched are folded alike, so it does no harm that `Soest` becomes `sost`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 's')
    .replace(/([aou])e|(s)s/g, '$1$2');
}

/** Abbreviations in the Bankleitzahlendatei and in everyday use, and the word that they stand for. */
const ABBREVIATIONS = new Map(
  Object.entries({
    spk: 'sparkasse',
    ksk: 'kreissparkasse',
    kspk: 'kreissparkasse',
    krspk: 'kreissparkasse',
    ssk: 'stadtsparkasse',
    vb: 'volksbank',
    voba: 'volksbank',
    volksbk: 'volksbank',
    rb: 'raiffeisenbank',
    raiba: 'raiffeisenbank',
    raiffbk: 'raiffeisenbank',
    raiff: 'raiffeisenbank',
    bk: 'bank',
    st: 'sankt',
    dt: 'deutsche',
    fil: 'filiale',
    ndl: 'niederlassung',
    ffm: 'frankfurt',
  }).map(([abbreviation, word]) => [fold(abbreviation), fold(word)]),
);

/** Second halves of compounds under which people look for a bank: `Kreissparkasse` is a `Sparkasse`. */
const SECOND_HALVES = ['sparkasse', 'volksbank', 'raiffeisenbank', 'bank'].map(fold);

/** The words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]/u).filter((word) => word !== '');
}

/** The word itself, followed by the word it abbreviates, if any. Both are folded. */
export function meaningsOf(folded: string): string[] {
  const meaning = ABBREVIATIONS.get(folded);
  return meaning === undefined ? [folded] : [folded, meaning];
}

/** Further words within those of a name, folded: `Bonn` in `KölnBonn`, `Sparkasse` in `Kreissparkasse`. */
export function innerWordsOf(name: string): string[] {
  const halves = wordsOf(fold(name)).flatMap((word) =>
    SECOND_HALVES.filter((half) => word.length > half.length && word.endsWith(half)),
  );
  const inner = name.match(/(?<=\p{Ll})\p{Lu}\p{Ll}+/gu) ?? [];
  return [...halves, ...inner.map(fold)];
}
