import { Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { sharedAddress } from '../../handOver/fragment.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { resultTexts } from './resultTexts.ts';
import styles from './Share.module.css';
import type { TypedAccount } from './typedAccount.ts';

/** A link that brings the same result, closed until someone asks for it, with what it means to pass it on. */
export function Share({ account: { bankCode, typed } }: { readonly account: TypedAccount }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLParagraphElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);
  const address = location.origin + sharedAddress({ blz: bankCode, konto: typed });

  useEffect(() => {
    if (copying === 'refused' && link.current) getSelection()?.selectAllChildren(link.current);
  }, [copying]);

  return (
    <div className={styles.share}>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Share2 size={20} aria-hidden="true" />
        <span>{resultTexts.share}</span>
      </Button>
      <div id={id} hidden={!isOpen} className={styles.opened}>
        <p>{resultTexts.shareMeaning}</p>
        <CopyButton
          label={resultTexts.copyLink}
          text={address}
          onCopied={() => setCopying('copied')}
          onRefused={() => setCopying('refused')}
        />
        <p role="status" className={copying === 'refused' ? undefined : 'visually-hidden'}>
          {copying !== null && (
            <span>{copying === 'copied' ? resultTexts.linkCopied : resultTexts.linkRefused}</span>
          )}
        </p>
        {copying === 'refused' && (
          <p ref={link} className={styles.link} translate="no">
            {address}
          </p>
        )}
      </div>
    </div>
  );
}
