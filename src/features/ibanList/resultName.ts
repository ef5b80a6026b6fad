/** A patched workbook keeps its extension: Excel does not open a workbook with macros as .xlsx. */
export function endingOfWorkbook(name: string): string {
  return /\.(xls[xm]|xlt[xm])$/i.exec(name)?.[1] ?? 'xlsx';
}

/** `Mitglieder.csv` → `Mitglieder-IBAN.xlsx` */
export function resultName(name: string, ending: string): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-IBAN.${ending}`;
}

/** `Mitglieder.csv` → `Mitglieder-bitte-ansehen.csv` */
export function problemsName(name: string): string {
  return resultName(name, 'csv').replace(/-IBAN\.csv$/, '-bitte-ansehen.csv');
}
