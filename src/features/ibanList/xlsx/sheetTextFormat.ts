/** How `SheetText` writes a sheet. Nothing of it is left to be recognised. */
export const SHEET_TEXT_FORMAT = { encoding: 'utf-8', delimiter: ';', isWellFormed: true } as const;
