/** Types of the element `<iban-rechner>` and of its event. They need no library. React 19 finds its part at the end. */

/** What the bank data say about an IBAN: only `formed-by-bank` is without doubt. */
export type IbanVerdict =
  | ('formed-by-bank' | 'formed-differently' | 'disputed' | 'named-by-bank-alone')
  | ('account-does-not-fit' | 'unknown-bank' | 'foreign' | 'no-bank-data');

/** Why there is no IBAN. */
export type IbanRefusal =
  | ('unknown-bank' | 'no-iban' | 'invalid-account' | 'rule-unknown' | 'rule-disputed')
  | ('no-bank-data' | 'iban-wrong' | 'empty');

export type ResolveDetail =
  | {
      readonly ok: true;
      /** Without blanks. */
      readonly iban: string;
      /** Eleven characters; null if it is unknown or the bank has none. */
      readonly bic: string | null;
      /** Empty if it is unknown. */
      readonly bank: string;
      readonly verdict: IbanVerdict;
      /** What the element says about it. */
      readonly message: string;
      /** The last day of the bank data is past. */
      readonly isExpired: boolean;
    }
  | { readonly ok: false; readonly code: IbanRefusal; readonly message: string };

export interface IbanRechnerElement extends HTMLElement, Control {
  /** The IBAN without blanks; '' unless it is determined. Any text can be set. */
  get value(): string;
  set value(text: string | null | undefined);
  readonly labels: NodeList;
}

type Control = Pick<
  HTMLInputElement,
  | ('name' | 'required' | 'disabled' | 'form' | 'validity' | 'validationMessage')
  | ('checkValidity' | 'reportValidity' | 'setCustomValidity')
>;

/** What JSX may set, beside the attributes of every element. */
export interface IbanRechnerAttributes
  extends Partial<Record<'name' | 'form' | 'label' | 'account-label' | 'button-label', string>>,
    Partial<Record<'required' | 'disabled' | 'mirror' | 'compact', boolean>> {
  value?: string | null;
  onresolve?: (event: CustomEvent<ResolveDetail>) => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'iban-rechner': IbanRechnerElement;
  }
}

// @ts-ignore: without React there is nothing to extend.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // @ts-ignore
      'iban-rechner': DetailedHTMLProps<HTMLAttributes<IbanRechnerElement>, IbanRechnerElement> &
        IbanRechnerAttributes;
    }
  }
}
