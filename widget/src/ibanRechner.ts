import { unknownBank } from '../../src/bankData/unknownBankTexts.ts';
import { groupIban } from '../../src/domain/iban/iban.ts';
import { checkIban } from '../../src/domain/ibanCheck/checkIban.ts';
import { type Answer, answerToAccount, answerToIban } from './answer.ts';
import { bankDataUrl, type LoadedBankData, loadBankData } from './bankData.ts';
import { element, say } from './dom.ts';
import { type Entry, readEntry } from './entry.ts';
import { adoptStyles, fillShadow, nameParts } from './fields.ts';
import { FormControl } from './formControl.ts';
import type { IbanRechnerElement, ResolveDetail } from './iban-rechner.d.ts';
import { REASONS, result } from './result.ts';
import { texts } from './texts.ts';
import { atOnce, whenReleased } from './whenReleased.ts';

/**
 * `<iban-rechner>`: a field for an IBAN, or for bank code and account number, from which it calculates the IBAN that the
 * bank uses. The value is empty unless the entry determines the IBAN, and a filled element without an IBAN is invalid.
 */
export class IbanRechner extends FormControl implements IbanRechnerElement {
  static readonly observedAttributes = [
    ...['name', 'value', 'required', 'mirror', 'form'],
    ...['label', 'account-label', 'button-label'],
  ];

  readonly #shape = fillShadow(this.attachShadow({ mode: 'open', delegatesFocus: true }));
  /** Carries the value for scripts that send only what inputs hold. */
  readonly #mirror = element('input', { type: 'hidden' });
  #loaded: LoadedBankData | null = null;
  #entry: Entry = readEntry('', '');
  #answer: Answer | null = null;
  /** The entry is to be answered as soon as the bank data are there. */
  #isWanted = false;
  /** The visitor has changed the fields: the attribute `value` counts no more. */
  #isTouched = false;
  /** The value of the last `change`. */
  #reported = '';

