import { generatedDirectories } from '../../../bankData/generatedDirectories.ts';
import { FigureFrame } from './FigureFrame.tsx';
import styles from './IbanAnatomy.module.css';

/**
 * A BIC of eleven characters in its four parts (ISO 9362), marked by colour and name.
 *
 * @param bankCode of the bank whose BIC is shown; without a BIC the build stops
 */
export function BicAnatomy({ bankCode }: { readonly bankCode: string }) {
  const bank = generatedDirectories.at(-1)?.find(bankCode);
  if (!bank?.bic) throw new Error(`The directory has no BIC for ${bankCode}`);
  const { bic, name } = bank;
  const parts = [
    { name: 'Bank', length: '4\u00A0Zeichen', text: bic.slice(0, 4), className: styles.bankCode },
    { name: 'Land', length: '2\u00A0Buchstaben', text: bic.slice(4, 6), className: styles.country },
    {
      name: 'Zusatz zur Bank',
      length: '2\u00A0Zeichen',
      text: bic.slice(6, 8),
      className: styles.checkDigits,
    },
    {
      name: 'Filiale',
      length: '3\u00A0Zeichen, können fehlen',
      text: bic.slice(8),
      className: styles.accountNumber,
    },
  ];
  return (
    <FigureFrame
      caption={`Der BIC ${bic} (${name}), in seine vier Teile zerlegt. XXX steht für die ganze Bank.`}
    >
      <dl className={styles.parts}>
        {parts.map(({ name, length, text, className }) => (
          <div key={name} className={`${styles.part} ${className}`}>
            <dt className={styles.name}>
              {name} <span className={styles.length}>{length}</span>
            </dt>
            <dd className={styles.digits}>{text}</dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}
