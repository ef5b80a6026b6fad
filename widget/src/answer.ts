import { unknownBankSentence } from '../../src/bankData/unknownBankTexts.ts';
import { expiry as expiryOf } from '../../src/bankData/validityTexts.ts';
import { groupIban, type Iban } from '../../src/domain/iban/iban.ts';
import { type IbanRefusal, ibanAnswer } from '../../src/domain/resolve/ibanAnswer.ts';
import type { Resolution } from '../../src/domain/resolve/resolution.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { resultTexts } from '../../src/features/calculator/resultTexts.ts';
import { resultView } from '../../src/features/calculator/resultView.ts';
import type { TypedAccount } from '../../src/features/calculator/typedAccount.ts';
import type { Tone } from '../../src/ui/tone.ts';
import type { BankData, LoadedBankData } from './bankData.ts';
import { texts } from './texts.ts';

/** What the event `resolve` tells the page. */
export type ResolveDetail =
  | {
      readonly ok: true;
      /** Without blanks. */
      readonly iban: string;
      /** Eleven characters; null if the bank code has none. */
      readonly bic: string | null;
      readonly bank: string;
      /** What the element says about it. */
      readonly message: string;
      /** Last day of the bank data, YYYY-MM-DD. */
      readonly validUntil: string;
      readonly isExpired: boolean;
    }
  | { readonly ok: false; readonly code: IbanRefusal | 'no-bank-data'; readonly message: string };

/** What the element shows for an account. */
export interface Answer {
  readonly account: TypedAccount;
  readonly detail: ResolveDetail;
  readonly tone: Tone;
  readonly badge: string;
  /** The reasons, one sentence each. */
  readonly notes: readonly string[];
  /** Null if the bank uses none, or it or its rule is unknown: an IBAN of the formula would be a guess. */
  readonly iban: Iban | null;
  /** The sources disagree: the IBAN by the other reading; else null. */
  readonly otherIban: Iban | null;
  /** Null without bank data. */
  readonly resolution: Resolution | null;
  readonly bankData: BankData | null;
  /** The field with the probable mistake. */
  readonly doubtfulField: 'bankCode' | 'accountNumber' | null;
  readonly announcement: string;
}

/** The answer of the calculator, without the IBANs of the plain formula. */
export function answerFor(account: TypedAccount, loaded: LoadedBankData): Answer {
  if (!loaded.ok) return withoutBankData(account, texts.bankData[loaded.problem]);
  const { directory, status } = loaded.data;
  const resolution = resolveIban(directory, account.bankCode, account.accountNumber);
  const given = ibanAnswer(resolution);
  const view = resultView(resolution);
  const { outcome, isRuleUnknown } = resolution;
  const badge = outcome === 'no-iban' || isRuleUnknown ? texts.noIban : view.badge;
  const notes =
    outcome === 'unknown-bank'
      ? [unknownBankSentence(texts.bankCode(account.bankCode), directory.columnDates)]
      : isRuleUnknown
        ? [texts.ruleUnknown]
        : view.notes;
  const bank = resolution.resultingBank ?? resolution.bank;
  const iban = view.isFormulaOnly || isRuleUnknown ? null : view.iban;
  // Who hears the result or reads only the message learns it too.
  const expiry = [expiryOf(loaded.data) ?? []].flat();
  const message = [`${badge}.`, ...notes, ...expiry].join(' ');
  return {
    account,
    detail: given.ok
      ? {
          ok: true,
          iban: given.iban,
          bic: given.bic,
          bank: bank?.name ?? '',
          message,
          validUntil: directory.validUntil,
          isExpired: status === 'expired',
        }
      : { ok: false, code: given.code, message },
    tone: view.tone,
    badge,
    notes,
    iban,
    otherIban: resolution.disputed?.alternativeIban ?? null,
    resolution,
    bankData: loaded.data,
    doubtfulField:
      outcome === 'unknown-bank'
        ? 'bankCode'
        : outcome === 'invalid-account' && !isRuleUnknown
          ? 'accountNumber'
          : null,
    announcement:
      iban === null ? message : [resultTexts.announcement(groupIban(iban), bank, view), ...expiry].join(' '),
  };
}

function withoutBankData(account: TypedAccount, reason: string): Answer {
  const message = `${resultTexts.notLookedUp}. ${reason}`;
  return {
    account,
    detail: { ok: false, code: 'no-bank-data', message },
    tone: 'caution',
    badge: resultTexts.notLookedUp,
    notes: [reason],
    iban: null,
    otherIban: null,
    resolution: null,
    bankData: null,
    doubtfulField: null,
    announcement: message,
  };
}
