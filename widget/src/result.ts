import { bankFactsTexts } from '../../src/bankData/bankFactsTexts.ts';
import { ibanCopyTexts } from '../../src/bankData/ibanCopyTexts.ts';
import { expiry, validity } from '../../src/bankData/validityTexts.ts';
import { groupIban, type Iban } from '../../src/domain/iban/iban.ts';
import { resultTexts } from '../../src/features/calculator/resultTexts.ts';
import { texts as calculator } from '../../src/features/calculator/texts.ts';
import type { Answer } from './answer.ts';
import { element, say } from './dom.ts';

/** The id of the reasons, which are tied to the field with the probable mistake. */
export const REASONS = 'reasons';

/** How long the button confirms, as on the site (requirement 9.9). */
const CONFIRMATION_MS = 2000;

/** The answer as the calculator shows it: the verdict with its reasons, the IBAN, the bank, and the age of the data. */
export function result({ badge, bankData, facts, given, iban, notes, others, tone }: Answer): HTMLElement {
  const isGood = tone === 'good';
  const reasons = notes.map((note) => element('p', { part: 'reason' }, note));
  const input = given && element('p', { class: 'muted extra' }, given);
  const age = { class: bankData && expiry(bankData) ? 'expired' : 'muted extra', part: 'validity' };
  return element(
    'section',
    { class: 'result', part: 'result', 'aria-label': calculator.resultHeading },
    element(
      'div',
      { class: 'verdict', part: `verdict ${tone}`, 'data-tone': tone },
      element(
        'div',
        { id: REASONS },
        element('p', { class: 'badge' }, badge),
        ...(isGood ? [] : [...reasons, input]),
      ),
    ),
    ...(iban === null ? [] : ibanLine(iban)),
    ...others.map(([words, other]) =>
      element('p', {}, `${words} `, element('b', { translate: 'no' }, groupIban(other))),
    ),
    isGood ? input : '',
    facts.length === 0
      ? ''
      : element(
          'dl',
          { class: 'extra', part: 'facts' },
          ...facts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
        ),
    ...(isGood ? reasons : []),
    iban === null ? '' : element('p', { class: 'muted extra' }, bankFactsTexts.limits),
    bankData ? element('p', age, validity(bankData)) : '',
  );
}

function ibanLine(iban: Iban): HTMLElement[] {
  const grouped = groupIban(iban);
  // Where the line is too short it breaks in the middle.
  const [first, second] = [grouped.slice(0, 14), grouped.slice(15)].map((half) => element('span', {}, half));
  const place = element(
    'p',
    { class: 'iban', part: 'iban', translate: 'no' },
    first ?? '',
    ' ',
    second ?? '',
  );
  return [element('p', { class: 'heading' }, resultTexts.heading), place, ...copyButton(iban, place)];
}

/** A button that copies the IBAN without blanks, and what it says. If the browser refuses, the IBAN is selected instead. */
function copyButton(iban: string, place: HTMLElement): HTMLElement[] {
  const button = element(
    'button',
    { type: 'button', part: 'button copy', class: 'extra' },
    ibanCopyTexts.copy,
  );
  const message = element('p', { role: 'status', class: 'hidden' });
  button.addEventListener('click', async () => {
    let isRefused = false;
    try {
      // Undefined on pages without https. The TypeError counts as a refusal.
      await navigator.clipboard.writeText(iban);
    } catch {
      isRefused = true;
    }
    message.classList.toggle('hidden', !isRefused);
    say(message, isRefused ? ibanCopyTexts.copyRefused : ibanCopyTexts.copied);
    if (isRefused) return getSelection()?.selectAllChildren(place);
    button.textContent = ibanCopyTexts.copiedLabel;
    setTimeout(() => {
      button.textContent = ibanCopyTexts.copy;
    }, CONFIRMATION_MS);
  });
  return [button, message];
}
