/**
 * What the package offers. Each function is the one that the site uses; the files beside this one take strings where the
 * site has validated values. The declarations export every type of a signature, also those of the domain.
 */

export type { BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
export * from './checkAccount.ts';
export * from './checkIban.ts';
export * from './describeIban.ts';
export * from './directories.ts';
export * from './giroCodePayload.ts';
export type { Refusal } from './refusal.ts';
export * from './resolveIban.ts';
