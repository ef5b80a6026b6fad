import {
  Calculator,
  ChevronDown,
  ChevronUp,
  type LucideIcon,
  Printer,
  QrCode,
  RotateCcw,
  Share2,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Iban } from '../../domain/iban/iban.ts';
import { sharedAddress } from '../../handOver/fragment.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import styles from './Result.module.css';
import { resultTexts as texts } from './resultTexts.ts';
import type { TypedAccount } from './typedAccount.ts';

type Panel = 'share' | 'arithmetic' | 'more';

interface Props {
  /** The IBAN that other tools can continue with; null if none should. */
  readonly iban: Iban | null;
  readonly text: string;
  readonly onRestart: () => void;
  readonly panels: Readonly<Record<Panel, ReactNode>>;
}

/** What can be done with a result, in one row, with the opened part below it. */
export function ResultActions({ iban, text, onRestart, panels }: Props) {
  const [open, setOpen] = useState<Panel | null>(null);
  useEffect(() => {
    document.getElementById(`ergebnis-${open}`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const action = (label: string, icon: LucideIcon, onClick: () => void, panel?: Panel) => (
    <Button
      icon={icon}
      variant="quiet"
      onClick={onClick}
      {...(panel && { 'aria-expanded': open === panel, 'aria-controls': `ergebnis-${panel}` })}
    >
      {label}
    </Button>
  );
  const toggle = (panel: Panel) => setOpen(open === panel ? null : panel);

  function share() {
    // On a phone the text goes to the app that the visitor chooses.
    if (open !== 'share') navigator.share?.({ text }).catch(() => undefined);
    toggle('share');
  }

  return (
    <>
      <div className={`row ${styles.actions} no-print`}>
        {iban && (
          <ButtonLink variant="quiet" aria-label={texts.giroCodeName} {...handOverLink('/girocode', iban)}>
            <QrCode size={20} aria-hidden="true" />
            <span>{texts.giroCode}</span>
          </ButtonLink>
        )}
        {iban && action(texts.share, Share2, share, 'share')}
        {action(texts.print, Printer, () => print())}
        {action(texts.arithmetic, Calculator, () => toggle('arithmetic'), 'arithmetic')}
        {action(texts.restart, RotateCcw, onRestart)}
        {action(texts.more, open === 'more' ? ChevronUp : ChevronDown, () => toggle('more'), 'more')}
      </div>
      {(['share', 'arithmetic', 'more'] as const).map(
        (panel) =>
          panels[panel] && (
            <div
              key={panel}
              id={`ergebnis-${panel}`}
              className={`prose ${styles.panel} ${panel === 'share' ? 'no-print' : ''}`}
              data-panel={panel}
              data-open={open === panel || undefined}
            >
              {panels[panel]}
            </div>
          ),
      )}
    </>
  );
}

/** A link to the same result, with a note on what it reveals. */
export function Share({ account: { bankCode, typed } }: { readonly account: TypedAccount }) {
  const address = location.origin + sharedAddress({ blz: bankCode, konto: typed });
  const copying = useCopy(address);
  return (
    <>
      <p>{texts.shareMeaning}</p>
      <CopyButton label={texts.copyLink} copying={copying} />
      <CopyMessage copying={copying} texts={texts.link} />
      {copying.outcome === 'refused' && (
        <p ref={copying.source} className={styles.address} translate="no">
          {address}
        </p>
      )}
    </>
  );
}
