import { copyRefused } from '../../ui/texts.ts';

/** The German words around a letter to copy. */
export const texts = { copy: 'Kopieren', copied: 'Kopiert' } as const;

export function refused(name: string): string {
  return copyRefused(`„${name}“`);
}
