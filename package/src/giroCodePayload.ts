import {
  EMPTY_PAYMENT,
  type EpcPayload,
  epcPayload,
  type PaymentInput,
} from '../../src/domain/giroCode/payload.ts';

/** A payment. Only `iban` and `name` are needed; give `text` or `reference`, not both. */
export interface GiroCodePayment extends Partial<Omit<PaymentInput, 'amount'>> {
  /** Of a country of SEPA, as people write it. */
  readonly iban: string;
  /** The payee, 1 to 70 characters. */
  readonly name: string;
  /** Whole euro cents, 1 to 99,999,999,999. Without it, whoever pays fills it in. */
  readonly cents?: number | null;
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

/**
 * The text of a GiroCode (EPC QR code) for a SEPA credit transfer: EPC069-12 version 002, UTF-8, lines end with LF. Make a
 * QR code of error correction M of it. Never throws.
 *
 * @returns the payload of at most 331 bytes with the fields as they are in it, or all problems, each with its field
 */
export function giroCodePayload({ cents, ...fields }: GiroCodePayment): EpcPayload {
  const amount = cents === undefined || cents === null ? '' : euro(cents);
  return epcPayload({ ...EMPTY_PAYMENT, ...fields, amount });
}

/** `12.50`; what is no whole number of cents stays unreadable and is refused. */
function euro(cents: number): string {
  return Number.isInteger(cents) ? (cents / 100).toFixed(2) : `${cents} cents`;
}
