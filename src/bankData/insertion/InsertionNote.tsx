import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BankDirectory } from '../../domain/directory/bankDirectory.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { Announcement, useAnnouncement } from '../../ui/Announcement.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { linkToCheck } from '../linkToCheck.ts';
import {
  choiceText,
  keptText,
  leftText,
  takenText,
  insertionTexts as texts,
  whyText,
} from './insertionTexts.ts';
import type { Numbers, Shown } from './readInsertion.ts';

/** More choices would not help. */
const MOST_CHOICES = 8;

interface Props {
  /** Positions the note in the form. */
  readonly className: string | undefined;
  readonly shown: Shown | null;
  /** Letters that were typed into the bank code. */
  readonly name: string | null;
  readonly directory: BankDirectory | null;
  readonly onChoose: (numbers: Numbers) => void;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
  readonly onSearchBank: (name: string) => void;
}

/** One line about a text that was read as a whole, with what can be done about it. */
export function InsertionNote({
  className,
  shown,
  name,
  directory,
  onChoose,
  onUndo,
  onDismiss,
  onSearchBank,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const reading = shown?.kind === 'taken' || shown?.kind === 'question' ? shown.reading : null;
  const readings = shown?.kind === 'question' ? shown.reading.readings : [];
  const table = reading?.list ?? null;
  const choices = readings.filter(({ accountNumber }) => accountNumber !== null || table === null);
  const bank = reading?.bank ?? (shown === null ? name : null);
  const iban =
    reading?.iban ?? reading?.refused.find(({ problem }) => problem.startsWith('iban'))?.text ?? null;
  const canUndo = shown?.kind === 'taken';
  const checkLink = iban === null ? null : linkToCheck(iban);
  const sentences = sentencesOf(shown, name);
  const sentence = sentences.join(' ');
  const [said, say] = useAnnouncement();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text, inserted again, is announced again
  useEffect(() => say(sentence), [sentence, shown, say]);

  return (
    <>
      <Announcement said={said} />
      {sentences.length > 0 && (
        <div ref={place} className={className}>
          <Notes notes={sentences}>
            {choices.length > 0 && table !== null && (
              <p>
                <ButtonLink variant="primary" {...handOverLink('/iban-liste', table)}>
                  {texts.list}
                </ButtonLink>
              </p>
            )}
            {choices.slice(0, MOST_CHOICES).map((numbers) => (
              <p key={`${numbers.bankCode}/${numbers.accountNumber}`}>
                <Button onClick={() => onChoose(numbers)}>
                  {choiceText(numbers, directory?.find(numbers.bankCode ?? ''), numbers.check)}
                </Button>
              </p>
            ))}
            {bank !== null && (
              <p>
                <Button onClick={() => onSearchBank(bank)}>{texts.searchBank(bank)}</Button>
              </p>
            )}
            {(canUndo || checkLink !== null) && (
              <p className="row">
                {canUndo && (
                  <Button variant="quiet" icon={Undo2} onClick={onUndo}>
                    {texts.undo}
                  </Button>
                )}
                {checkLink !== null && <a {...checkLink}>{texts.checkIban}</a>}
              </p>
            )}
            {choices.length > 0 && (
              <Button variant="quiet" onClick={onDismiss}>
                {texts.none}
              </Button>
            )}
          </Notes>
        </div>
      )}
    </>
  );
}

function sentencesOf(shown: Shown | null, name: string | null): string[] {
  if (shown === null) return name === null ? [] : [texts.onlyDigits];
  if (shown.kind === 'undone') return [texts.undone];
  const { reading } = shown;
  const left = leftText(reading);
  if (shown.kind === 'taken') {
    const kept = keptText(shown.numbers, shown.before);
    return [takenText(shown.numbers, reading), ...(kept === null ? [] : [kept]), ...left];
  }
  const { length } = reading.readings;
  if (reading.list !== null && length > 0) return [texts.several];
  if (length > MOST_CHOICES) return [texts.question, texts.onlyTheFirst(MOST_CHOICES, length), ...left];
  if (length > 0) return [length === 1 ? texts.isMeant : texts.question, ...whyText(reading), ...left];
  return reading.refused.length > 0 ? [...left, texts.nothingTaken] : [texts.noBankCode, ...left];
}
