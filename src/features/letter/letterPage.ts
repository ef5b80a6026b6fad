import { enhanceLetter } from './letter.ts';

for (const letter of document.querySelectorAll<HTMLElement>('[data-letter]')) enhanceLetter(letter);
