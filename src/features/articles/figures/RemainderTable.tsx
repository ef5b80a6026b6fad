import styles from './RemainderTable.module.css';
import { remainderByPieces } from './remainderByPieces.ts';

/** The division by 97 in pieces of six digits. Each remainder is written in front of the next piece. */
export function RemainderTable({ dividend }: { dividend: string }) {
  return (
    <table className={styles.table}>
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
              <span className={styles.carried}>{carried}</span>
              {piece}
            </td>
            <td>{quotient}</td>
            <td className={styles.carried}>{remainder}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
