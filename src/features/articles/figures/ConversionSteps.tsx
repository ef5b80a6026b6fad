import { GERMANY_WITH_ZERO_CHECK_DIGITS, groupIban, remainderBy97 } from '../../../domain/iban/iban.ts';
import { sampleAccount } from '../../../prose/sampleAccount.ts';
import styles from './ConversionSteps.module.css';
import { FigureFrame } from './FigureFrame.tsx';

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
    <FigureFrame caption={`Rechenweg für Bankleitzahl ${bankCode}, Kontonummer ${accountNumber}`}>
      <ol>
        <li>
          <p>Füllen Sie die Kontonummer vorn mit Nullen auf, bis sie zehn Ziffern hat.</p>
          <p className="number">
            <ins>{zeros}</ins>
            {accountNumber}
          </p>
        </li>
        <li>
          <p>Setzen Sie die Bankleitzahl davor.</p>
          <p className="number">
            <ins>{bankCode}</ins> {account.accountNumber}
          </p>
        </li>
        <li>
          <p>Hängen Sie {GERMANY_WITH_ZERO_CHECK_DIGITS} an: D&nbsp;=&nbsp;13, E&nbsp;=&nbsp;14 und 00.</p>
          <p className="number">
            {bankCode} {account.accountNumber} <ins>{GERMANY_WITH_ZERO_CHECK_DIGITS}</ins>
          </p>
        </li>
        <li>
          <p>Teilen Sie diese Zahl durch 97.</p>
          <RemainderTable dividend={dividend} />
        </li>
        <li>
          <p>Ziehen Sie den Rest von 98 ab. Das sind die Prüfziffern.</p>
          <p className="number">
            98&nbsp;−&nbsp;{remainder}&nbsp;=&nbsp;
            {difference < 10 ? `${difference}, zweistellig ${checkDigits}` : checkDigits}
          </p>
        </li>
        <li>
          <p>Schreiben Sie alles hintereinander, in Vierergruppen.</p>
          <p className="number">{groupIban(account.iban)}</p>
        </li>
      </ol>
    </FigureFrame>
  );
}

/** The division by 97 in pieces of six digits. Each remainder is written in front of the next piece. */
function RemainderTable({ dividend }: { dividend: string }) {
  return (
    <table className={styles.division}>
      <thead>
        <tr>
          <th scope="col">Zu teilen</th>
          <th scope="col">Durch 97</th>
          <th scope="col">Rest</th>
        </tr>
      </thead>
      <tbody>
        {remainderByPieces(dividend).map(({ carried, piece, quotient, remainder }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a calculation never change their order
          <tr key={index}>
            <td>
              <b>{carried}</b>
              {piece}
            </td>
            <td>{quotient}</td>
            <td>
              <b>{remainder}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Six digits and a remainder of two digits fill the eight digits of a common pocket calculator. */
const PIECE_LENGTH = 6;

/**
 * Divides a long number by 97 piece by piece, as done with a pocket calculator: the remainder of a line is written in front of the
 * next digits. That of the last line is the remainder of the whole number.
 *
 * @param digits any number of digits 0–9
 */
export function remainderByPieces(digits: string) {
  const lines: { carried: string; piece: string; quotient: number; remainder: number }[] = [];
  for (let i = 0; i < digits.length; i += PIECE_LENGTH) {
    const carried = String(lines.at(-1)?.remainder ?? '');
    const piece = digits.slice(i, i + PIECE_LENGTH);
    const remainder = remainderBy97(carried + piece);
    lines.push({ carried, piece, quotient: (Number(carried + piece) - remainder) / 97, remainder });
  }
  return lines;
}
