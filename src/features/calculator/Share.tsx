import { sharedAddress } from '../../handOver/fragment.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { COPIED } from '../../ui/texts.ts';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  /** Bank, IBAN and BIC. */
  readonly text: string;
}

/** What can be sent to others: the text of the account and, with a note on what it reveals, a link to the same result. */
export function Share({ account: { bankCode, typed }, text }: Props) {
  const address = location.origin + sharedAddress({ blz: bankCode, konto: typed });
  const copyingText = useCopy(text);
  const copyingLink = useCopy(address);
  return (
    <>
      <p ref={copyingText.place} className={styles.lines} translate="no">
        {text}
      </p>
      <CopyButton label={resultTexts.copyText} copiedLabel={COPIED} copying={copyingText} />
      <CopyMessage copying={copyingText} texts={resultTexts.text} />
      <p>{resultTexts.shareMeaning}</p>
      <CopyButton label={resultTexts.copyLink} copiedLabel={COPIED} copying={copyingLink} />
      <CopyMessage copying={copyingLink} texts={resultTexts.link} />
      {copyingLink.outcome === 'refused' && (
        <p ref={copyingLink.place} className={styles.lines} translate="no">
          {address}
        </p>
      )}
    </>
  );
}
