import { QrCode } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { bankWithTown } from '../../bankData/bankNameTexts.ts';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import type { Bank } from '../../domain/directory/bankDirectory.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import type { Suggestion } from '../../domain/ibanCheck/suggestIbans.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { TONE_SIGNS } from '../../ui/tone.ts';
import styles from './Findings.module.css';
import { type JudgedIban, markedPlaces } from './judgeIban.ts';
import { mistakeText, texts, toneWords } from './texts.ts';

interface Props {
  readonly suggestion: Suggestion;
  /** What was entered, to compare. */
  readonly given: string;
  readonly bank: Bank | undefined;
  readonly onChoose: (iban: string) => void;
}

/** Another IBAN with a button that puts it into the field. */
export function IbanChoice({ suggestion, given, bank, onChoose }: Props) {
  const id = useId();
  const { iban, changedAt } = suggestion;
  return (
    <div className={`row box ${styles.choice}`}>
      <div>
        <p className="muted">{texts.given}</p>
        <MarkedIban iban={given} marked={placesInGiven(suggestion, given)} />
        <p className="muted">{texts.proposed}</p>
        <MarkedIban id={id} iban={iban} marked={changedAt} />
        <p className="muted">{[mistakeText(suggestion, given), bank?.name].join(' · ')}</p>
      </div>
      <Button aria-describedby={id} onClick={() => onChoose(iban)}>
        {texts.take}
      </Button>
    </div>
  );
}

/** The characters of the input that a suggestion changes or leaves out. */
function placesInGiven({ iban, changedAt, leftOutAt }: Suggestion, given: string): readonly number[] {
  if (leftOutAt !== null) return [leftOutAt];
  return given.length === iban.length ? changedAt : [];
}

interface MarkedProps {
  /** Electronic form. */
  readonly iban: string;
  /** Indices of the characters to mark. */
  readonly marked?: readonly number[];
  readonly id?: string;
  readonly ref?: Ref<HTMLParagraphElement>;
}

export function MarkedIban({ iban, marked = [], id, ref }: MarkedProps) {
  return (
    <p ref={ref} id={id} className={`number ${styles.iban}`} translate="no">
      <GroupsOfFour text={iban} show={mark(marked)} />
    </p>
  );
}

const mark = (marked: readonly number[]) => (character: string, at: number) =>
  marked.includes(at) ? <mark key={at}>{character}</mark> : character;

interface RowProps {
  readonly judged: JudgedIban;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** One of several IBANs in a row, which unfolds. One that is not right is unfolded from the start. */
export function IbanRow({ judged, isOpen, children }: RowProps) {
  const { text, tone, problems, view, country } = judged;
  const copying = useCopy<HTMLElement>(text);
  const Sign = TONE_SIGNS[tone];
  const about = view?.bank ? bankWithTown(view.bank) : country?.name;
  return (
    <>
      <details className={styles.row} open={isOpen || tone !== 'good'}>
        <summary>
          <span className={`row ${styles.short}`}>
            <b ref={copying.source} className="number" translate="no">
              <GroupsOfFour text={text} show={mark(markedPlaces(problems))} />
            </b>
            <span className={`toned ${styles.verdict}`} data-tone={tone}>
              <Sign size={18} aria-hidden="true" />
              <span className={tone === 'good' && about ? 'visually-hidden' : undefined}>
                {toneWords[tone]}
              </span>
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
      <ButtonLink icon={QrCode} variant="quiet" {...handOverLink('/girocode', iban)}>
        {texts.giroCode}
      </ButtonLink>
    </p>
  );
}
