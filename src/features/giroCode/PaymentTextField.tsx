import { Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefCallback, SyntheticEvent } from 'react';
import { bankWithTown } from '../../bankData/bankNameTexts.ts';
import { linkToCheck } from '../../bankData/linkToCheck.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import { fullField } from '../../ui/texts.ts';
import { TONE_SIGNS, type Tone } from '../../ui/tone.ts';
import { type CardField, payeeStanding } from './card.ts';
import styles from './GiroCode.module.css';
import { doubtText, fieldTexts, texts } from './texts.ts';

/** Many times the longest field of a code. */
const MOST_CHARACTERS = 1000;
const CODE_FIELDS: ReadonlySet<CardField> = new Set(['iban', 'reference', 'purpose', 'bic']);

interface Props {
  readonly field: CardField;
  readonly typed: string;
  /** Neutral note below the field: a count, or how the input was understood. */
  readonly note: ReactNode;
  /** The error message, announced when it appears; null if there is none. */
  readonly problem: string | null;
  readonly onInput: (text: string) => void;
  readonly onLeave: () => void;
  readonly inputRef: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
}

/**
 * A field of the payment. It is uncontrolled, so that input from before hydration is kept, and has no name. It accepts
 * more than a code can hold, so that the note can show the excess.
 */
export function PaymentTextField({ field, typed, note, problem, onInput, onLeave, inputRef }: Props) {
  const id = `zahlung-${field}`;
  const { label, hint } = fieldTexts[field];
  const checkLink = field === 'iban' && problem !== null && linkToCheck(typed);
  const attributes = {
    id,
    ref: inputRef,
    autoComplete: 'off',
    'aria-describedby': `${id}-hint ${id}-problem ${id}-note`,
    'aria-invalid': problem !== null || undefined,
    onBlur: onLeave,
    maxLength: MOST_CHARACTERS,
    onInput: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onInput(event.currentTarget.value),
    ...(CODE_FIELDS.has(field) && { autoCapitalize: 'characters', autoCorrect: 'off' }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>{' '}
      <span id={`${id}-hint`} className="muted">
        {hint}
      </span>
      {field === 'text' ? (
        <textarea {...attributes} rows={2} />
      ) : (
        <input {...attributes} type="text" inputMode={field === 'amount' ? 'decimal' : 'text'} />
      )}
      <div className={styles.below}>
        <p id={`${id}-problem`} role="status">
          {problem !== null && <FieldSentence tone="wrong">{problem}</FieldSentence>}
          {checkLink && <a {...checkLink}>{texts.account.check}</a>}
          {typed.length >= MOST_CHARACTERS && (
            <FieldSentence tone="caution">{fullField(typed, MOST_CHARACTERS)}</FieldSentence>
          )}
        </p>
        <p id={`${id}-note`} className="muted">
          {note}
        </p>
      </div>
    </div>
  );
}

interface SentenceProps {
  /** `wrong`: no code can be made of it; `caution`: a code can be made, but check it first. */
  readonly tone: Tone;
  readonly sign?: LucideIcon;
  readonly children: ReactNode;
}

/** A sentence below a field. Its sign has the same meaning as its colour. */
export function FieldSentence({ tone, sign: Sign = TONE_SIGNS[tone], children }: SentenceProps) {
  return (
    <span className={`toned ${styles.sentence}`} data-tone={tone}>
      <Sign size={18} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

interface IbanNoteProps extends Pick<Props, 'typed' | 'note'> {
  readonly bankData: BankDataState;
}

/** Note below the IBAN: where to get one, the number of characters, then the bank and what it says about the IBAN. */
export function IbanNote({ typed, note, bankData }: IbanNoteProps) {
  const { calculate, calculateLink, lookingUp, onlyTheBankKnows } = texts.account;
  // Bank code and account number may be in the place of an IBAN.
  const account = typed.trim();
  const link = account === '' ? { href: '/' } : handOverLink('/', account);
  if (!/\p{L}/u.test(account))
    return (
      // The key makes React replace it as a whole, also where a translator has changed its words.
      <span key="calculate">
        {calculate} <a {...link}>{calculateLink}</a>
      </span>
    );
  const read = readPayeeIban(typed);
  if (!read.ok) return <span>{note}</span>;
  const standing = payeeStanding(read.iban, bankData);
  if (!standing.ok) return <span>{standing.code === 'iban-looked-up' && lookingUp}</span>;
  const bank = read.iban.startsWith('DE') ? bankData.data?.directory.find(read.iban.slice(4, 12)) : undefined;
  return (
    <>
      {bank && (
        <FieldSentence tone="good" sign={Landmark}>
          {bankWithTown(bank)}
        </FieldSentence>
      )}{' '}
      {standing.doubt === null ? (
        <span>{onlyTheBankKnows}</span>
      ) : (
        <FieldSentence tone="caution">{doubtText(standing.doubt)}</FieldSentence>
      )}
    </>
  );
}
