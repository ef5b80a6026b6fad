import { type AccountNumber, parseAccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import type { RegisteredRule } from '../../src/domain/bankRules/registry.ts';
import { buildIban } from '../../src/domain/iban/iban.ts';
import type { Resolution } from '../../src/domain/resolve/resolution.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { ruleExamples } from '../../src/features/specialRules/ruleExamples.ts';
import { exampleBank } from '../../tests/bankDirectory.ts';
import { directory } from './bankData.ts';

type Pair = readonly [bankCode: string, accountNumber: string];

const STANDARD: Pair = ['37040044', '532013000'];

/**
 * Pairs for the rules that no bank code has today, of former bank codes. Most are in
 * tests/vectors/iban_published.tsv.
 */
const FORMER: Readonly<Record<string, Pair>> = {
  '0002': ['72020700', '12645'],
  '0003': ['51010800', '6161604670'],
  '0009': ['68351976', '1116232594'],
  '0019': ['50130100', '20475000'],
  '0025': ['64150182', '2777939'],
  '0030': ['13091054', '1718190'],
  '0031': ['70020001', '1210100047'],
  '0040': ['68051310', '6015002'],
  '0043': ['60651070', '868'],
  '0045': ['10010111', '1234567890'],
  '0048': ['10120800', '1231234567'],
  '0052': ['67220020', '5308810004'],
  '0054': ['21060237', '624044'],
  '0055': ['25410300', '7456123400'],
  '0056': ['10010111', '1234567890'],
};

/** Bank code, account and what the rule makes of them, in one sentence. */
export function ruleExample(rule: string, registered: RegisteredRule): string {
  const held = ruleExamples[rule as keyof typeof ruleExamples];
  if (rule === '0000') return inWords(STANDARD, resolve(STANDARD));
  if (held !== undefined) return inWords(held, resolve(held));
  const former = FORMER[rule];
  if (former === undefined) throw new Error(`rule ${rule} has no example`);
  return `${applied(former, rule, registered)} No bank code has the rule today.`;
}

function resolve([bankCode, account]: Pair | readonly [string, string, string]): Resolution {
  return resolveIban(directory, bankCode as BankCode, padded(account));
}

function padded(account: string): AccountNumber {
  const accountNumber = parseAccountNumber(account);
  if (accountNumber === null) throw new Error(`${account} is no account number`);
  return accountNumber;
}

function inWords([bankCode, account]: readonly string[], resolution: Resolution): string {
  const { bankIban, formulaIban, noIbanReason, bankIbanIfAccountIsRight } = resolution;
  const input = `Bank code ${bankCode}, account ${account}: `;
  if (noIbanReason !== null)
    return `${input}no IBAN (\`${noIbanReason}\`); the formula would give ${formulaIban}.`;
  if (bankIban === null)
    return `${input}the account number is wrong; were it right, its IBAN would be ${bankIbanIfAccountIsRight}.`;
  return bankIban === formulaIban
    ? `${input}${bankIban}, as by the formula.`
    : `${input}${bankIban}; the formula would give ${formulaIban}.`;
}

/** The bank no longer exists. The rule does not contain its check-digit method, so the example uses 09. */
function applied([code, account]: Pair, rule: string, { rule: effectOf }: RegisteredRule): string {
  const bankCode = code as BankCode;
  const entered = padded(account);
  const isMarkedForDeletion = rule === '0031';
  const bank = { ...exampleBank, bankCode, accountCheckMethod: '09', isMarkedForDeletion };
  const effect = effectOf(bank, entered);
  const input = `Bank code ${code}, account ${account}: `;
  if (effect.noIban !== null) return `${input}no IBAN (\`${effect.noIban}\`).`;
  const iban = buildIban(effect.bankCode ?? bankCode, effect.accountNumber ?? entered);
  const formula = buildIban(bankCode, entered);
  return iban === formula
    ? `${input}${iban}, as by the formula.`
    : `${input}${iban}; the formula would give ${formula}.`;
}
