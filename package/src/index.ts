/** What the package offers. Each function is that of the site; a file of its own takes text where the site has values. */

export type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
export type { BankCode } from '../../src/domain/account/bankCode.ts';
export type { AccountCheckVerdict } from '../../src/domain/accountCheck/checkAccount.ts';
export type { Anomaly } from '../../src/domain/bankFile/anomaly.ts';
export {
  type BankFileAnswer,
  type BankFileOptions,
  readBundesbankFile,
} from '../../src/domain/bankFile/readBundesbankFile.ts';
export type { RuleTable } from '../../src/domain/bankFile/ruleTable.ts';
export type { NoIbanReason } from '../../src/domain/bankRules/bankRule.ts';
export { type BankSearchResult, searchBanks } from '../../src/domain/bankSearch/bankSearch.ts';
export {
  type Bank,
  type BankDirectory,
  type ColumnDates,
  type DirectoryStatus,
  directoryStatus,
  type Validity,
} from '../../src/domain/directory/bankDirectory.ts';
export type {
  EpcPayload,
  Payment,
  PaymentField,
  PaymentProblem,
  PaymentProblemCode,
} from '../../src/domain/giroCode/payload.ts';
export { groupIban, type Iban } from '../../src/domain/iban/iban.ts';
export type { IbanProblem } from '../../src/domain/ibanCheck/checkIban.ts';
export { findIbans } from '../../src/domain/ibanCheck/findIbans.ts';
export type { Suggestion } from '../../src/domain/ibanCheck/suggestIbans.ts';
export type { IbanAnswer, IbanRefusal } from '../../src/domain/resolve/ibanAnswer.ts';
export type { Outcome, Resolution, ResolutionStep } from '../../src/domain/resolve/resolution.ts';
export { type CheckedAccount, checkAccount } from './checkAccount.ts';
export { type CheckedIban, checkIban, type UnreadableIban } from './checkIban.ts';
export { type GiroCodePayment, giroCodePayload } from './giroCodePayload.ts';
export { type MalformedNumber, type ResolvedIban, resolveIban } from './resolveIban.ts';
export { suggestIbans } from './suggestIbans.ts';
