import { QrCode } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { bankWithTown } from '../../bankData/bankNameTexts.ts';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { TONE_SIGNS } from '../../ui/tone.ts';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './Findings.module.css';
import { type JudgedIban, markedPlaces } from './judgeIban.ts';
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
      <Marked iban={iban} marked={marked} />
    </p>
  );
}

function Marked({ iban, marked }: Required<Pick<MarkedProps, 'iban' | 'marked'>>) {
  const show = (character: string, at: number) =>
    marked.includes(at) ? <mark key={at}>{character}</mark> : character;
  return <GroupsOfFour text={iban} show={show} />;
}

interface RowProps {
  readonly judged: JudgedIban;
  readonly isOpen: boolean;
  /** The whole result. */
  readonly children: ReactNode;
}

/** One of several IBANs in a row, which unfolds. One that is not right is unfolded from the start. */
export function IbanRow({ judged, isOpen, children }: RowProps) {
  const { text, tone, badge, problems, view, country } = judged;
  const copying = useCopy<HTMLElement>(text);
  const Sign = TONE_SIGNS[tone];
  const about = view?.bank ? bankWithTown(view.bank) : country?.name;
  return (
    <>
      <details className={styles.row} open={isOpen || tone !== 'good'}>
        <summary>
          <span className={`row ${styles.short}`}>
            <b ref={copying.source} className={`number ${styles.iban}`} translate="no">
              <Marked iban={text} marked={markedPlaces(problems)} />
            </b>
            <span className={`toned ${styles.verdict}`} data-tone={tone}>
              <Sign size={18} aria-hidden="true" />
              <span className={tone === 'good' && about ? 'visually-hidden' : undefined}>{badge}</span>
              {tone === 'good' && <span className="muted">{about}</span>}
            </span>
          </span>
        </summary>
        {children}
      </details>
      {tone !== 'wrong' && (
        <CopyButton
          className={styles.copy}
          variant="quiet"
          aria-label={ibanCopyTexts.nameOf(groupIban(text))}
          copying={copying}
        />
      )}
      <CopyMessage copying={copying} texts={ibanCopyTexts} />
    </>
  );
}

export function GiroCodeLink({ iban }: { readonly iban: string }) {
  return (
    <p className="muted">
      <ButtonLink variant="quiet" {...handOverLink('/girocode', iban)}>
        <QrCode size={20} aria-hidden="true" />
        <span>{texts.giroCode}</span>
      </ButtonLink>
    </p>
  );
}
