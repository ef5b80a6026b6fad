import { bankFactsTexts, expiry, validity } from '../../src/bankData/bankFactsTexts.ts';
import { groupIban } from '../../src/domain/iban/iban.ts';
import { texts as calculator } from '../../src/features/calculator/texts.ts';
import type { Answer } from './answer.ts';
import { element } from './dom.ts';

/** Signs of the same meaning as the colours. */
const SIGNS = { good: '✓', caution: '△', wrong: '✕' } as const;

/** The answer as the calculator shows it: the verdict with its reasons, the IBAN, the bank, and the age of the data. */
export function result({ badge, data, facts, iban, notes, others, tone }: Answer): HTMLElement {
  const sign = element('span', { 'aria-hidden': 'true' }, `${SIGNS[tone]} `);
  const reasons = notes.map((note) => element('p', { part: 'reason' }, note));
  const age = { class: data && expiry(data) ? 'expired' : 'muted extra', part: 'validity' };
  const line = (attributes: Readonly<Record<string, string>>, text: string | null) =>
    text ? [element('p', attributes, text)] : [];
  return element(
    'section',
    { class: 'result', part: 'result', 'aria-label': calculator.resultHeading },
    ...line({ class: 'iban', part: 'iban', translate: 'no' }, iban && groupIban(iban)),
    // The probable mistake is tied to it.
    element(
      'div',
      { id: 'reasons', class: 'verdict', part: `verdict ${tone}` },
      element('p', { class: 'badge' }, sign, badge),
      ...reasons,
    ),
    ...others.map(([words, other]) =>
      element('p', {}, `${words} `, element('b', { translate: 'no' }, groupIban(other))),
    ),
    ...line({ class: 'extra', part: 'facts' }, facts),
    ...line({ class: 'muted extra' }, iban && bankFactsTexts.limits),
    ...line(age, data && validity(data)),
  );
}
