import { stepText } from '../../../bankData/stepTexts.ts';
import { unknownBankSentence } from '../../../bankData/unknownBankTexts.ts';
import type { Resolution } from '../../../domain/resolve/resolution.ts';
import { reasonTexts } from './rowTexts.ts';

/** The sentences of the calculator, in its order. A passed or failed account check gets a shorter sentence. */
export function reasonOf(resolution: Resolution): string {
  if (resolution.bank === null) {
    const { bankCode, columnDates } = resolution;
    return unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates);
  }
  return resolution.steps
    .filter(({ code }) => code !== 'iban-built')
    .filter(({ code }) => code !== 'account-check' || resolution.noIbanReason === null)
    .map((step) =>
      step.code === 'account-check' ? reasonTexts[step.verdict](step.method) : stepText(step, resolution),
    )
    .join(' ');
}
