import { accountCheckLabel, bankFactsTexts, expiry } from '../../src/bankData/bankFactsTexts.ts';
import { unknownBank } from '../../src/bankData/bankNameTexts.ts';
import { problemText } from '../../src/bankData/ibanProblemTexts.ts';
import type { Iban } from '../../src/domain/iban/iban.ts';
import { checkIban } from '../../src/domain/ibanCheck/checkIban.ts';
import { ibanAnswer } from '../../src/domain/resolve/ibanAnswer.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { resultTexts } from '../../src/features/calculator/resultTexts.ts';
import { resultView } from '../../src/features/calculator/resultView.ts';
import type { TypedAccount } from '../../src/features/calculator/typedAccount.ts';
import { germanView } from '../../src/features/ibanCheck/germanView.ts';
import { texts as check } from '../../src/features/ibanCheck/texts.ts';
import type { Tone } from '../../src/ui/tone.ts';
import type { BankData, BankDataProblem } from './bankData.ts';
import type { ResolveDetail } from './iban-rechner.d.ts';
import { texts } from './texts.ts';

export interface Answer {
  readonly detail: ResolveDetail;
  readonly tone: Tone;
  readonly badge: string;
  /** The reasons, one sentence each. */
  readonly notes: readonly string[];
  /** Bank, BIC and account check, as far as they are known. */
  readonly facts: string;
  /** The calculated IBAN, if the numbers determine it: only this one is shown as the visitor's own and can be copied. */
  readonly iban: Iban | null;
  /** Other IBANs, each with its label. */
  readonly others: readonly (readonly [string, string])[];
  /** Null without bank data. */
  readonly data: BankData | null;
  /** The field with the probable mistake. */
  readonly doubtful: 0 | 1 | null;
}

/** The answer of the calculator to both numbers, without the IBANs of the plain formula. */
export function answerToAccount(
  { bankCode, accountNumber }: TypedAccount,
  data: BankData | BankDataProblem,
): Answer {
  if (typeof data === 'string') {
    const shown = { tone: 'caution', badge: resultTexts.notLookedUp, notes: [texts.bankData[data]] } as const;
    return refusal('no-bank-data', shown, null);
  }
  const resolution = resolveIban(data.directory, bankCode, accountNumber);
  const { disputed, isRuleUnknown, outcome, bankBic } = resolution;
  const determined = ibanAnswer(resolution);
  const view = resultView(resolution);
  const bank = resolution.resultingBank ?? resolution.bank;
  const facts = factsOf(bank?.name, bankBic, view.tone === 'good' ? accountCheckLabel(resolution) : null);
  if (determined.ok) {
    const { iban } = determined;
    const found = { iban, bank: bank?.name ?? '', bic: bankBic, verdict: 'formed-by-bank' } as const;
    return { ...acceptance(found, view, data), facts, iban };
  }
  const { code } = determined;
  const notes = isRuleUnknown ? [texts.ruleUnknown] : view.notes;
  const badge = outcome === 'no-iban' || isRuleUnknown ? texts.noIban : view.badge;
  return {
    ...refusal(code, { tone: view.tone, badge, notes }, data),
    facts,
    // The likelier one first.
    others: disputed
      ? [resolution.bankIban ?? '', disputed.alternativeIban].map((iban, at) => [
          texts.readings[at] ?? '',
          iban,
        ])
      : [],
    doubtful: code === 'unknown-bank' ? 0 : code === 'invalid-account' ? 1 : null,
  };
}

/** What is wrong with an IBAN, or what the bank data say about it. An arithmetically correct one is the value either way. */
export function answerToIban(iban: string, data: BankData | BankDataProblem | null): Answer {
  const { germanIban, problems } = checkIban(iban);
  if (problems.length > 0) {
    const shown = { tone: 'wrong', badge: check.wrong, notes: problems.map(problemText) } as const;
    return { ...refusal('iban-wrong', shown, null), doubtful: 0 };
  }
  if (germanIban === null || data === null || typeof data === 'string') {
    const [verdict, tone, note] =
      germanIban === null
        ? (['foreign', 'good', texts.foreign] as const)
        : (['no-bank-data', 'caution', texts.onlyCheckDigits] as const);
    const shown = { tone, badge: check.right, notes: [note] };
    return acceptance({ iban, bank: '', bic: null, verdict }, shown, null);
  }
  const view = germanView(germanIban, { resolve: (...account) => resolveIban(data.directory, ...account) });
  const { bic, otherIban, verdict } = view;
  const bank = view.bank?.name ?? '';
  return {
    ...acceptance({ iban, bank, bic, verdict }, view, data),
    facts: factsOf(bank, bic, null),
    others: otherIban ? [[texts.otherIban, otherIban]] : [],
  };
}

/** The bank of a bank code, below the first field; '' while it is not known. */
export function bankNote(bankCode: string, data: BankData | BankDataProblem | null): string {
  if (bankCode === '' || data === null || typeof data === 'string') return '';
  const bank = data.directory.find(bankCode);
  if (!bank) return unknownBank(data.directory.columnDates);
  return [bank.name, bank.town, bank.bic && `BIC ${bank.bic}`].filter(Boolean).join(', ');
}

type Shown = Pick<Answer, 'tone' | 'badge' | 'notes'>;
const NOTHING = { facts: '', iban: null, others: [], doubtful: null } as const;

function acceptance(
  found: Omit<Extract<ResolveDetail, { ok: true }>, 'ok' | 'message' | 'isExpired'>,
  { tone, badge, notes }: Shown,
  data: BankData | null,
): Answer {
  const detail = {
    ok: true,
    ...found,
    message: said(badge, notes, data),
    isExpired: data?.status === 'expired',
  } as const;
  return { ...NOTHING, tone, badge, notes, detail, data };
}

function refusal(code: (ResolveDetail & { ok: false })['code'], shown: Shown, data: BankData | null): Answer {
  const detail = { ok: false, code, message: said(shown.badge, shown.notes, data) } as const;
  return { ...NOTHING, ...shown, detail, data };
}

/** Someone who reads only the message also learns that the data have expired. */
function said(badge: string, notes: readonly string[], data: BankData | null): string {
  return [`${badge}.`, ...notes, ...[expiry(data) ?? []].flat()].join(' ');
}

function factsOf(bank = '', bic: string | null, accountCheck: string | null | undefined): string {
  const check = accountCheck && `${bankFactsTexts.accountCheck}: ${accountCheck}`;
  return [bank, bic && `BIC ${bic}`, check].filter(Boolean).join(' · ');
}
