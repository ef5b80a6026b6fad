/** What Excel and LibreOffice call the functions in German. */
const GERMAN = {
  IF: 'WENN',
  AND: 'UND',
  TEXT: 'TEXT',
  VALUE: 'WERT',
  LEN: 'LÄNGE',
  RIGHT: 'RECHTS',
  MOD: 'REST',
} as const;

/**
 * A spreadsheet formula for the IBAN of the plain formula, from the bank code in A2 and the account number in B2, as
 * text or as numbers. Everything that is not 8 digits and 1 to 10 digits gives the refusal or an error.
 *
 * Spreadsheets keep 15 digits of a number, and the dividend has 24. Modulo 97, 10^16 is 62, 10^6 is 27 and 131400 is 62,
 * so that no number in the formula has more than 10 digits.
 */
export function spreadsheetFormula(language: 'de' | 'en'): string {
  const isGerman = language === 'de';
  const call = (name: keyof typeof GERMAN, ...inputs: string[]) =>
    `${isGerman ? GERMAN[name] : name}(${inputs.join(isGerman ? ';' : ',')})`;
  const account = call('RIGHT', '"0000000000"&B2', '10');
  const areDigits = [
    `${call('LEN', 'A2')}=8`,
    `${call('TEXT', call('VALUE', 'A2'), '"00000000"')}=A2&""`,
    `${call('LEN', 'B2')}<11`,
    `${call('TEXT', call('VALUE', 'B2'), '"0000000000"')}=${account}`,
    `${call('VALUE', 'B2')}>0`,
  ];
  const remainder = call('MOD', `62*${call('MOD', 'A2', '97')}+27*${call('MOD', 'B2', '97')}+62`, '97');
  const iban = `"DE"&${call('TEXT', `98-${remainder}`, '"00"')}&A2&${account}`;
  return `=${call('IF', call('AND', ...areDigits), iban, isGerman ? '"bitte prüfen"' : '"please check"')}`;
}
