/** How the bytes of a list become rows of cells. All of it is detected, and the visitor can correct all of it. */
export interface TableFormat {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** The row that names the columns, counted from 1; 0 if there is none. The rows above it are titles. */
  readonly headerRow: number;
  /** Cells of nearly every row; 0 if the rows differ. Needed to tell a stray quote from one around a cell. */
  readonly rowWidth: number;
  /** The site has written the text, so that all quotes are valid: a quoted cell may contain lines that look like rows. */
  readonly isWellFormed?: boolean;
}

/** `cp850` is that of DOS programs, `macintosh` that of old Macs. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'cp850', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A new one also goes into `detectDelimiter.ts`. */
export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The visitor's settings. The rest is detected. */
export type ChosenFormat = Partial<TableFormat>;
