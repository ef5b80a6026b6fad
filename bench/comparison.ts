/**
 * Compares this project with other packages and programs: who passes the published cases, and how fast the packages are. They
 * take turns within one run, so that other processes affect them equally. The results are in docs/comparison.md.
 */
import type { AccountNumber } from '../src/domain/account/accountNumber.ts';
import type { BankCode } from '../src/domain/account/bankCode.ts';
import { buildIban, isGermanIban } from '../src/domain/iban/iban.ts';
import { resolveIban } from '../src/domain/resolve/resolveIban.ts';
import { newestDirectory } from '../tests/bankDirectory.ts';
import { accountTable, formulaIban, ibanCases, ibansOf, ibanTable } from '../tests/conformity.ts';
import { type Candidate, measureInTurns } from './comparison/measureInTurns.ts';
import { packages } from './comparison/packages.ts';
import { type Sample, sampleNumbers } from './comparison/sampleNumbers.ts';

const OURS = 'this project';
const directory = newestDirectory();

/** A number from the result of a call, so that the compiler cannot skip the work. */
const lastCharacter = (text: string | null | undefined) =>
  (text ?? '').charCodeAt((text ?? '').length - 1) || 0;

const bicOf = (iban: string) => directory.find(iban.slice(4, 12))?.bic ?? undefined;

function candidates(): Candidate<Sample>[] {
  return [
    {
      task: 'formula',
      name: OURS,
      call: (s) => lastCharacter(buildIban(s.bankCode, s.accountNumber)),
    },
    ...packages.flatMap(({ name, ibanOf }) =>
      ibanOf
        ? [{ task: 'formula', name, call: (s: Sample) => lastCharacter(ibanOf(s.bankCode, s.accountNumber)) }]
        : [],
    ),
    {
      task: 'rule, account check and BIC',
      name: OURS,
      call: (s) => {
        const resolution = resolveIban(directory, s.bankCode as BankCode, s.accountNumber as AccountNumber);
        return lastCharacter(resolution.bankIban ?? resolution.formulaIban);
      },
    },
    { task: 'check of an IBAN', name: OURS, call: (s) => Number(isGermanIban(s.iban)) },
    ...packages.flatMap(({ name, isValid }) =>
      isValid ? [{ task: 'check of an IBAN', name, call: (s: Sample) => Number(isValid(s.iban)) }] : [],
    ),
    { task: 'BIC of an IBAN', name: OURS, call: (s) => lastCharacter(bicOf(s.iban)) },
    ...packages.flatMap(({ name, bicOf }) =>
      bicOf ? [{ task: 'BIC of an IBAN', name, call: (s: Sample) => lastCharacter(bicOf(s.iban)) }] : [],
    ),
  ];
}

/** All packages without the rules give the same IBANs, so they share a line of the table. */
function namesOfFormula(): string {
  return packages
    .flatMap(({ name, ibanOf }) => {
      if (ibanOf === undefined) return [];
      const other = ibanCases.filter((row) => ibansOf(ibanOf)(row) !== ibansOf(formulaIban)(row));
      return [other.length === 0 ? name : `${name} (but ${other.length} cases)`];
    })
    .join(', ');
}

console.log(`IBANs from bank code and account\n\n${ibanTable()}\n\nthe plain formula: ${namesOfFormula()}\n`);
console.log(`Account checks\n\n${accountTable()}\n`);
console.log(
  measureInTurns(candidates(), sampleNumbers(directory.banks.map(({ bankCode }) => bankCode)), OURS),
);
