import { QrCode } from 'lucide-react';
import { type Ref, useId } from 'react';
import { handOverLink } from '../../handOver/handOver.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import styles from './Findings.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** How it differs from the input, and its bank. */
  readonly remark: string;
  readonly marked: readonly number[];
  /** What was entered, with the places that differ, to compare. */
  readonly given: { readonly text: string; readonly marked: readonly number[] };
  readonly onChoose: (iban: string) => void;
}

/** Another IBAN with a button that puts it into the field. */
export function IbanChoice({ iban, remark, marked, given, onChoose }: Props) {
  const id = useId();
  return (
    <div className={`row box ${styles.choice}`}>
      <div>
        <p className="muted">{texts.given}</p>
        <MarkedIban iban={given.text} marked={given.marked} />
        <p className="muted">{texts.proposed}</p>
        <MarkedIban id={id} iban={iban} marked={marked} />
        <p className="muted">{remark}</p>
      </div>
      <Button aria-describedby={id} onClick={() => onChoose(iban)}>
        {texts.take}
      </Button>
    </div>
  );
}

interface MarkedProps {
  /** Electronic form. */
  readonly iban: string;
  /** Indices of the characters to mark. */
  readonly marked?: readonly number[];
  readonly id?: string;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** An IBAN in groups of four. Some characters may be marked. */
export function MarkedIban({ iban, marked = [], id, ref }: MarkedProps) {
  return (
    <p ref={ref} id={id} className={`number ${styles.iban}`} translate="no">
      <GroupsOfFour
        text={iban}
        show={(character, at) => (marked.includes(at) ? <mark key={at}>{character}</mark> : character)}
      />
    </p>
  );
}

/** Payment codes work inside the single euro payments area only, and only a known bank is paid to. */
export function GiroCodeLink({ iban }: { readonly iban: string }) {
  return (
    <p>
      <ButtonLink variant="quiet" {...handOverLink('/girocode', iban)}>
        <QrCode size={20} aria-hidden="true" />
        <span>{texts.giroCode}</span>
      </ButtonLink>
    </p>
  );
}
