import { bankInSentence } from '../../bankData/bankInSentence.ts';
import { CHANGING_STEPS, stepText } from '../../bankData/stepTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import type { Outcome, Resolution, ResolutionStep } from '../../domain/resolve/resolution.ts';

/** What the page shows of a resolution, in its words. */
export interface ResultView {
  /** The IBAN that stands large on top. */
  readonly iban: Iban;
  readonly badge: string;
  /** `good`: the bank's own IBAN; `caution`: look twice. Never by colour alone: the badge says it. */
  readonly tone: 'good' | 'caution';
  /** Why the result is as it is, sentence by sentence; empty where there is nothing to say. */
  readonly notes: readonly string[];
  /** What is said of the plain formula's IBAN below, where it is another one than on top; else null. */
  readonly formulaNote: string | null;
}

/** Steps that belong beside the result; the others are told in the arithmetic alone. */
const NOTED: ReadonlySet<ResolutionStep['code']> = new Set([
  'unknown-bank',
  'rule-unknown',
  'no-iban',
  ...CHANGING_STEPS,
  'marked-for-deletion',
  'account-refused',
  'rule-disputed',
]);

const badges: Readonly<Record<Outcome, (resolution: Resolution) => string>> = {
  standard: (resolution) => {
    if (isWithoutSuccessor(resolution)) return 'Bankleitzahl zur Löschung vorgemerkt';
    return resolution.isRuleUnknown
      ? 'Nach der einfachen Formel'
      : 'So rechnet auch die Bank: nach der einfachen Formel';
  },
  changed: (resolution) =>
    resolution.disputed
      ? 'Wahrscheinlich die IBAN der Bank'
      : `Empfohlen: So führt ${bankInSentence(resolution)} dieses Konto`,
  'no-iban': () => 'Die Bank verwendet diese IBAN nicht',
  'invalid-account': () => 'Bitte prüfen Sie die Kontonummer',
  'unknown-bank': () => 'Bankleitzahl nicht im Verzeichnis',
};

export function resultView(resolution: Resolution): ResultView {
  const { formulaIban, bankIban, bankIbanIfAccountIsRight, disputed, steps } = resolution;
  const iban = bankIban ?? bankIbanIfAccountIsRight ?? formulaIban;
  const notes = steps
    .filter((step) => NOTED.has(step.code) || (step.code === 'account-check' && step.verdict === 'invalid'))
    .map((step) => stepText(step, resolution));
  if (notes.length > 0 && iban !== formulaIban && !disputed)
    notes.push('Deshalb weicht diese IBAN von der einfachen Formel ab.');
  return {
    iban,
    badge: badges[resolution.outcome](resolution),
    tone: isWithoutDoubt(resolution) ? 'good' : 'caution',
    notes,
    formulaNote:
      iban === formulaIban ? null : disputed ? 'nach der anderen Lesart' : 'von der Bank nicht verwendet',
  };
}

/** The bank's own IBAN, and nothing that speaks against it. */
function isWithoutDoubt(resolution: Resolution): boolean {
  const { outcome, isRuleUnknown, disputed } = resolution;
  if (outcome !== 'standard' && outcome !== 'changed') return false;
  return !isRuleUnknown && disputed === null && !isWithoutSuccessor(resolution);
}

/** The bank code will be deleted, and nobody says which one takes its place. */
function isWithoutSuccessor({ bank, bankCode, resultingBankCode }: Resolution): boolean {
  return (bank?.isMarkedForDeletion ?? false) && resultingBankCode === bankCode;
}
