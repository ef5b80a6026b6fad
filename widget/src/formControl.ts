/** What scripts of a page expect of an element of a form, whatever its value is. */
export abstract class FormControl extends HTMLElement {
  static readonly formAssociated = true;

  protected readonly internals = this.attachInternals();
  /** Why the page does not accept the value; '' if it does. */
  protected objection = '';

  /** Tells the form what the element holds. */
  protected abstract validate(): void;

  /** What the page has set before the script ran would hide the properties of the element. */
  connectedCallback(): void {
    for (const name of ['name', 'required', 'disabled', 'value'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.validate();
  }

  get type(): string {
    return this.localName;
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
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }
  setCustomValidity(message: string): void {
    this.objection = String(message);
    this.validate();
  }
}
