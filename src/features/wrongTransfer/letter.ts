import { amountTexts } from '../../bankData/amountTexts.ts';
import { problemText } from '../../bankData/ibanProblemTexts.ts';
import { parseAmount } from '../../domain/giroCode/amount.ts';
import { electronicForm, groupIban } from '../../domain/iban/iban.ts';
import { checkIban } from '../../domain/ibanCheck/checkIban.ts';
import { germanDate, localDay } from '../../ui/germanDate.ts';
import { germanAmount } from '../../ui/germanNumber.ts';
import { mailAddress } from '../../ui/mailAddress.ts';
import { FIELDS, type FieldName, texts } from './texts.ts';

/** Shows the form above the letter and fills the letter as the visitor types. Stores and sends nothing. */
const part = document.querySelector<HTMLElement>('[data-letter]');
const names = Object.keys(FIELDS) as FieldName[];
const form = part?.querySelector('form');
const letter = part?.querySelector('figure');
if (form && letter) {
  form.hidden = false;
  const bar = letter.firstElementChild as HTMLElement;
  bar.hidden = false;
  form.addEventListener('input', fill);
  form.addEventListener('focusout', fill);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('[data-guide]')?.addEventListener('change', fill);
  fill();
  bar.querySelector('button')?.addEventListener('click', copy);
  bar.querySelector('[data-print]')?.addEventListener('click', () => printAlone(letter));
  bar.querySelector('a')?.addEventListener('click', openAsEmail);
}

const text = (selector = '[data-letter-text]') =>
  part?.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';

function field(name: FieldName) {
  return part?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-field=${name}]`);
}

/** Writes into a blank of the letter; an empty text leaves its brackets. */
function write(blank: string, written: string): void {
  for (const element of part?.querySelectorAll<HTMLElement>(`[data-blank=${blank}]`) ?? []) {
    element.dataset.empty ??= element.textContent ?? '';
    element.textContent = written || element.dataset.empty;
  }
}

function note(name: FieldName, said: string, isWrong = false): void {
  const [input, isProblem] = [field(name), isWrong && said !== ''];
  const place = input?.nextElementSibling;
  place?.lastElementChild?.replaceChildren(said);
  place?.setAttribute('data-tone', isProblem ? 'wrong' : '');
  input?.setAttribute('aria-invalid', `${isProblem}`);
  // What is wrong is not stated to the bank.
  if (isProblem) write(name, '');
}

function fill(): void {
  // The message was about the previous text.
  say('');
  for (const name of names) write(name, field(name)?.value.trim() ?? '');
  const date = field('date')?.value;
  const isToday = document.querySelector('[value=heute]:checked') !== null;
  write('date', date ? germanDate(date) : isToday ? dayIn(0) : '');
  // A year of five digits would sort before this one.
  note('date', date && (date.length > 10 || date > localDay(new Date())) ? texts.dateAhead : '', true);
  const typed = field('amount')?.value.trim();
  const amount = typed ? parseAmount(typed) : null;
  if (amount?.ok) write('amount', germanAmount(amount.cents));
  note('amount', amount && !amount.ok ? amountTexts[amount.code]() : '', true);
  const wrong = fillIban('wrong', texts.wrongIbanRight, texts.wrongIbanImpossible);
  fillIban('own', texts.ibanRight);
  const right = fillIban('right', texts.ibanRight);
  if (right !== '' && right === wrong) note('right', texts.sameIban, true);
  write('today', dayIn(0));
  write('deadline', dayIn(14));
  // Of those that are shown: not every case has an IBAN that was meant.
  const isFaulty = (one: ReturnType<typeof field>) => one?.matches('[aria-invalid=true]') && one.offsetParent;
  const faulty = names.filter((name) => isFaulty(field(name))).map((name) => `„${FIELDS[name].label}“`);
  letter?.querySelector('#brief-fehler')?.replaceChildren(texts.faulty(faulty));
  const isReady = faulty.length === 0 && names.some((name) => field(name)?.value);
  letter?.querySelector('button')?.setAttribute('data-variant', isReady ? 'primary' : 'outlined');
}

/** @returns its electronic form, `''` without one */
function fillIban(name: 'own' | 'wrong' | 'right', praise: string, consequence = ''): string {
  const iban = electronicForm(field(name)?.value ?? '');
  write(name, iban && groupIban(iban));
  const problems = iban === '' ? [] : checkIban(iban).problems;
  const isTooShort = problems.length === 1 && problems[0]?.code === 'too-short';
  const isTyping = isTooShort && document.activeElement === field(name);
  const said = [...problems.map(problemText), isTooShort ? '' : consequence].join(' ').trim();
  if (problems.length === 0) note(name, iban && praise);
  else note(name, said, !isTyping);
  return iban;
}

/** Today or a day after it, in local time. */
function dayIn(days: number): string {
  const now = new Date();
  return germanDate(localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)));
}

function say(said: string): void {
  letter?.querySelector('[role=status]')?.replaceChildren(said);
}

async function copy(): Promise<void> {
  say('');
  try {
    await navigator.clipboard.writeText(text());
    say(texts.copied(names.filter((name) => text().includes(FIELDS[name].empty)).length));
  } catch {
    // No clipboard, or no access to it.
    say(texts.refused);
    const place = part?.querySelector('[data-letter-text]');
    if (place) getSelection()?.selectAllChildren(place);
  }
}

function printAlone(letter: HTMLElement): void {
  letter.toggleAttribute('data-printing', true);
  addEventListener('afterprint', () => letter.removeAttribute('data-printing'), { once: true });
  print();
}

function openAsEmail(event: Event): void {
  const address = mailAddress('mailto:', text('[data-subject]'), text());
  say(address === null ? texts.tooLongForEmail : '');
  if (address === null) event.preventDefault();
  else (event.currentTarget as HTMLAnchorElement).href = address;
}
