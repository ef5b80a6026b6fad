/** What a cell consists of: nothing, digits, digits with signs between them, or words. */
export const KINDS = { empty: 0, digits: 1, figures: 2, words: 3 } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];

export function kindOf(cell: string): Kind {
  if (/[a-z]/i.test(cell)) return KINDS.words;
  if (!/\d/.test(cell)) return KINDS.empty;
  return /[.,/:+|\t-]/.test(cell) ? KINDS.figures : KINDS.digits;
}

export const isNumeric = (kind: Kind | null) => kind === KINDS.digits || kind === KINDS.figures;
