import type { Payment } from '../../domain/giroCode/payload.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { germanAmount } from '../../ui/germanNumber.ts';
import { texts } from './texts.ts';

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
    { name: texts.code.payee, value: payment.name },
    { name: texts.code.iban, value: groupIban(payment.iban), isCode: true },
    { name: 'BIC', value: payment.bic, isCode: true },
    { name: texts.code.amount, value: amountText(payment) },
    { name: texts.code.text, value: payment.text },
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
