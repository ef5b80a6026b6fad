import { accountCheckLabel, bankFactsTexts } from '../../src/bankData/bankFactsTexts.ts';
import { problemText } from '../../src/bankData/ibanProblemTexts.ts';
import { unknownBankSentence } from '../../src/bankData/unknownBankTexts.ts';
import { expiry as expiryOf } from '../../src/bankData/validityTexts.ts';
import { groupIban, type Iban } from '../../src/domain/iban/iban.ts';
import { checkIban } from '../../src/domain/ibanCheck/checkIban.ts';
import { ibanAnswer } from '../../src/domain/resolve/ibanAnswer.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';
import { differsFromFormula, resultTexts } from '../../src/features/calculator/resultTexts.ts';
import { resultView } from '../../src/features/calculator/resultView.ts';
import type { TypedAccount } from '../../src/features/calculator/typedAccount.ts';
import { germanView } from '../../src/features/ibanCheck/germanView.ts';
import { announcementOfRight, texts as check } from '../../src/features/ibanCheck/texts.ts';
import type { Tone } from '../../src/ui/tone.ts';
import type { BankData, LoadedBankData } from './bankData.ts';
import type { ResolveDetail } from './iban-rechner.d.ts';
import { texts } from './texts.ts';

/** What the element shows for an entry. */
export interface Answer {
  readonly detail: ResolveDetail;
  readonly tone: Tone;
  readonly badge: string;
  /** The reasons, one sentence each. */
  readonly notes: readonly string[];
  /** The numbers that were typed; '' for an IBAN. */
  readonly given: string;
  /** Name and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** Calculated, and determined by the numbers: only this one is shown as that of the visitor, and can be copied. */
  readonly iban: Iban | null;
  /** Other IBANs, each with the words before it. */
  readonly others: readonly (readonly [string, string])[];
  /** Null without bank data. */
  readonly bankData: BankData | null;
  /** The field with the probable mistake. */
  readonly doubtful: 0 | 1 | null;
  readonly announcement: string;
}

/** The answer of the calculator to both numbers, without the IBANs of the plain formula. */
export function answerToAccount(account: TypedAccount, loaded: LoadedBankData): Answer {
  if (!loaded.ok) {
    const shown = {
      tone: 'caution',
      badge: resultTexts.notLookedUp,
      notes: [texts.bankData[loaded.problem]],
    } as const;
    return answer(shown, null, (message) => ({ ok: false, code: 'no-bank-data', message }));
  }
  const { data } = loaded;
  const resolution = resolveIban(data.directory, account.bankCode, account.accountNumber);
  const { outcome, isRuleUnknown, bankIban, disputed } = resolution;
  const determined = ibanAnswer(resolution);
  const view = resultView(resolution);
  const bank = resolution.resultingBank ?? resolution.bank;
  const isGood = view.tone === 'good';
  const shared = {
    given: resultTexts[isGood ? 'input' : 'given'](account.bankCode, account.typed),
    facts: factsOf(bank?.name, resolution.bankBic, isGood ? accountCheckLabel(resolution) : null),
  };
  if (determined.ok) {
    const { iban, bic } = determined;
    const accepted = acceptance(iban, 'formed-by-bank', view, data, { bank: bank?.name ?? '', bic });
    const spoken = resultTexts.announcement(groupIban(iban), bank, view);
    return { ...accepted, ...shared, iban, announcement: withExpiry([spoken], data) };
  }
  const { code } = determined;
  const notes =
    outcome === 'unknown-bank'
      ? [unknownBankSentence(texts.bankCode(account.bankCode), data.directory.columnDates)]
      : isRuleUnknown
        ? [texts.ruleUnknown]
        : view.notes.filter((note) => note !== differsFromFormula);
  const badge = outcome === 'no-iban' || isRuleUnknown ? texts.noIban : view.badge;
  return {
    ...answer({ tone: view.tone, badge, notes }, data, (message) => ({ ok: false, code, message })),
    ...shared,
    // The likelier one first.
    others: disputed
      ? [bankIban ?? '', disputed.alternativeIban].map((iban, at) => [texts.readings[at] ?? '', iban])
      : [],
    doubtful: code === 'unknown-bank' ? 0 : code === 'invalid-account' ? 1 : null,
  };
}

/** What is wrong with an IBAN, or what its bank data say. One that is arithmetically right is the value either way. */
export function answerToIban(iban: string, loaded: LoadedBankData | null): Answer {
  const { germanIban, problems } = checkIban(iban);
  if (problems.length > 0) {
    const shown = { tone: 'wrong', badge: check.wrong, notes: problems.map(problemText) } as const;
    return {
      ...answer(shown, null, (message) => ({ ok: false, code: 'iban-wrong', message })),
      doubtful: 0,
    };
  }
  if (germanIban === null) {
    const shown = { tone: 'good', badge: check.right, notes: [texts.foreign] } as const;
    return acceptance(iban, 'foreign', shown, null, NO_BANK);
  }
  if (!loaded?.ok) {
    const shown = { tone: 'caution', badge: check.right, notes: [texts.onlyCheckDigits] } as const;
    return acceptance(iban, 'no-bank-data', shown, null, NO_BANK);
  }
  const { directory } = loaded.data;
  const view = germanView(germanIban, { resolve: (...account) => resolveIban(directory, ...account) });
  const bank = view.bank?.name ?? '';
  const { bic } = view;
  const spoken = announcementOfRight(view.badge, bank || null, view.tone === 'good' ? [] : view.notes);
  const accountCheck = new Map(view.facts).get(bankFactsTexts.accountCheck);
  return {
    ...acceptance(iban, view.verdict, view, loaded.data, { bank, bic }),
    announcement: withExpiry([spoken], loaded.data),
    facts: factsOf(bank, bic, accountCheck),
    others: view.otherIban ? [[texts.formedToday, view.otherIban]] : [],
  };
}

type Shown = Pick<Answer, 'tone' | 'badge' | 'notes'>;
type Accepted = Extract<ResolveDetail, { ok: true }>;
const NO_BANK = { bank: '', bic: null };

function acceptance(
  iban: string,
  verdict: Accepted['verdict'],
  shown: Shown,
  data: BankData | null,
  bank: Pick<Accepted, 'bank' | 'bic'>,
): Answer {
  const validUntil = data?.directory.validUntil ?? null;
  const isExpired = data?.status === 'expired';
  return answer(shown, data, (message) => ({
    ok: true,
    iban,
    ...bank,
    verdict,
    message,
    validUntil,
    isExpired,
  }));
}

function answer(
  { tone, badge, notes }: Shown,
  bankData: BankData | null,
  detail: (message: string) => ResolveDetail,
): Answer {
  // Who hears the result or reads only the message learns that the data are past, too.
  const message = withExpiry([`${badge}.`, ...notes], bankData);
  return {
    detail: detail(message),
    tone,
    badge,
    notes,
    bankData,
    announcement: message,
    given: '',
    facts: [],
    iban: null,
    others: [],
    doubtful: null,
  };
}

function withExpiry(sentences: readonly string[], data: BankData | null): string {
  return [...sentences, expiryOf(data)].filter((sentence) => sentence !== null).join(' ');
}

function factsOf(
  bank: string | undefined,
  bic: string | null,
  accountCheck: string | null | undefined,
): readonly (readonly [string, string])[] {
  const rows = [
    [bankFactsTexts.bank, bank],
    [bankFactsTexts.bic, bic],
    [bankFactsTexts.accountCheck, accountCheck],
  ] as const;
  return rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
