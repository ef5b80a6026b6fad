import { checkedBy } from '../../bankData/bankFactsTexts.ts';
import { formerBankNotes } from '../../bankData/bankNameTexts.ts';
import { CHANGING_STEPS, stepText } from '../../bankData/stepTexts.ts';
import type { Outcome, Resolution, ResolutionStep } from '../../domain/resolve/resolution.ts';
import type { Tone } from '../../ui/tone.ts';
import { askForIban, askIfRight, badgeTexts, formulaNotes } from './resultTexts.ts';

const CHANGES: ReadonlySet<ResolutionStep['code']> = new Set(CHANGING_STEPS);
/** Steps that are explained beside the result. The arithmetic explains the others. */
const NOTED: ReadonlySet<ResolutionStep['code']> = new Set([
  'unknown-bank',
  'rule-unknown',
  'no-iban',
  ...CHANGING_STEPS,
  'marked-for-deletion',
  'account-refused',
  'undetermined',
  'rule-disputed',
]);

const badges: Readonly<Record<Outcome, (resolution: Resolution) => string>> = {
  standard: (resolution) => {
    if (isWithoutSuccessor(resolution)) return badgeTexts.markedForDeletion;
    return resolution.isRuleUnknown ? badgeTexts.formula : checkedBy(resolution);
  },
  changed: (resolution) => {
    if (resolution.disputed) return badgeTexts.probable;
    const isByRule = resolution.steps.some(({ code }) => code !== 'successor' && CHANGES.has(code));
    return isByRule ? badgeTexts.byRule(resolution) : badgeTexts.ofSuccessor;
  },
  'no-iban': () => badgeTexts.notUsed,
  'invalid-account': () => badgeTexts.checkAccount,
  undetermined: () => badgeTexts.checkAccount,
  'unknown-bank': () => badgeTexts.unknownBank,
};

/** @param inputDoubt a sentence about how the account was typed */
export function resultView(resolution: Resolution, inputDoubt: string | null = null) {
  const { formulaIban, bankIban, bankIbanIfAccountIsRight, disputed, outcome, steps } = resolution;
  const iban = bankIban ?? bankIbanIfAccountIsRight ?? formulaIban;
  const notes = steps
    .filter((step) => NOTED.has(step.code) || (step.code === 'account-check' && step.verdict === 'invalid'))
    // Where the bank has no IBAN for it, or another number was given, no typing error is to be looked for.
    .filter(({ code }) => code !== 'account-check' || (outcome !== 'no-iban' && inputDoubt === null))
    // The badge already states this reason.
    .filter((step) => step.code !== 'no-iban' || step.reason !== 'bank-code-without-ibans')
    .map((step) => stepText(step, resolution));
  if (inputDoubt !== null) notes.unshift(inputDoubt);
  const isSure = isWithoutDoubt(resolution);
  if (isSure) notes.push(...formerBankNotes(resolution));
  if (outcome === 'no-iban') notes.push(askForIban(resolution));
  else if (inputDoubt !== null || (outcome !== 'standard' && outcome !== 'changed')) notes.push(askIfRight);
  const tone: Tone = isSure && inputDoubt === null ? 'good' : outcome === 'no-iban' ? 'wrong' : 'caution';
  return {
    /** The IBAN in large type at the top, unless `isFormulaOnly`. */
    iban,
    /** The bank is unknown, uses no such IBAN, or its IBAN is not determined: only the plain formula gives one, and it is not recommended. */
    isFormulaOnly: bankIbanIfAccountIsRight === null,
    badge:
      inputDoubt !== null && bankIbanIfAccountIsRight !== null
        ? badgeTexts.checkInput
        : badges[outcome](resolution),
    /** `good`: the bank's own IBAN; `caution`: check it; `wrong`: no IBAN of the bank. The badge says the same. */
    tone,
    /** Why the result is as it is, one sentence each; empty if there is nothing to explain. */
    notes,
    /** Remark on the plain formula's IBAN if it is not that of the bank; else null. */
    formulaNote:
      bankIbanIfAccountIsRight !== null && iban === formulaIban
        ? null
        : disputed
          ? formulaNotes.otherReading
          : formulaNotes.notUsed,
  };
}

/** The result is the bank's own IBAN and nothing speaks against it. */
function isWithoutDoubt(resolution: Resolution): boolean {
  const { outcome, isRuleUnknown, disputed } = resolution;
  if (outcome !== 'standard' && outcome !== 'changed') return false;
  return !isRuleUnknown && disputed === null && !isWithoutSuccessor(resolution);
}

/** The bank code will be deleted and no successor is published. */
function isWithoutSuccessor({ bank, bankCode, resultingBankCode }: Resolution): boolean {
  return (bank?.isMarkedForDeletion ?? false) && resultingBankCode === bankCode;
}
