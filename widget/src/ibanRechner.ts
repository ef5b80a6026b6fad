import { missing } from '../../src/features/calculator/texts.ts';
import { typedAccount } from '../../src/features/calculator/typedAccount.ts';
import { type Answer, answerFor } from './answer.ts';
import { bankDataUrl, type LoadedBankData, loadBankData } from './bankData.ts';
import { say } from './dom.ts';
import { FormControl } from './formControl.ts';
import { REASONS, result } from './result.ts';
import { adoptStyles, fillShadow, noteDigits, type Shape } from './shape.ts';
import { standing } from './standing.ts';
import { texts } from './texts.ts';
import { atOnce, whenReleased } from './whenReleased.ts';

/**
 * `<iban-rechner>`: bank code and account number, and the IBAN that the bank uses as the value of a form. The value is
 * empty unless the numbers determine the IBAN, and a filled element without an IBAN is invalid.
 */
export class IbanRechner extends FormControl {
  static readonly observedAttributes = ['required'];

  readonly #shape: Shape;
  #loading: Promise<void> | null = null;
  #loaded: LoadedBankData | null = null;
  /** The account in the fields is to be answered as soon as the bank data are there. */
  #isWanted = false;
  #answer: Answer | null = null;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
    this.internals.role = 'group';
    this.internals.ariaLabel = texts.name;
    this.#shape = fillShadow(shadow, () => this.#change());
    const { bankCode, accountNumber, button } = this.#shape;
    shadow.addEventListener('focusin', () => void this.#load());
    button.addEventListener('click', () => this.#calculate());
    for (const { input } of [bankCode, accountNumber]) {
      // Whoever leaves the field has finished the number; a form may be submitted next. Not "change": a pasted number that
      // was read does not raise it.
      input.addEventListener('blur', () => {
        if (this.#isComplete() && !this.#answer) this.#calculate(whenReleased);
      });
      input.addEventListener('keydown', ({ key }) => key === 'Enter' && this.#enter());
    }
    this.#validate();
  }

  /** The IBAN without blanks; '' unless the numbers determine it. */
  get value(): string {
    return this.#answer?.detail.ok ? this.#answer.detail.iban : '';
  }

  attributeChangedCallback(): void {
    for (const { input } of this.#fields()) input.ariaRequired = this.required ? 'true' : null;
    this.#validate();
  }
  adoptedCallback(): void {
    if (this.shadowRoot && this.ownerDocument.defaultView) adoptStyles(this.shadowRoot);
  }
  formDisabledCallback(isDisabled: boolean): void {
    for (const { input } of this.#fields()) input.disabled = isDisabled;
    this.#showButton();
  }
  formResetCallback(): void {
    this.#put('', '');
  }
  /** The browser restores what was in the fields, after going back for example. */
  formStateRestoreCallback(state: unknown): void {
    // Anything else is not from here: its first digits may be any.
    const [, bankCode, accountNumber] = /^(\d{0,8}) (\d{0,10})$/.exec(String(state)) ?? [];
    if (bankCode === undefined || accountNumber === undefined) return;
    this.#put(bankCode, accountNumber);
    if (this.#isComplete()) this.#calculate();
  }

  #fields() {
    return [this.#shape.bankCode, this.#shape.accountNumber] as const;
  }

  #account() {
    const { bankCode, accountNumber } = this.#shape;
    return typedAccount(bankCode.input.value, accountNumber.input.value);
  }

  #isComplete(): boolean {
    return this.#account() !== null;
  }

  #put(bankCode: string, accountNumber: string): void {
    this.#shape.bankCode.put(bankCode);
    this.#shape.accountNumber.put(accountNumber);
    this.#change();
  }

  /** An answer belongs to its numbers: with the first changed digit it is gone, from the form too. */
  #change(): void {
    this.#isWanted = false;
    this.#answer = null;
    this.#shape.result.replaceChildren();
    say(this.#shape.announcement, '');
    for (const field of this.#fields()) field.doubt(null);
    this.#showNumbers();
    this.#showButton();
    this.#validate();
  }

  #enter(): void {
    const { bankCode, accountNumber, announcement } = this.#shape;
    if (this.#isComplete()) this.#calculate();
    else say(announcement, missing(bankCode.input.value, accountNumber.input.value));
  }

  /** Answers at once, or as soon as the bank data are there. After a failure it loads them again. */
  #calculate(when = atOnce): void {
    this.#isWanted = true;
    if (this.#loaded?.ok) {
      this.#settle(when);
      return;
    }
    say(this.#shape.announcement, '');
    this.#shape.result.textContent = texts.lookingUp;
    this.#validate();
    void this.#load(true);
  }

  /** @param isRetry load again after a failure */
  #load(isRetry = false): Promise<void> {
    if (this.#loaded?.ok === false && isRetry) this.#loading = null;
    this.#loading ??= this.#receive();
    return this.#loading;
  }

  async #receive(): Promise<void> {
    const url = bankDataUrl(this.getAttribute('src'), origin, document.baseURI, import.meta.url);
    this.#loaded = null;
    this.#loaded = await loadBankData(url, new Date());
    this.#showNumbers();
    if (this.#isWanted) this.#settle();
  }

  #settle(when = atOnce): void {
    const account = this.#account();
    if (!account || !this.#loaded) return;
    this.#isWanted = false;
    const before = this.#answer;
    const answer = answerFor(account, this.#loaded);
    this.#answer = answer;
    this.#validate();
    when(() => {
      if (this.#answer === answer) this.#show(answer);
    });
    if (before === null || before.bankData !== answer.bankData)
      this.dispatchEvent(
        new CustomEvent('resolve', { bubbles: true, composed: true, detail: answer.detail }),
      );
  }

  #show(answer: Answer): void {
    this.#shape.result.replaceChildren(result(answer));
    if (answer.doubtfulField) this.#shape[answer.doubtfulField].doubt(REASONS);
    say(this.#shape.announcement, answer.announcement);
  }

  #showNumbers(): void {
    noteDigits(this.#shape, this.#loaded?.ok ? this.#loaded.data.directory : null);
  }

  #showButton(): void {
    this.#shape.button.disabled = this.#shape.bankCode.input.disabled || !this.#isComplete();
  }

  #validate(): void {
    const [bankCode = '', accountNumber = ''] = this.#fields().map(({ input }) => input.value);
    // The second text is what the browser restores.
    this.internals.setFormValue(this.value === '' ? null : this.value, `${bankCode} ${accountNumber}`);
    const { flags, message, field } = standing({
      bankCode,
      accountNumber,
      isRequired: this.required,
      answer: this.#answer,
      isLookingUp: this.#isWanted,
    });
    this.internals.setValidity(flags, message, this.#shape[field].input);
  }
}
