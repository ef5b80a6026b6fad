import { Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { sharedAddress } from '../../handOver/fragment.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { COPIED } from '../../ui/texts.ts';
import { useCopy } from '../../ui/useCopy.ts';
import { resultTexts } from './resultTexts.ts';
import styles from './Share.module.css';
import type { TypedAccount } from './typedAccount.ts';

/** A link to the same result. It is shown on request only, with a note on what the link reveals. */
export function Share({ account: { bankCode, typed } }: { readonly account: TypedAccount }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const address = location.origin + sharedAddress({ blz: bankCode, konto: typed });
  const copying = useCopy(address);

  return (
    <div className={styles.share}>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Share2 size={20} aria-hidden="true" />
        <span>{resultTexts.share}</span>
      </Button>
      <div id={id} hidden={!isOpen} className={styles.opened}>
        <p>{resultTexts.shareMeaning}</p>
        <CopyButton label={resultTexts.copyLink} copiedLabel={COPIED} copying={copying} />
        <CopyMessage copying={copying} texts={resultTexts.link} />
        {copying.outcome === 'refused' && (
          <p ref={copying.place} className={styles.link} translate="no">
            {address}
          </p>
        )}
      </div>
    </div>
  );
}
