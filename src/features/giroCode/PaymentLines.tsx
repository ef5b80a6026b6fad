import type { Payment } from '../../domain/giroCode/payload.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { germanAmount } from '../../ui/germanNumber.ts';
import { fieldTexts, texts } from './texts.ts';

/** The amount of a payment for people; the person who pays may choose an open one. */
export function amountText({ cents }: Payment): string {
  return cents === null ? texts.code.openAmount : germanAmount(cents);
}

/** What a code contains, for people. Empty fields are omitted. */
export function PaymentLines({
  payment,
  className,
}: {
  readonly payment: Payment;
  readonly className?: string;
}) {
  const lines = [
    { name: fieldTexts.name.label, value: payment.name },
    { name: fieldTexts.iban.label, value: groupIban(payment.iban), isCode: true },
    { name: fieldTexts.bic.label, value: payment.bic, isCode: true },
    { name: fieldTexts.amount.label, value: amountText(payment) },
    { name: fieldTexts.text.label, value: payment.text },
    { name: texts.code.reference, value: groupIban(payment.reference), isCode: true },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={className}>
      {lines.map(({ name, value, isCode = false }) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd className="number" translate={isCode ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
