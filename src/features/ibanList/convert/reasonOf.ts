import { stepText } from '../../../bankData/stepTexts.ts';
import type { Resolution } from '../../../domain/resolve/resolution.ts';
import { germanDate } from '../../../ui/germanDate.ts';
import { reasonTexts } from './rowTexts.ts';

/** The sentences of the calculator, in its order. A passed or failed account check gets a shorter sentence. */
export function reasonOf(resolution: Resolution): string {
  if (resolution.bank === null) {
    const { bankCode, columnDates } = resolution;
    return reasonTexts.unknownBank(bankCode, germanDate(columnDates.name));
  }
  return resolution.steps
    .filter(({ code }) => code !== 'iban-built')
    .filter(({ code }) => code !== 'account-check' || resolution.noIbanReason === null)
    .map((step) =>
      step.code === 'account-check' ? reasonTexts[step.verdict](step.method) : stepText(step, resolution),
    )
    .join(' ');
}
