import type { Payment } from '../../domain/giroCode/payload.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { germanAmount } from '../../ui/germanNumber.ts';
import styles from './GiroCode.module.css';
import type { QrMatrix } from './qrMatrix.ts';
import { svgPath } from './qrPicture.ts';
import { fieldTexts, texts } from './texts.ts';

interface Props {
  readonly payment: Payment;
}

/** The amount of a payment for people; the payer may choose an open one. */
function amountText({ cents }: Payment): string {
  return cents === null ? texts.code.openAmount : germanAmount(cents);
}

/** The code of a payment. Black on white in dark mode too: scanners expect dark on light. */
export function QrImage({ payment, matrix }: Props & { readonly matrix: QrMatrix }) {
  const size = matrix.length;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={texts.code.picture(payment.name, amountText(payment))}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={svgPath(matrix)} />
    </svg>
  );
}

/** What a code contains, for people. Empty fields are omitted. */
export function PaymentLines({ payment, className }: Props & { readonly className?: string }) {
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
