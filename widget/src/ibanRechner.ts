import { groupIban } from '../../src/domain/iban/iban.ts';
import { checkIban } from '../../src/domain/ibanCheck/checkIban.ts';
import { type Answer, answerToAccount, answerToIban, bankNote } from './answer.ts';
import { type BankData, type BankDataProblem, type LoadBankData, loadedOnce } from './bankData.ts';
import { say } from './dom.ts';
import { readEntry } from './entry.ts';
import { FormControl } from './formControl.ts';
import type { IbanRechnerElement, ResolveDetail } from './iban-rechner.d.ts';
import { fillShadow, nameParts, result } from './parts.ts';
import { texts } from './texts.ts';
import { watchPresses, whenReleased } from './whenReleased.ts';

let load: LoadBankData = async () => 'unavailable';

/** Defines the element once: two scripts of a page may both try. */
export function defineIbanRechner(loadBankData: LoadBankData): void {
  // On a server there is nothing to define.
  if (!globalThis.customElements || customElements.get('iban-rechner')) return;
  load = loadedOnce(loadBankData);
  watchPresses();
  customElements.define('iban-rechner', IbanRechner);
}

/**
 * `<iban-rechner>`: a field for an IBAN, or for bank code and account number, from which it calculates the IBAN that the
 * bank uses. The value is empty unless the entry determines the IBAN, and a filled element without an IBAN is invalid.
 */
class IbanRechner extends FormControl implements IbanRechnerElement {
  static readonly observedAttributes =
    'name value required mirror form label account-label button-label'.split(' ');

  readonly #shape = fillShadow(this.attachShadow({ mode: 'open', delegatesFocus: true }));
  #loaded: BankData | BankDataProblem | null = null;
  #entry = readEntry('', '');
  #answer: Answer | null = null;
  /** The entry is to be answered as soon as the bank data are there. */
  #isWanted = false;
  /** The value of the last `change`. */
  #reported = '';

