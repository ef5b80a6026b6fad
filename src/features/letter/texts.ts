import { COPIED, copyRefused } from '../../ui/texts.ts';

/** The German words around a letter to copy. */
export const texts = { copy: 'Kopieren', copiedLabel: COPIED } as const;

export function refused(name: string): string {
  return copyRefused(`„${name}“`);
}
