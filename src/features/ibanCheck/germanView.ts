import type { BankData } from '../../bankData/bankData.ts';
import { formerBankNotes } from '../../bankData/bankNameTexts.ts';
import { accountAsText } from '../../bankData/ibanCopyTexts.ts';
import { CHANGING_STEPS, stepText } from '../../bankData/stepTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { type BankVerdict, bicOfIban, ibanAtBank } from '../../domain/ibanCheck/ibanAtBank.ts';
import { nearAccounts } from '../../domain/resolve/nearNumbers.ts';
import type { ResolutionStep } from '../../domain/resolve/resolution.ts';
import type { Tone } from '../../ui/tone.ts';
import { verdictBadges, verdictNotes } from './texts.ts';

/** Steps of a resolution that concern the bank code or account number inside the IBAN. */
const NOTED: Readonly<Record<BankVerdict, readonly ResolutionStep['code'][]>> = {
  'formed-by-bank': ['marked-for-deletion', 'rule-unknown'],
  'formed-differently': [...CHANGING_STEPS, 'marked-for-deletion'],
  disputed: ['marked-for-deletion'],
  'named-by-bank-alone': ['no-iban', 'successor', 'marked-for-deletion'],
  'account-does-not-fit': ['account-check', 'account-refused', 'successor', 'marked-for-deletion'],
  'unknown-bank': [],
};

/** The result for a German IBAN with correct check digits, once the bank directory is loaded. */
export function germanView(iban: Iban, { resolve }: Pick<BankData, 'resolve'>) {
  const { verdict, resolution } = ibanAtBank(iban, resolve);
  const { bank, bankCode, accountNumber } = resolution;
  const { steps } = resolve(bankCode, accountNumber);
  const notes = steps
    .filter(({ code }) => NOTED[verdict].includes(code))
    .map((step) => stepText(step, resolution));
  const verdictNote = verdictNotes[verdict](resolution);
  const otherIban = verdict === 'formed-differently' ? resolution.bankIban : null;
  const tone: Tone = verdict === 'formed-by-bank' && !resolution.isRuleUnknown ? 'good' : 'caution';
  return {
    verdict,
    badge: verdictBadges[verdict],
    /** Null if the directory does not know it. */
    bank,
    bic: bicOfIban(resolution),
    tone,
    notes: [...notes, verdictNote ?? [], tone === 'good' ? formerBankNotes(resolution) : []].flat(),
    /** The bank is known and computes IBANs for such accounts, so that a payment to it may be prepared. */
    isForPayments: verdict !== 'unknown-bank' && verdict !== 'named-by-bank-alone',
    /** Accounts that may have been meant (requirement 12.12). */
    near:
      verdict === 'unknown-bank' || verdict === 'account-does-not-fit'
        ? nearAccounts(bankCode, accountNumber.replace(/^0+(?=.)/, ''), resolve)
        : [],
    /** The IBAN that the bank would form today, if it differs. */
    otherIban,
    /** The same with its bank and BIC. */
    otherText: otherIban && accountAsText(otherIban, resolution),
  };
}
