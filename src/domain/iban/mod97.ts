/**
 * The check digits that belong to an IBAN by ISO 7064 mod 97-10, whatever its own are: the first four characters go to
 * the end, the check digits become 00, letters become numbers (A = 10 … Z = 35), and 98 minus the remainder by 97 stays.
 *
 * @param iban electronic form, capital letters and digits only; its length does not matter
 * @returns two digits, 02 to 98
 */
export function rightCheckDigits(iban: string): string {
  let remainder = 0;
  for (let index = 4; index < iban.length; index += 1) remainder = append(remainder, iban.charCodeAt(index));
  remainder = append(append(remainder, iban.charCodeAt(0)), iban.charCodeAt(1));
  return String(98 - ((remainder * 100) % 97)).padStart(2, '0');
}

function append(remainder: number, code: number): number {
  return code >= 65 ? (remainder * 100 + code - 55) % 97 : (remainder * 10 + code - 48) % 97;
}
