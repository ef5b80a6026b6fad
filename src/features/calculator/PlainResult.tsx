import { useEffect } from 'react';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import { buildIban } from '../../domain/iban/iban.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './PlainResult.module.css';
import { texts } from './texts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  readonly onAnnounce: (sentence: string) => void;
}

/**
 * Fallback if the code of the result cannot be loaded: the IBAN by the plain formula with a copy button, and advice
 * how to get the complete result.
 */
export function PlainResult({ account, onAnnounce }: Props) {
  const { bankCode, accountNumber } = account;
  const iban = buildIban(bankCode, accountNumber);
  const copying = useCopy(iban);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next calculation is announced again
  useEffect(() => onAnnounce(texts.plainResult), [account, onAnnounce]);
  return (
    <section aria-label={texts.resultHeading} data-result>
      <p>{texts.plainResult}</p>
      <p ref={copying.place} className={styles.iban} translate="no">
        <GroupsOfFour text={iban} />
      </p>
      <CopyButton label={ibanCopyTexts.copy} copiedLabel={ibanCopyTexts.confirmed} copying={copying} />
      <CopyMessage copying={copying} texts={ibanCopyTexts} />
    </section>
  );
}
