import { found } from './filterTexts.ts';

/** Shows the field of the list of special rules, and only what matches the words in it. */
const filter = document.querySelector<HTMLElement>('[data-rule-filter]');
const field = filter?.querySelector('input');
const status = filter?.querySelector('[role=status]');

/** Lower case, umlauts in two letters, words separated by one space, one before the first. */
function inWords(text: string): string {
  const letters = text.toLowerCase().replace(/[äöü]/g, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`);
  return ` ${letters
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()}`;
}

/** „370 400 44“ is one number, „0012 50850049“ are two. A number begins a word, other letters may be anywhere in it. */
function wantedWords(query: string): string[] {
  const words = inWords(query.replace(/\b\d{3}(?:\s+\d{1,3}){1,2}\b/g, (groups) => groups.replace(/\s/g, '')))
    .split(' ')
    .slice(1)
    .filter(Boolean);
  return words.map((word) => (/^\d/.test(word) ? ` ${word}` : word));
}

function show(element: HTMLElement, isShown: boolean): boolean {
  element.hidden = !isShown;
  return isShown;
}

/** A group that the visitor has opened stays open. */
function unfold(group: HTMLDetailsElement, isSearched: boolean): void {
  if (isSearched === 'searched' in group.dataset) return;
  if (!isSearched) {
    delete group.dataset.searched;
    group.open = false;
  } else if (!group.open) {
    group.dataset.searched = '';
    group.open = true;
  }
}

function showMatches(query: string): void {
  const wanted = wantedWords(query);
  let count = 0;
  for (const rule of document.querySelectorAll<HTMLElement>('[data-rule]')) {
    const heading = rule.querySelector('h3')?.textContent ?? '';
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
    show(rule, banks.length > 0);
    const fold = rule.querySelector('details');
    if (fold) unfold(fold, wanted.length > 0);
  }
  if (status) status.textContent = wanted.length > 0 ? found(count) : '';
}

if (filter && field) {
  filter.hidden = false;
  field.addEventListener('input', () => showMatches(field.value));
}
