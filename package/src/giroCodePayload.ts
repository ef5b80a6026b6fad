import {
  EMPTY_PAYMENT,
  epcPayload,
  type Payment,
  type PaymentProblemCode,
} from '../../src/domain/giroCode/payload.ts';
import { properties, text } from './given.ts';

/** A payment. Only `iban` and `name` are needed; give `text` or `reference`, not both. */
export interface GiroCodePayment {
  /** Of a country of SEPA, as people write it. */
  readonly iban: string;
  /** The payee, 1 to 70 characters. */
  readonly name: string;
  /** Whole euro cents, 1 to 99,999,999,999. Without it, whoever pays fills it in. */
  readonly cents?: number;
  /** Remittance text, at most 140 characters. */
  readonly text?: string;
  /** Creditor reference (ISO 11649), `RF` and so on. */
  readonly reference?: string;
  /** Purpose code (ISO 20022), four capitals. */
  readonly purpose?: string;
  /** For whoever pays, not transmitted; at most 70 characters. */
  readonly originatorInformation?: string;
  /** Eight or eleven characters; needed only outside the European Economic Area. */
  readonly bic?: string;
}

/** What is wrong with a property of a payment. */
export interface GiroCodeProblem {
  readonly field: keyof GiroCodePayment;
  readonly code: PaymentProblemCode;
}

/** The payload of at most 331 bytes with the properties as they are in it, or all problems. */
export type GiroCode =
  | { readonly ok: true; readonly payment: Payment; readonly payload: string }
  | { readonly ok: false; readonly problems: readonly GiroCodeProblem[] };

/**
 * The text of a GiroCode (EPC QR code) for a SEPA credit transfer: EPC069-12 version 002, UTF-8, lines end with LF. Make a
 * QR code of error correction M of it.
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
  const code = epcPayload({ ...EMPTY_PAYMENT, ...given, amount: cents === undefined ? '' : euro(cents) });
  if (code.ok) return code;
  const problems = code.problems.map(
    ({ field, code }): GiroCodeProblem => ({ field: field === 'amount' ? 'cents' : field, code }),
  );
  return { ok: false, problems };
}

/** `12.50`; what is no whole number of cents stays unreadable and is refused. */
function euro(cents: number): string {
  return Number.isInteger(cents) ? (cents / 100).toFixed(2) : `${cents} cents`;
}
