/** The names of the functions and the separator, as Excel and LibreOffice have them in a language. */
const DIALECTS = {
  de: {
    IF: 'WENN',
    AND: 'UND',
    TEXT: 'TEXT',
    VALUE: 'WERT',
    LEN: 'LÄNGE',
    RIGHT: 'RECHTS',
    MOD: 'REST',
    separator: ';',
    refusal: 'bitte prüfen',
  },
  en: {
    IF: 'IF',
    AND: 'AND',
    TEXT: 'TEXT',
    VALUE: 'VALUE',
    LEN: 'LEN',
    RIGHT: 'RIGHT',
    MOD: 'MOD',
    separator: ',',
    refusal: 'please check',
  },
} as const;

/**
 * A spreadsheet formula for the IBAN of the plain formula, from the bank code in A2 and the account number in B2, as
 * text or as numbers. Everything that is not 8 digits and 1 to 10 digits gives the refusal or an error.
 *
 * Spreadsheets keep 15 digits of a number, and the dividend has 24. Modulo 97, 10^16 is 62, 10^6 is 27 and 131400 is 62,
 * so that no number in the formula has more than 10 digits.
 */
export function spreadsheetFormula(language: keyof typeof DIALECTS): string {
  const { IF, AND, TEXT, VALUE, LEN, RIGHT, MOD, separator, refusal } = DIALECTS[language];
  const call = (name: string, ...inputs: string[]) => `${name}(${inputs.join(separator)})`;
  const account = call(RIGHT, '"0000000000"&B2', '10');
  const areDigits = [
    `${call(LEN, 'A2')}=8`,
    `${call(TEXT, call(VALUE, 'A2'), '"00000000"')}=A2&""`,
    `${call(LEN, 'B2')}<11`,
    `${call(TEXT, call(VALUE, 'B2'), '"0000000000"')}=${account}`,
    `${call(VALUE, 'B2')}>0`,
  ];
  const remainder = call(MOD, `62*${call(MOD, 'A2', '97')}+27*${call(MOD, 'B2', '97')}+62`, '97');
  const iban = `"DE"&${call(TEXT, `98-${remainder}`, '"00"')}&A2&${account}`;
  return `=${call(IF, call(AND, ...areDigits), iban, `"${refusal}"`)}`;
}
