import { groupIban, ibanParts } from '../../../domain/iban/iban.ts';
import { sampleAccount } from '../../../prose/sampleAccount.ts';
import { FigureFrame } from './FigureFrame.tsx';
import styles from './IbanAnatomy.module.css';

/**
 * A German IBAN in its four parts, marked by colour and name.
 *
 * @param iban 22 characters without blanks; wrong check digits stop the build
 */
export function IbanAnatomy({ iban }: { iban: string }) {
  const account = sampleAccount(iban.slice(4, 12), iban.slice(12));
  if (account.iban !== iban) throw new Error(`${iban} should be ${account.iban}`);
  const { country, checkDigits, bankCode, accountNumber } = ibanParts(account.iban);
  const parts = [
    { name: 'Land', length: '2\u00A0Buchstaben', digits: country, className: styles.country },
    { name: 'Prüfziffern', length: '2\u00A0Ziffern', digits: checkDigits, className: styles.checkDigits },
    {
      name: 'Bankleitzahl',
      length: '8\u00A0Ziffern',
      digits: groupIban(bankCode),
      className: styles.bankCode,
    },
    {
      name: 'Kontonummer',
      length: '10\u00A0Ziffern',
      digits: groupIban(accountNumber),
      className: styles.accountNumber,
    },
  ];
  return (
    <FigureFrame caption={`Die IBAN ${groupIban(account.iban)}, in ihre vier Teile zerlegt.`}>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part.name} className={`${styles.part} ${part.className}`}>
            <dt className={styles.name}>
              {part.name} <span className={styles.length}>{part.length}</span>
            </dt>
            <dd className={styles.digits}>{part.digits}</dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}
