import { parseBankCode } from '../../../domain/account/bankCode.ts';
import styles from './BankCodeAnatomy.module.css';
import { BankCodeBrackets } from './BankCodeBrackets.tsx';
import { bankGroups } from './bankGroups.ts';
import { clearingAreas } from './clearingAreas.ts';
import { FigureFrame } from './FigureFrame.tsx';

interface Props {
  /** Eight digits; the first one 1–8. */
  bankCode: string;
  /** Town of the Bundesbank branch for the first three digits, and name of the bank, both as printed in the caption. */
  place: string;
  bank: string;
}

/** The digits of a bank code with the meaning of each group. */
export function BankCodeAnatomy({ bankCode, place, bank }: Props) {
  const parsed = parseBankCode(bankCode);
  const area = clearingAreas[Number(bankCode[0]) as keyof typeof clearingAreas];
  if (parsed === null || !area) throw new Error(`Not a bank code: ${bankCode}`);
  const group = bankGroups[Number(bankCode[3]) as keyof typeof bankGroups];
  const meanings = [
    { digits: bankCode.slice(0, 1), position: 'Stelle 1', name: 'Clearinggebiet', says: area.join(', ') },
    { digits: bankCode.slice(0, 3), position: 'Stellen 1 bis 3', name: 'Bankplatz', says: place },
    { digits: bankCode.slice(3, 4), position: 'Stelle 4', name: 'Bankengruppe', says: group },
    {
      digits: bankCode.slice(4),
      position: 'Stellen 5 bis 8',
      name: 'Eigene Nummer',
      says: 'von der Bank gewählt, mit der Bundesbank abgestimmt',
    },
  ];
  return (
    <FigureFrame caption={`Die Bankleitzahl der ${bank}, Ziffer für Ziffer.`}>
      <BankCodeBrackets bankCode={parsed} />
      <dl className={styles.meanings}>
        {meanings.map(({ digits, position, name, says }) => (
          <div key={position} className={styles.meaning}>
            <dt>
              <span className={styles.digits}>{digits}</span>{' '}
              <span className={styles.position}>{position}</span>
            </dt>
            <dd>
              <strong>{name}:</strong> {says}
            </dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}
