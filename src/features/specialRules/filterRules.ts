/** Of the list of special rules, shows only what matches the words in the field. */
const filter = document.querySelector<HTMLElement>('[data-rule-filter]');
const field = filter?.querySelector('input');
const status = filter?.querySelector<HTMLElement>('[role=status]');
const rules = [...document.querySelectorAll<HTMLDetailsElement>('[data-rule]')];

/** Capitals, umlauts and „ß“ in two letters, one space before each word. */
function inWords(text: string): string {
  // Decomposed, „Ü“ is „U“ and the two dots.
  const letters = text.trim().toUpperCase().normalize('NFD').replaceAll('\u0308', 'E');
  return ` ${letters}`.replace(/[^A-Z0-9]+/g, ' ');
}

/** „370 400 44“ is one number, „0012 50850049“ are two. A number begins a word, other letters may be anywhere in it. */
function wantedWords(query: string): string[] {
  const words = query.replace(/\b\d{3}(?:\s+\d{1,3}){1,2}\b/g, (groups) => groups.replace(/\s/g, ''));
  return inWords(words).match(/ \d\w*|[A-Z]\w*/g) ?? [];
}

/** How many of its bank codes an earlier search has found. */
const PART = /· (?:\d+ von )?/;

/** Shows what matches of a rule, and returns how many bank codes that are. */
function showMatches(rule: HTMLElement, wanted: readonly string[]): number {
  const heading = rule.querySelector('summary')?.textContent.replace(PART, '· ');
  let count = 0;
  for (const bank of rule.querySelectorAll<HTMLElement>('[data-bank]')) {
    const name = `${heading} ${bank.firstElementChild?.textContent}`;
    const before = count;
    for (const code of bank.querySelectorAll('li')) {
      const words = inWords(`${name} ${code.textContent}`);
      code.hidden = !wanted.every((word) => words.includes(word));
      if (!code.hidden) count++;
    }
    bank.hidden = count === before;
  }
  const number = rule.querySelector('summary span');
  const part = count < rule.querySelectorAll('li').length ? `· ${count} von ` : '· ';
  number?.replaceChildren(number.textContent.replace(PART, part));
  rule.hidden = count === 0;
  return count;
}

/** Opens a fold for a search, and closes it afterwards. One that the visitor has opened stays open. */
function unfold(fold: HTMLDetailsElement, isSearched: boolean): void {
  if ('searched' in fold.dataset === isSearched || (isSearched && fold.open)) return;
  fold.open = fold.toggleAttribute('data-searched', isSearched);
}

/** Both are at least one. Without imports: the script of the page shares no module with a tool. */
function foundText(bankCodes: number, rules: number): string {
  const codes = `${bankCodes.toLocaleString('de-DE')}\u00A0Bankleitzahl${bankCodes === 1 ? '' : 'en'}`;
  return `${codes} mit ${rules === 1 ? 'einer Regel' : `${rules}\u00A0Regeln`} gefunden.`;
}

let putBack = () => {};

function search(query: string): void {
  const wanted = wantedWords(query);
  const isSearched = wanted.length > 0;
  putBack();
  const found = rules.map((rule) => ({ rule, count: showMatches(rule, wanted) }));
  const shown = found.filter(({ count }) => count > 0);
  const named = shown.filter(({ rule }) => inWords(rule.dataset.rule ?? '') === inWords(query));
  // The only one that was found, or the only one of this name, is open and stands first.
  const [only, ...others] = named.length > 0 ? named : shown;
  const meant = isSearched && others.length === 0 ? only?.rule : undefined;
  if (meant) {
    const { parentNode, nextSibling } = meant;
    putBack = () => parentNode?.insertBefore(meant, nextSibling);
    rules[0]?.before(meant);
  }
  for (const { rule, count } of found) {
    unfold(rule, rule === meant);
    const codes = rule.querySelector('details');
    // Hundreds of numbers would fill pages.
    if (codes) unfold(codes, isSearched && count < 50);
  }
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const report = total > 0 ? foundText(total, shown.length) : status?.dataset.none;
  status?.replaceChildren((isSearched && report) || '');
}

if (field) {
  // What was typed before this script came.
  if (field.value !== '') search(field.value);
  field.addEventListener('input', () => search(field.value));
}