  constructor() {
    super();
    this.internals.role = 'group';
    this.internals.ariaLabel = texts.name;
    const { button, fields } = this.#shape;
    nameParts(this.#shape, this);
    this.shadowRoot?.addEventListener('focusin', () => void this.#load(), { once: true });
    button.addEventListener('click', () => this.#settle());
    for (const { input } of fields) {
      input.addEventListener('input', () => {
        this.#isTouched = true;
        this.#change();
      });
      // Whoever leaves the field has finished the number; a form may be submitted next.
      input.addEventListener('blur', () => this.#leave());
      input.addEventListener(
        'keydown',
        (event) => event.key === 'Enter' && !event.isComposing && this.#enter(),
      );
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
    if (given === this.value && (given !== '' || this.matches(':focus-within'))) return;
    this.#put(given);
  }

  attributeChangedCallback(name: string): void {
    if (name === 'value' && !this.#isTouched) this.#put(this.getAttribute('value') ?? '');
    for (const { input } of this.#shape.fields) input.ariaRequired = this.required ? 'true' : null;
    nameParts(this.#shape, this);
    this.validate();
  }
  adoptedCallback(): void {
    if (this.shadowRoot && this.ownerDocument.defaultView) adoptStyles(this.shadowRoot);
  }
  formDisabledCallback(isDisabled: boolean): void {
    for (const { input } of this.#shape.fields) input.disabled = isDisabled;
    this.validate();
  }
  formResetCallback(): void {
    this.#isTouched = false;
    this.#put(this.getAttribute('value') ?? '');
    if (this.#answer === null && !this.#isWanted) this.#resolve({ ok: false, code: 'empty', message: '' });
  }
  /** The browser restores what was in the fields, after going back for example. */
  formStateRestoreCallback(state: unknown): void {
    const [first = '', second = ''] = typeof state === 'string' ? state.split('\n') : [];
    this.#isTouched = true;
    this.#put(first, second);
  }

  #put(first: string, second = ''): void {
    const [one, other] = this.#shape.fields;
    one.input.value = first;
    other.input.value = second;
    this.#change();
    if (this.#entry.iban !== null || this.#entry.account) this.#settle();
    this.#reported = this.value;
  }

  /** An answer belongs to its entry: with the first changed character it is gone, from the form too. */
  #change(): void {
    const [first, second] = this.#shape.fields;
    this.#entry = readEntry(first.input.value, second.input.value);
    this.#isWanted = false;
    this.#answer = null;
    this.#shape.result.replaceChildren();
    say(this.#shape.announcement, '');
    for (const field of [first, second]) field.doubt(null);
    this.#note();
    this.validate();
  }

  #leave(): void {
    const { account, iban, missing, unreadable } = this.#entry;
    if ((account || iban !== null) && !this.#answer) this.#settle(whenReleased);
    if (unreadable !== null) {
      this.#shape.fields[unreadable].note(missing, '');
      this.#shape.fields[unreadable].doubt('');
    }
    this.#report();
  }

  /** Says what is missing, or answers; where nothing is left to do it submits the form, as an input does. */
  #enter(): void {
    const { account, iban, missing } = this.#entry;
    if (missing) say(this.#shape.announcement, missing);
    else if ((account || iban !== null) && !this.#isAnswered()) this.#settle();
    else if (this.form && !this.#isWanted) {
      const button = [...this.form.elements].find(
        (control) => 'type' in control && control.type === 'submit',
      );
      if (button) (button as HTMLElement).click();
      else this.form.requestSubmit();
    }
  }

  /** Not if only the bank data were missing: they may come now. */
  #isAnswered(): boolean {
    const detail = this.#answer?.detail;
    return detail !== undefined && (detail.ok || detail.code !== 'no-bank-data');
  }

  /** Answers the entry at once, or as soon as the bank data are there. */
  #settle(when = atOnce): void {
    if (this.#isAnswered()) return;
    const { account, iban } = this.#entry;
    const isLookUp = account !== null || (iban !== null && this.value.startsWith('DE'));
    if (isLookUp && !this.#loaded?.ok) {
      this.#answer = null;
      this.#isWanted = true;
      say(this.#shape.announcement, '');
      this.#shape.result.textContent = texts.lookingUp;
      this.validate();
      void this.#load();
      return;
    }
    this.#answerWith(when);
  }

  async #load(): Promise<void> {
    const url = bankDataUrl(this.getAttribute('src'), origin, document.baseURI, import.meta.url);
    this.#loaded = await loadBankData(url);
    this.#note();
    if (this.#isWanted) this.#answerWith();
  }

  #answerWith(when = atOnce): void {
    const { account, iban } = this.#entry;
    if (iban !== null) this.#answer = answerToIban(iban, this.#loaded);
    else if (account && this.#loaded) this.#answer = answerToAccount(account, this.#loaded);
    else return;
    const answer = this.#answer;
    this.#isWanted = false;
    const [first, second] = this.#shape.fields;
    // As it was read: what is pasted may have more in it.
    first.input.value = iban === null ? this.#entry.bankCode : groupIban(iban);
    if (account) second.input.value = account.typed;
    this.validate();
    when(() => {
      if (this.#answer !== answer) return;
      this.#shape.result.replaceChildren(result(answer));
      if (answer.doubtful !== null) this.#shape.fields[answer.doubtful].doubt(REASONS);
      say(this.#shape.announcement, answer.announcement);
    });
    this.#resolve(answer.detail);
    this.#report();
  }

  #resolve(detail: ResolveDetail): void {
    this.dispatchEvent(new CustomEvent('resolve', { bubbles: true, composed: true, detail }));
  }

  #report(): void {
    if (this.value === this.#reported || this.#isWanted) return;
    this.#reported = this.value;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Writes below the fields how far they are typed, and the bank. */
  #note(): void {
    const { bankCode, counts } = this.#entry;
    const directory = this.#loaded?.ok ? this.#loaded.data.directory : null;
    const bank = directory?.find(bankCode);
    const place = bank && [bank.name, bank.town, bank.bic && `BIC ${bank.bic}`].filter(Boolean).join(', ');
    const words = place ?? (directory && bankCode ? unknownBank(directory.columnDates) : '');
    this.#shape.fields[0].note(words, counts[0]);
    this.#shape.fields[1].note('', counts[1]);
  }

  protected override validate(): void {
    const { value } = this;
    const { button, fields } = this.#shape;
    const { account, iban, missing } = this.#entry;
    const [first, second] = fields;
    const isEmpty = first.input.value.trim() === '' && second.input.value.trim() === '';
    // With an IBAN there is nothing to calculate.
    second.root.hidden = iban !== null;
    button.hidden = iban !== null;
    button.disabled = first.input.disabled || !account;

    const isMirrored = this.hasAttribute('mirror') && this.isConnected;
    const nothing = value === '' || isMirrored;
    // The second text is what the browser restores.
    this.internals.setFormValue(nothing ? null : value, `${first.input.value}\n${second.input.value}`);
    Object.assign(this.#mirror, { name: this.name, value, disabled: value === '' || first.input.disabled });
    if (!isMirrored) this.#mirror.remove();
    else if (this.#mirror.parentNode !== this) this.append(this.#mirror);

    const answer = this.#answer?.detail.message;
    const reason = missing || (answer ?? (this.#isWanted ? texts.lookingUp : texts.notCalculated));
    const flags = {
      customError: this.objection !== '',
      valueMissing: isEmpty && this.required,
      badInput: !isEmpty && value === '',
    };
    const message = this.objection || (isEmpty ? texts.missing : reason);
    const isSecond = iban === null && this.#entry.bankCode !== '' && this.#answer?.doubtful !== 0;
    this.internals.setValidity(flags, message, (isSecond ? second : first).input);

    const { states } = this.internals;
    states.clear();
    states.add(
      isEmpty
        ? 'empty'
        : this.#isWanted
          ? 'pending'
          : value !== ''
            ? 'valid'
            : this.#answer || this.#entry.unreadable !== null
              ? 'invalid'
              : 'incomplete',
    );
  }
}
