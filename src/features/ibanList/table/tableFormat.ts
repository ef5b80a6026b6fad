/** How the bytes of a list become rows of cells. All of it is recognised, and the visitor can correct all of it. */
export interface TableFormat {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** The row that names the columns, counted from 1; what stands above it is a title. 0 where there is none. */
  readonly headerRow: number;
  /** The site wrote the text itself, out of a spreadsheet: every quote is one. */
  readonly isWellFormed?: boolean;
}

export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What the visitor has set by hand; the rest is recognised. */
export type ChosenFormat = Partial<TableFormat>;
