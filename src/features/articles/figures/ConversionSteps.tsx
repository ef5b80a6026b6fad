import { GERMANY_WITH_ZERO_CHECK_DIGITS, groupIban } from '../../../domain/iban/iban.ts';
import { sampleAccount } from '../../../prose/sampleAccount.ts';
import styles from './ConversionSteps.module.css';
import { FigureFrame } from './FigureFrame.tsx';
import { RemainderTable } from './RemainderTable.tsx';

interface Props {
  /** Eight digits. */
  bankCode: string;
  /** One to ten digits, without leading zeros. */
  accountNumber: string;
}

/** The steps from bank code and account number to the IBAN by the plain formula, calculated during the build. */
export function ConversionSteps({ bankCode, accountNumber }: Props) {
  const account = sampleAccount(bankCode, accountNumber);
  const { dividend, remainder, difference, checkDigits } = account.arithmetic;
  const zeros = account.accountNumber.slice(0, -accountNumber.length);
  return (
    <FigureFrame
      caption={`Der Rechenweg für die Bankleitzahl ${bankCode} und die Kontonummer ${accountNumber}. Jede Zahl ist berechnet, keine abgeschrieben.`}
    >
      <ol className={styles.steps}>
        <li>
          <p>Füllen Sie die Kontonummer vorn mit Nullen auf, bis sie zehn Ziffern hat.</p>
          <p className={styles.digits}>
            <span className={styles.added}>{zeros}</span>
            {accountNumber}
          </p>
        </li>
        <li>
          <p>Setzen Sie die Bankleitzahl davor.</p>
          <p className={styles.digits}>
            <span className={styles.added}>{bankCode}</span> {account.accountNumber}
          </p>
        </li>
        <li>
          <p>Hängen Sie {GERMANY_WITH_ZERO_CHECK_DIGITS} an: D&nbsp;=&nbsp;13, E&nbsp;=&nbsp;14 und 00.</p>
          <p className={styles.digits}>
            {bankCode} {account.accountNumber}{' '}
            <span className={styles.added}>{GERMANY_WITH_ZERO_CHECK_DIGITS}</span>
          </p>
        </li>
        <li>
          <p>Teilen Sie diese Zahl durch 97. Nur der Rest zählt.</p>
          <RemainderTable dividend={dividend} />
          <p className={styles.note}>Der Rest jeder Zeile steht vor den nächsten sechs Ziffern.</p>
        </li>
        <li>
          <p>Ziehen Sie den Rest von 98 ab. Das sind die Prüfziffern.</p>
          <p className={styles.digits}>
            98&nbsp;−&nbsp;{remainder}&nbsp;=&nbsp;
            {difference < 10 ? `${difference}, zweistellig ${checkDigits}` : checkDigits}
          </p>
        </li>
        <li>
          <p>Schreiben Sie alles hintereinander, in Vierergruppen.</p>
          <p className={`${styles.digits} ${styles.result}`}>{groupIban(account.iban)}</p>
        </li>
      </ol>
    </FigureFrame>
  );
}
