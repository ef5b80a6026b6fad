/** The format of `SheetText`. None of it needs to be detected. */
export const SHEET_TEXT_FORMAT = { encoding: 'utf-8', delimiter: ';', isWellFormed: true } as const;