  constructor() {
    super();
    this.internals.role = 'group';
    this.internals.ariaLabel = texts.name;
    const { button, fields } = this.#shape;
    this.shadowRoot?.addEventListener('focusin', () => void this.#load(), { once: true });
    button.addEventListener('click', () => this.#settle());
    for (const { input } of fields) {
      input.addEventListener('input', () => this.#change());
      // Whoever leaves the field has finished the number; a form may be submitted next.
      input.addEventListener('blur', () => this.#leave());
      input.addEventListener('keydown', ({ key, isComposing }) => {
        if (key === 'Enter' && !isComposing) this.#enter();
      });
    }
  }

  get value(): string {
    if (this.#answer) return this.#answer.detail.ok ? this.#answer.detail.iban : '';
    const { iban } = this.#entry;
    return iban !== null && checkIban(iban).problems.length === 0 ? iban : '';
  }
  /** Sets the text of the first field. Its own value changes nothing: frameworks set it back, and '' while it is edited. */
  set value(text: string | null | undefined) {
    const given = String(text ?? '');
    if (given !== this.value || (given === '' && !this.matches(':focus-within'))) this.#put(given);
  }

  attributeChangedCallback(name: string): void {
    if (name === 'value') this.#put(this.getAttribute('value') ?? '');
    this.validate();
  }
  formDisabledCallback(isDisabled: boolean): void {
    for (const { input } of this.#shape.fields) input.disabled = isDisabled;
    this.validate();
  }
  formResetCallback(): void {
    this.#put(this.getAttribute('value') ?? '');
    if (this.#answer === null && !this.#isWanted) this.#tell({ ok: false, code: 'empty', message: '' });
  }
  formStateRestoreCallback(state: unknown): void {
    this.#put(...String(state).split('\n'));
  }

  #put(first = '', second = ''): void {
    const [one, other] = this.#shape.fields;
    one.input.value = first;
    other.input.value = second;
    this.#change();
    this.#settle();
    this.#reported = this.value;
  }

  /** Removes the answer when the entry changes, from the form too. */
  #change(): void {
    const { fields, place } = this.#shape;
    this.#entry = readEntry(fields[0].input.value, fields[1].input.value);
    this.#isWanted = false;
    this.#answer = null;
    place.replaceChildren();
    for (const field of fields) field.doubt(false);
    fields[1].note('');
    fields[0].note(bankNote(this.#entry.bankCode, this.#loaded));
    this.validate();
  }

  #leave(): void {
    if (!this.#answer) this.#settle();
    const { missing, unreadable } = this.#entry;
    const field = unreadable === null ? null : this.#shape.fields[unreadable];
    field?.note(missing);
    field?.doubt(true);
    this.#report();
  }

  /** Says what is missing, or answers; where nothing is left to do it submits the form, as an input does. */
  #enter(): void {
    if (this.#entry.missing) say(this.#shape.place, this.#entry.missing);
    else if (!this.#settle()) this.submit();
  }

  /** Answers the entry, at once or as soon as the bank data are there; false if there is nothing left to answer. */
  #settle(): boolean {
    const { account, iban } = this.#entry;
    const detail = this.#answer?.detail;
    // If only the bank data were missing, this loads them again.
    const isAnswered = detail && (detail.ok || detail.code !== 'no-bank-data');
    if (isAnswered || (iban === null && !account)) return false;
    const isLookUp = account !== null || this.value.startsWith('DE');
    if (isLookUp && (this.#loaded === null || typeof this.#loaded === 'string')) {
      this.#answer = null;
      this.#isWanted = true;
      say(this.#shape.place, texts.lookingUp);
      this.validate();
      void this.#load();
    } else this.#answerEntry();
    return true;
  }

  async #load(): Promise<void> {
    this.#loaded = await load();
    // Without one, the note may say why the text cannot be read.
    if (this.#entry.bankCode) this.#shape.fields[0].note(bankNote(this.#entry.bankCode, this.#loaded));
    if (this.#isWanted) this.#answerEntry();
  }

  #answerEntry(): void {
    const { account, iban, bankCode } = this.#entry;
    const { fields, place } = this.#shape;
    const ofAccount = account && this.#loaded && answerToAccount(account, this.#loaded);
    const answer = iban === null ? ofAccount : answerToIban(iban, this.#loaded);
    if (!answer) return;
    this.#answer = answer;
    this.#isWanted = false;
    // As it was read: pasted text may contain more.
    fields[0].input.value = iban === null ? bankCode : groupIban(iban);
    if (account) fields[1].input.value = account.typed;
    this.validate();
    whenReleased(() => {
      if (this.#answer !== answer) return;
      place.replaceChildren(result(answer));
      if (answer.doubtful !== null) fields[answer.doubtful].doubt(true);
    });
    this.#tell(answer.detail);
    this.#report();
  }

  #tell(detail: ResolveDetail): void {
    this.dispatchEvent(new CustomEvent('resolve', { bubbles: true, composed: true, detail }));
  }

  #report(): void {
    if (this.value === this.#reported || this.#isWanted) return;
    this.#reported = this.value;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  protected override validate(): void {
    const { button, fields } = this.#shape;
    const { account, iban, bankCode, missing, unreadable } = this.#entry;
    const [first, second] = fields.map(({ input }) => input) as [HTMLInputElement, HTMLInputElement];
    nameParts(this.#shape, this);
    for (const input of [first, second]) input.ariaRequired = this.required ? 'true' : null;
    // With an IBAN there is nothing to calculate.
    fields[1].root.hidden = iban !== null;
    button.hidden = iban !== null;
    button.disabled = first.disabled || !account;
    const { value } = this;
    const texted = `${first.value}\n${second.value}`;
    const isEmpty = texted.trim() === '';
    const answered = this.#answer?.detail.message ?? (this.#isWanted ? texts.lookingUp : texts.notCalculated);
    const isSecond = iban === null && bankCode !== '' && this.#answer?.doubtful !== 0;
    const isRefused = this.#answer !== null || unreadable !== null;
    const state = value !== '' ? 'valid' : isRefused ? 'invalid' : 'incomplete';
    this.hold(
      ...([value, texted, isEmpty ? texts.missing : missing || answered, isSecond ? second : first] as const),
      isEmpty ? 'empty' : this.#isWanted ? 'pending' : state,
    );
  }
}
