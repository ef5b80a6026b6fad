/** Adults read about 240 German words of expository text per minute. Numbers and tables are slower. */
const WORDS_PER_MINUTE = 220;

/** @param text MDX source of an article; its markup is counted as words, its imports are not */
export function readingMinutes(text: string): number {
  const prose = text.replace(/^import .*$/gm, '');
  const words = prose.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
