import { ADDED_WORDS } from './addedWords.ts';
import type { Damage } from './damage.ts';
import { MIXED_CELLS } from './mixedCells.ts';
import { NUMBER_FORMATS } from './numberFormats.ts';
import { OTHER_CONTENTS } from './otherContents.ts';
import { STRANGE_CHARACTERS } from './strangeCharacters.ts';

/**
 * Kinds of damage by name. Damage that leaves a plausible number is excluded, because nobody can detect it: a number
 * that was cut off or rounded, or a short number followed by a group of three more digits.
 */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  ...ADDED_WORDS,
  ...NUMBER_FORMATS,
  ...MIXED_CELLS,
  ...STRANGE_CHARACTERS,
  ...OTHER_CONTENTS,
};
