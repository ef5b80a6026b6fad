/** An independent implementation of the formula (requirements 9.2 to 9.8) with BigInt. */
export function ibanFormula(bankCode: string, accountNumber: string) {
  const padded = accountNumber.padStart(10, '0');
  const basicNumber = bankCode + padded;
  const dividend = `${basicNumber}131400`;
  const remainder = BigInt(dividend) % 97n;
  const difference = 98n - remainder;
  const checkDigits = String(difference).padStart(2, '0');
  const iban = `DE${checkDigits}${basicNumber}`;
  return { padded, basicNumber, dividend, remainder, difference, checkDigits, iban, grouped: inFours(iban) };
}

function inFours(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
