import { element } from './dom.ts';

/** Frameworks that render on a server import the element there too. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What forms and scripts of a page expect of a form control. */
export abstract class FormControl extends Base {
  static readonly formAssociated = true;

  protected readonly internals = this.attachInternals();
  /** Carries the value for scripts that send only what inputs hold. */
  readonly #mirror = element('input', { type: 'hidden' });
  /** Why the page does not accept the value; '' if it does. */
  #objection = '';

  /** Tells the form what the element holds. */
  protected abstract validate(): void;

  /** Values that the page set before the script ran would shadow the properties of the element. */
  connectedCallback(): void {
    for (const name of ['name', 'required', 'disabled', 'value'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.validate();
  }

  /**
   * @param restored what the browser gives back, after going back for example
   * @param message why there is no value, which the browser shows at `anchor`
   * @param state for `:state()`; `empty` if nothing was entered
   */
  protected hold(value: string, restored: string, message: string, anchor: HTMLElement, state: string): void {
    const isMirrored = this.hasAttribute('mirror') && this.isConnected;
    this.internals.setFormValue(value === '' || isMirrored ? null : value, restored);
    const disabled = value === '' || this.matches(':disabled');
    Object.assign(this.#mirror, { name: this.name, value, disabled });
    if (!isMirrored) this.#mirror.remove();
    else if (this.#mirror.parentNode !== this) this.append(this.#mirror);
    const flags = {
      customError: this.#objection !== '',
      valueMissing: state === 'empty' && this.required,
      badInput: state !== 'empty' && value === '',
    };
    this.internals.setValidity(flags, this.#objection || message, anchor);
    this.internals.states.clear();
    this.internals.states.add(state);
  }

  /** Enter in an input presses the button of its form. */
  protected submit(): void {
    const button = this.form?.querySelector<HTMLElement>('button:not([type]), [type=submit]');
    if (button) button.click();
    else this.form?.requestSubmit();
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get labels(): NodeList {
    return this.internals.labels;
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }
  setCustomValidity(message: string): void {
    this.#objection = String(message);
    this.validate();
  }
}
