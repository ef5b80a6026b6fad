/** Lets the browser save a file under a name; it asks or not, as the visitor has set it. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the blob after the click; large ones take a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A workbook that is patched stays of its kind: Excel opens none with macros that is called .xlsx. */
export function endingOfWorkbook(name: string): string {
  return /\.(xls[xm]|xlt[xm])$/i.exec(name)?.[1] ?? 'xlsx';
}

/** `Mitglieder.csv` → `Mitglieder-IBAN.xlsx` */
export function resultName(name: string, ending: string): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-IBAN.${ending}`;
}
