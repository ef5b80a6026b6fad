/** What the package offers. Each function is that of the site; the files beside this one take text where the site has values. */

export type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
export type { BankCode } from '../../src/domain/account/bankCode.ts';
export type { AccountCheckVerdict } from '../../src/domain/accountCheck/checkAccount.ts';
export type { Anomaly } from '../../src/domain/bankFile/anomaly.ts';
export type { BankFileAnswer, BankFileOptions } from '../../src/domain/bankFile/readBundesbankFile.ts';
export type { RuleTable } from '../../src/domain/bankFile/ruleTable.ts';
export type { NoIbanReason } from '../../src/domain/bankRules/bankRule.ts';
export type { BankSearchResult } from '../../src/domain/bankSearch/bankSearch.ts';
export type {
  Bank,
  BankDirectory,
  ColumnDates,
  DirectoryStatus,
  Validity,
} from '../../src/domain/directory/bankDirectory.ts';
export type { Payment } from '../../src/domain/giroCode/payload.ts';
export type { Iban } from '../../src/domain/iban/iban.ts';
export type { IbanProblem } from '../../src/domain/ibanCheck/checkIban.ts';
export type { Suggestion } from '../../src/domain/ibanCheck/suggestIbans.ts';
export type { IbanAnswer, IbanRefusal } from '../../src/domain/resolve/ibanAnswer.ts';
export type { Outcome, Resolution, ResolutionStep } from '../../src/domain/resolve/resolution.ts';
export { type CheckedAccount, checkAccount } from './checkAccount.ts';
export {
  type CheckedIban,
  checkIban,
  findIbans,
  groupIban,
  isIban,
  type UnreadableIban,
} from './checkIban.ts';
export { type DescribedIban, describeIban, type IbanFacts, suggestIbans } from './describeIban.ts';
export { type BankEntry, createDirectory, directoryStatus, readBundesbankFile } from './directories.ts';
export {
  type GiroCode,
  type GiroCodePayment,
  type GiroCodeProblem,
  giroCodePayload,
} from './giroCodePayload.ts';
export { type IbanSchema, ibanSchema } from './ibanSchema.ts';
export type { Refusal } from './refusal.ts';
export {
  type AccountRow,
  ibanStream,
  type MalformedNumber,
  type ResolvedIban,
  resolveIban,
} from './resolveIban.ts';
export { searchBanks } from './searchBanks.ts';
