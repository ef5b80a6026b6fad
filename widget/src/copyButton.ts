import { ibanCopyTexts } from '../../src/bankData/ibanCopyTexts.ts';
import { element, say } from './dom.ts';

/** How long the button confirms, as on the site (requirement 9.9). */
const CONFIRMATION_MS = 2000;

/**
 * A button that copies the IBAN without blanks, and what it says. If the browser refuses, the IBAN is selected instead.
 *
 * @param place the element that shows the IBAN
 */
export function copyButton(iban: string, place: HTMLElement): readonly [HTMLElement, HTMLElement] {
  const button = element('button', { type: 'button', part: 'button copy' }, ibanCopyTexts.copy);
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
