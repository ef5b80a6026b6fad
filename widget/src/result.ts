import { accountCheckLabel } from '../../src/bankData/accountCheckTexts.ts';
import { bankFactsTexts } from '../../src/bankData/bankFactsTexts.ts';
import { expiry, validity } from '../../src/bankData/validityTexts.ts';
import { groupIban, type Iban } from '../../src/domain/iban/iban.ts';
import { resultTexts } from '../../src/features/calculator/resultTexts.ts';
import { texts as calculator } from '../../src/features/calculator/texts.ts';
import type { Answer } from './answer.ts';
import { copyButton } from './copyButton.ts';
import { element } from './dom.ts';
import { sign } from './signs.ts';
import { texts } from './texts.ts';

/** The id of the reasons, which are tied to the field with the probable mistake. */
export const REASONS = 'reasons';

/** The answer as the calculator shows it: the verdict with its reasons, the IBAN, the bank, and the age of the data. */
export function result(answer: Answer): HTMLElement {
  const { account, bankData, iban, notes, otherIban, tone } = answer;
  const isDoubtful = tone !== 'good';
  const given = resultTexts[isDoubtful ? 'given' : 'input'](account.bankCode, account.typed);
  const reasons = notes.map((note) => element('p', {}, note));
  return element(
    'section',
    { class: 'result', part: 'result', 'aria-label': calculator.resultHeading },
    element(
      'div',
      { class: 'verdict', part: `verdict ${tone}`, 'data-tone': tone },
      sign(tone),
      element(
        'div',
        { id: REASONS },
        element('p', { class: 'badge' }, answer.badge),
        ...(isDoubtful ? reasons : []),
        ...(isDoubtful ? [element('p', {}, given)] : []),
      ),
    ),
    ...(iban === null ? [] : ibanLine(iban)),
    ...(otherIban === null
      ? []
      : [
          element('p', {}, `${texts.otherReading} `, element('b', { translate: 'no' }, groupIban(otherIban))),
        ]),
    ...(isDoubtful ? [] : [element('p', { class: 'muted' }, given)]),
    facts(answer),
    ...(isDoubtful ? [] : reasons),
    ...(iban === null ? [] : [element('p', { class: 'muted' }, bankFactsTexts.limits)]),
    ...(bankData === null ? [] : [age(bankData)]),
  );
}

function age(bankData: NonNullable<Answer['bankData']>): HTMLElement {
  return element(
    'p',
    { class: expiry(bankData) ? 'expired' : 'muted', part: 'validity' },
    validity(bankData),
  );
}

function ibanLine(iban: Iban): HTMLElement[] {
  const grouped = groupIban(iban);
  // Where the line is too short it breaks in the middle.
  const halves = [grouped.slice(0, 14), grouped.slice(15)].map((half) => element('span', {}, half));
  const place = element(
    'p',
    { class: 'iban', part: 'iban', translate: 'no' },
    halves[0] ?? '',
    ' ',
    halves[1] ?? '',
  );
  const [button, message] = copyButton(iban, place);
  return [element('p', { class: 'heading' }, resultTexts.heading), place, button, message];
}

function facts({ resolution, tone }: Answer): HTMLElement | string {
  const bank = resolution?.resultingBank ?? resolution?.bank;
  if (!bank) return '';
  const rows = [
    [bankFactsTexts.bank, bank.name],
    [bankFactsTexts.bic, resolution?.bankBic ?? ''],
    [bankFactsTexts.accountCheck, (tone === 'good' && resolution && accountCheckLabel(resolution)) || ''],
  ] as const;
  return element(
    'dl',
    { part: 'facts' },
    ...rows
      .filter(([, value]) => value !== '')
      .flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );
}
