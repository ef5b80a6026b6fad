import { found } from './filterTexts.ts';

/** Of the list of special rules, shows only what matches the words in the field. */
const filter = document.querySelector<HTMLElement>('[data-rule-filter]');
const field = filter?.querySelector('input');
const status = filter?.querySelector<HTMLElement>('[role=status]');

/** Capitals, umlauts and „ß“ in two letters, one space before each word. */
function inWords(text: string): string {
  // Decomposed, „Ü“ is „U“ and the two dots.
  const letters = text.toUpperCase().normalize('NFD').replaceAll('\u0308', 'E');
  return ` ${letters}`.replace(/[^A-Z0-9]+/g, ' ');
}

/** „370 400 44“ is one number, „0012 50850049“ are two. A number begins a word, other letters may be anywhere in it. */
function wantedWords(query: string): string[] {
  const words = query.replace(/\b\d{3}(?:\s+\d{1,3}){1,2}\b/g, (groups) => groups.replace(/\s/g, ''));
  return inWords(words).match(/ \d\w*|[A-Z]\w*/g) ?? [];
}

function show(element: HTMLElement, isShown: boolean): boolean {
  element.hidden = !isShown;
  return isShown;
}

/** A search opens the rules with fewer matching bank codes than this. More would fill pages with numbers. */
const MOST_UNFOLDED = 50;

/** Opens a rule for a search, and closes it afterwards. One that the visitor has opened stays open. */
function unfold(group: HTMLDetailsElement, isSearched: boolean): void {
  if ('searched' in group.dataset === isSearched || (isSearched && group.open)) return;
  group.open = group.toggleAttribute('data-searched', isSearched);
}

function showMatches(query: string): void {
  const wanted = wantedWords(query);
  let total = 0;
  let rules = 0;
  for (const rule of document.querySelectorAll<HTMLDetailsElement>('[data-rule]')) {
    let count = 0;
    const heading = rule.querySelector('summary')?.textContent;
    const banks = [...rule.querySelectorAll<HTMLElement>('[data-bank]')].filter((bank) => {
      const name = `${heading} ${bank.firstElementChild?.textContent}`;
      const codes = [...bank.querySelectorAll('li')].filter((code) => {
        const words = inWords(`${name} ${code.textContent}`);
        return show(
          code,
          wanted.every((word) => words.includes(word)),
        );
      });
      count += codes.length;
      return show(bank, codes.length > 0);
    });
    if (show(rule, banks.length > 0)) rules++;
    unfold(rule, wanted.length > 0 && count < MOST_UNFOLDED);
    total += count;
  }
  if (!status) return;
  const report = total > 0 ? found(total, rules) : status.dataset.none;
  status.textContent = (wanted.length > 0 && report) || '';
}

if (filter && field) {
  // What was typed before this script came.
  if (field.value !== '') showMatches(field.value);
  field.addEventListener('input', () => showMatches(field.value));
}
