import { dayInWords } from './bankData.ts';
import { methodTable, procedureTable } from './methodTable.ts';
import { otherVerdictsTable } from './otherPrograms.ts';
import { ruleSections } from './ruleSections.ts';

/** The text of docs/rules.md. */
export function rulesDoc(): string {
  return `# IBAN rules and check-digit methods

\`npm run rules-doc\` writes this file; a test compares it with the code and the data. Do not edit it by hand.

The Deutsche Bundesbank publishes two lists: the IBAN rules (IBAN-Regeln), by which a bank changes bank code and account number
before the plain formula, and the check-digit methods (Prüfzifferberechnungsmethoden), by which it protects its account numbers.
The methods are public. The current text of the rules is only in the Bundesbank’s ExtraNet; here it is known through programs that quote and
implement it ([sources](../data/bankRules/README.md)). The words are ours. Everything else is computed: the examples with
the bank data of ${dayInWords}, the counts of bank codes from the same data, and the published cases from
[tests/vectors](../tests/vectors/README.md), which names their projects and licences.

[Comparison with other packages](comparison.md) · [readings of the disputed rules](decisions/0004-readings-of-disputed-bank-rules.md)

## Order of work

1. An unknown bank code has no known bank; only the plain formula is left.
2. The rule of the bank code as entered may refuse the account, replace the account number, replace the bank code or set the BIC.
3. A bank code that is marked for deletion and has a successor is replaced by it, unless the rule has set the bank code.
4. The account number is checked by the method of the resulting bank code, unless the rule has checked it or waives the check.
5. The BIC is that of the rule, otherwise that of the resulting bank code.
6. The check digits of the IBAN are computed (ISO 7064, modulo 97-10).

## Rules

The heading is the number of the rule, the version that is carried out, and the bank. Account numbers have ten digits with zeros on the
left; position 1 is the leftmost. „Disputed“ gives the question on which the sources differ and the reading of this project.

${ruleSections()}

## Check-digit methods

Account numbers have ten digits with zeros on the left; position 1 is the leftmost. A calculation multiplies the digits at
its positions by the weights, from right to left and repeated as needed, adds what the procedure adds, and divides the sum. The
account number is right if the resulting digit is at the position of the check digit. „Else“: the next attempt, if the one
before did not make the number right. „Where“ opens a case that decides alone; „where … also“ one after which the next attempt follows. What
nothing makes right is wrong, and so is account number 0. A sum starts at another number than 0 where the method adds a constant, puts digits in front of the account
number, or counts a digit by its ASCII code (E1).

Source: Deutsche Bundesbank, Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit. Method 12 is not assigned.

### Procedures

A procedure has the name of the first method that uses it.

${procedureTable()}

With procedure 17 a sum of 0 before the subtraction has no check digit.

### Methods

„Its source“ says who publishes the example: the Bundesbank with the text of the method, or test suites of other projects.

${methodTable()}

## Where other programs differ

### Account checks

Programs that judge random accounts otherwise than this project, by method, with the number of accounts. Where the text of the Bundesbank
decides, [tests/vectors](../tests/vectors/README.md) says how, row by row. Of the methods that the programs do not know (konto_check 5.8: E3, E4, and newer
variants of 74, B1 and C2) the newer text holds.

${otherVerdictsTable()}

Omitted sub-accounts (13, 50, 63, 76, C7): ktoblzcheck, schwifty and partly obantoo try the number only as given; ibantools-germany wants the account
number without leading zeros. Method 44: konto_check also accepts failing numbers with 9 at position 1 or 5, which belongs to rule
0049, not to the method. Account number 0: konto_check and BAV refuse it as this project does; the others calculate.

### Rules

- **konto_check** (C, and its Ruby port 6.15): carries out all rules and checks accounts. Version 5.8 has older versions of 0042 and 0049 and gives comdirect
  the BIC of Commerzbank; 6.15 agrees with this project on the disputed questions above.
- **ibandit** (Ruby): carries out the rules but never checks an account number. It therefore gives IBANs where the rule refuses a number that does not
  fit (0020, 0021, 0031 to 0035), always appends the sub-account to five and six digits by method 76 (0005), writes the deleted bank code 20050000 (0036), compares
  only the ends of the released ranges (0042), and takes 0049 for the plain formula.
- **ibantools-germany** (TypeScript): has check-digit methods and bank data but none of the rules; its IBANs are those of the plain formula.
- **obantoo** (Java, 2019): carries out the rules and checks accounts, without 0042, without the length test of 0021, and with COBADEFFXXX for the former Dresdner Bank.

The [comparison](comparison.md) counts who passes which published cases.
`;
}
