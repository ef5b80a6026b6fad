import { BIC } from '../account/bic.ts';
import { rightCheckDigits } from '../iban/iban.ts';
import { withCapitals, withoutInvisible } from '../reading/strayCharacters.ts';
import { type AmountProblem, type Cents, epcAmount, parseAmount } from './amount.ts';
import { type PayeeIban, type PayeeIbanProblem, readPayeeIban } from './payeeIban.ts';
import { characterCount, cleanLine, isSeenOtherwise, utf8ByteCount } from './text.ts';

/** EPC069-12, "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer". */
export const EPC_LIMITS = { name: 70, purpose: 4, text: 140, originatorInformation: 70, bytes: 331 } as const;

/** The form of a GiroCode before anything is typed. */
export const EMPTY_PAYMENT = {
  iban: '',
  name: '',
  amount: '',
  text: '',
  reference: '',
  purpose: '',
  originatorInformation: '',
  bic: '',
};

export type PaymentField = keyof typeof EMPTY_PAYMENT;

/** What the form holds, each field as it was typed. */
export type PaymentInput = Readonly<Record<PaymentField, string>>;

export type PaymentProblemCode =
  | PayeeIbanProblem
  | AmountProblem
  | 'name-missing'
  | 'name-too-long'
  | 'text-too-long'
  | 'text-besides-reference'
  | 'reference-wrong'
  /** A control character, or one that shows the text in another order than the bank receives. */
  | 'text-seen-otherwise'
  | 'purpose-wrong'
  | 'originatorInformation-too-long'
  | 'bic-wrong'
  /** Outside the European Economic Area the IBAN is not enough. */
  | 'bic-missing'
  | 'too-many-bytes';

export interface PaymentProblem {
  readonly field: PaymentField;
  readonly code: PaymentProblemCode;
}

/** The fields as they are in the code. */
export interface Payment {
  readonly iban: string;
  readonly name: string;
  /** Null: the payer fills it in. */
  readonly cents: Cents | null;
  readonly text: string;
  readonly reference: string;
  readonly purpose: string;
  readonly originatorInformation: string;
  readonly bic: string;
}

export type EpcPayload =
  | { readonly ok: true; readonly payment: Payment; readonly payload: string }
  | { readonly ok: false; readonly problems: readonly PaymentProblem[] };

/**
 * The text of a GiroCode: EPC069-12 version 002, UTF-8, SEPA credit transfer. Lines end with LF, and nothing follows the
 * last filled one, because apps stumble over stray characters and empty lines at the end.
 *
 * @returns the payload of at most 331 bytes, or all problems, each with its field
 */
export function epcPayload(input: PaymentInput): EpcPayload {
  const problems: PaymentProblem[] = [];
  const refuse = (field: PaymentField, code: PaymentProblemCode) => {
    problems.push({ field, code });
  };

  const iban = readPayeeIban(input.iban);
  if (!iban.ok) refuse('iban', iban.code);
  const amount = input.amount.trim() === '' ? null : parseAmount(input.amount);
  if (amount?.ok === false) refuse('amount', amount.code);
  const payment: Payment = {
    iban: iban.ok ? iban.iban : '',
    name: cleanLine(input.name),
    cents: amount?.ok ? amount.cents : null,
    text: cleanLine(input.text),
    reference: parseCreditorReference(input.reference) ?? '',
    purpose: withCapitals(cleanLine(input.purpose)),
    originatorInformation: cleanLine(input.originatorInformation),
    bic: withCapitals(withoutInvisible(input.bic).replace(/\s/g, '')),
  };

  if (payment.name === '') refuse('name', 'name-missing');
  for (const field of ['name', 'text', 'originatorInformation'] as const)
    if (isSeenOtherwise(input[field])) refuse(field, 'text-seen-otherwise');
    else if (characterCount(payment[field]) > EPC_LIMITS[field]) refuse(field, `${field}-too-long`);
  if (payment.reference === '' && input.reference.trim() !== '') refuse('reference', 'reference-wrong');
  if (payment.reference !== '' && payment.text !== '') refuse('reference', 'text-besides-reference');
  if (!/^[A-Z0-9]{0,4}$/.test(payment.purpose)) refuse('purpose', 'purpose-wrong');
  const bicProblem = problemOfBic(payment.bic, iban);
  if (bicProblem) refuse('bic', bicProblem);

  const payload = payloadOf(payment);
  if (problems.length === 0 && utf8ByteCount(payload) > EPC_LIMITS.bytes)
    refuse(longestField(payment), 'too-many-bytes');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, payment, payload };
}

function payloadOf({ cents, originatorInformation, ...payment }: Payment): string {
  const { bic, name, iban, purpose, reference, text } = payment;
  const amount = cents === null ? '' : epcAmount(cents);
  return ['BCD', '002', '1', 'SCT', bic, name, iban, amount, purpose, reference, text, originatorInformation]
    .join('\n')
    .replace(/\n+$/, '');
}

function problemOfBic(bic: string, iban: PayeeIban): 'bic-wrong' | 'bic-missing' | null {
  if (bic === '') return iban.ok && iban.needsBic ? 'bic-missing' : null;
  return BIC.test(bic) ? null : 'bic-wrong';
}

/** Where shortening helps most. */
function longestField(payment: Payment): 'text' | 'name' | 'originatorInformation' {
  return (['text', 'name', 'originatorInformation'] as const).reduce((longest, field) =>
    utf8ByteCount(payment[field]) > utf8ByteCount(payment[longest]) ? field : longest,
  );
}

/**
 * Reads a creditor reference (ISO 11649): `RF`, two check digits, one to 21 letters and digits, by the same
 * remainder by 97 as an IBAN. Blanks and small letters of the written form are allowed.
 *
 * @returns the electronic form, or null if it is not one or its check digits are wrong
 */
export function parseCreditorReference(text: string): string | null {
  const reference = withCapitals(withoutInvisible(text).replace(/\s/g, ''));
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(reference)) return null;
  return rightCheckDigits(reference) === reference.slice(2, 4) ? reference : null;
}
