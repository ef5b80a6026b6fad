/** Gives all compared packages the same functions. */
import { createRequire } from 'node:module';
import { bankDataByIBAN } from 'bankdata-germany';
import fastIban from 'fast-iban';
import * as ibanTs from 'iban-ts';
import { CountryCode, IBAN, IBANBuilder } from 'ibankit';
import * as ibantools from 'ibantools';

/** These packages contain no types. */
const require = createRequire(import.meta.url);
const iban = require('iban') as {
  fromBBAN(country: string, bban: string): string;
  isValid(iban: string): boolean;
};
const { ibanToBic } = require('iban-to-bic') as { ibanToBic(iban: string): string | undefined };
const isIBAN = (require('validator') as { isIBAN(iban: string): boolean }).isIBAN;

export interface ComparedPackage {
  readonly name: string;
  /** The IBAN of a German bank code and an account number of ten digits. */
  readonly ibanOf?: (bankCode: string, accountNumber: string) => string | null;
  readonly isValid?: (iban: string) => boolean;
  readonly bicOf?: (iban: string) => string | undefined;
}

export const packages: readonly ComparedPackage[] = [
  {
    name: 'fast-iban',
    ibanOf: (bankCode, accountNumber) => fastIban.generateIBAN(bankCode + accountNumber, 'DE'),
    isValid: (text) => fastIban.validateIBAN(text),
  },
  {
    name: 'iban',
    ibanOf: (bankCode, accountNumber) => iban.fromBBAN('DE', bankCode + accountNumber),
    isValid: (text) => iban.isValid(text),
  },
  {
    name: 'ibantools',
    ibanOf: (bankCode, accountNumber) =>
      ibantools.composeIBAN({ countryCode: 'DE', bban: bankCode + accountNumber }),
    isValid: (text) => ibantools.isValidIBAN(text),
  },
  {
    name: 'ibankit',
    ibanOf: (bankCode, accountNumber) =>
      new IBANBuilder()
        .countryCode(CountryCode.DE)
        .bankCode(bankCode)
        .accountNumber(accountNumber)
        .build()
        .toString(),
    isValid: (text) => IBAN.isValid(text),
  },
  {
    name: 'iban-ts',
    ibanOf: (bankCode, accountNumber) => ibanTs.fromBBAN('DE', bankCode + accountNumber),
    isValid: (text) => ibanTs.isValid(text),
  },
  { name: 'validator', isValid: (text) => isIBAN(text) },
  { name: 'iban-to-bic', bicOf: (text) => ibanToBic(text) },
  { name: 'bankdata-germany', bicOf: (text) => bankDataByIBAN(text)?.bic },
];
