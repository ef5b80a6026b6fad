/** Adults read about 240 German words of expository text in a minute; numbers and tables slow them down. */
const WORDS_PER_MINUTE = 220;

/** @param text the source of an article; its few words of markup count too, except imports */
export function readingMinutes(text: string): number {
  const prose = text.replace(/^import .*$/gm, '');
  const words = prose.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
