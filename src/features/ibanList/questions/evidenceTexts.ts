import { germanCount } from '../../../ui/germanNumber.ts';
import type { Offer } from './question.ts';

/** What the check digits say about both answers. */
export function bothAnswersText(offers: readonly Offer[]): string | null {
  const [one, other] = offers;
  if (one?.checked === 1 && other?.checked === 1 && one.passed !== other.passed) {
    const how = ['mit diesen Ziffern', 'ohne sie'];
    const [fits, fails] = (one.places === 'joined') === one.passed > other.passed ? how : how.reverse();
    return `Die Prüfung der Bank besteht die Kontonummer ${fits}, ${fails} nicht.`;
  }
  const said = offers.map(({ places, passed, checked }) => {
    const how = places === 'joined' ? 'mit diesen Ziffern' : 'ohne sie';
    return checked === 0 ? '' : `${how} ${germanCount(passed)} von ${germanCount(checked)}`;
  });
  const text = said.filter(Boolean).sort().join(', ');
  return text === '' ? null : `Die Prüfung der Bank bestehen ${text} Kontonummern.`;
}

/** What the check digits say about the offered reading; null if they say nothing. */
export function evidenceText(checked: number, passed: number): string | null {
  if (checked === 0) return null;
  const of =
    checked === 1
      ? `Die Kontonummer besteht damit die Prüfung der Bank${passed === 1 ? '' : ' nicht'}.`
      : `${germanCount(passed)} von ${germanCount(checked)} Kontonummern bestehen damit die Prüfung der Bank.`;
  return isDoubtful(checked, passed) ? `Vorsicht: ${of} Wahrscheinlich ist etwas anderes gemeint.` : of;
}

/** Fewer than nine in ten pass. */
export function isDoubtful(checked: number, passed: number): boolean {
  return passed < 0.9 * checked;
}
