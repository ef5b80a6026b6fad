import {
  EMPTY_PAYMENT,
  epcPayload,
  type Payment,
  type PaymentProblemCode,
} from '../../src/domain/giroCode/payload.ts';
import { properties, text } from './given.ts';

/**
 * A payment. Only `iban` and `name` are needed; give `text` or `reference`, not both. `cents` is the amount, a whole number
 * from 1 to 99,999,999,999; without it, the payer fills it in. At most 70 characters are for `name` and for
 * `originatorInformation`, which is for the payer and not transmitted, and 140 for `text`. `reference` is a creditor
 * reference (ISO 11649), `purpose` a purpose code (ISO 20022), and a `bic` is needed only outside the European Economic Area.
 */
export type GiroCodePayment = Pick<Payment, 'iban' | 'name'> &
  Partial<Omit<Payment, 'iban' | 'name' | 'cents'>> & { readonly cents?: number };

/** The payload of at most 331 bytes with its properties as encoded, or all problems. */
export type GiroCode =
  | { readonly ok: true; readonly payment: Payment; readonly payload: string }
  | {
      readonly ok: false;
      readonly problems: readonly {
        readonly field: keyof GiroCodePayment;
        readonly code: PaymentProblemCode;
      }[];
    };

/**
 * The text of a GiroCode (EPC QR code) for a SEPA credit transfer: EPC069-12 version 002, UTF-8, lines end with LF. Encode it
 * as a QR code with error correction M.
 *
 * @throws TypeError for an unknown property, such as `amount` for `cents`, and for one of a wrong type
 * @example
 * const code = giroCodePayload({ iban: 'DE89370400440532013000', name: 'Erika Muster', cents: 1250 });
 * if (code.ok) console.log(code.payload.split('\n')[7]); // EUR12.50
 */
export function giroCodePayload(payment: GiroCodePayment): GiroCode {
  const { cents, ...fields } = properties(payment, 'payment');
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(EMPTY_PAYMENT, name) || name === 'amount')
      throw new TypeError(`A payment has no property ${name}; the amount is cents, a whole number.`);
    if (value !== undefined) text(value, name);
  }
  if (cents !== undefined && typeof cents !== 'number')
    throw new TypeError('cents must be a whole number, 1250 for 12.50 euro.');
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  // An amount that is not a whole number of cents is refused.
  const amount = cents === undefined ? '' : Number.isInteger(cents) ? (cents / 100).toFixed(2) : 'unreadable';
  const code = epcPayload({ ...EMPTY_PAYMENT, ...given, amount });
  if (code.ok) return code;
  return {
    ok: false,
    problems: code.problems.map(({ field, code }) => ({ field: field === 'amount' ? 'cents' : field, code })),
  };
}
