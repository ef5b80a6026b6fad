/** Adults read about 240 German words of expository text in a minute; numbers and tables slow them down. */
const WORDS_PER_MINUTE = 220;

/** @param text the source of an article; words of its markup count little and are left in */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
