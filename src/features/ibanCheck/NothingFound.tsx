import { useEffect } from 'react';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useModule } from '../../ui/useModule.ts';
import styles from './Findings.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly sentence: string;
  readonly text: string;
  readonly bankData: BankDataState;
}

/** A text without an IBAN. If it surely has bank code and account number, the calculator is offered. */
export function NothingFound({ sentence, text, bankData }: Props) {
  const [reader, loadReader] = useModule(() => import('../../bankData/insertion/readInsertion.ts'));
  useEffect(() => loadReader(), [loadReader]);
  const reading = reader?.readInsertion({ text, field: 'bankCode', replacesAll: true }, bankData);
  const { bankCode, accountNumber } = (reading?.isCertain && reading.readings[0]) || {};
  return (
    <div className={styles.nothing}>
      <p>{sentence}</p>
      {bankCode && accountNumber && (
        <>
          <p>{texts.accountFound(bankCode, accountNumber)}</p>
          <ButtonLink variant="primary" {...handOverLink('/', `${bankCode} ${accountNumber}`)}>
            {texts.calculate}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
