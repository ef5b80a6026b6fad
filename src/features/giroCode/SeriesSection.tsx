import { ChevronDown } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import type { BankDataState } from '../../bankData/useBankData.ts';
import frame from '../../ui/FieldFrame.module.css';
import { useFirstUse } from '../../ui/useFirstUse.ts';
import { useModule } from '../../ui/useModule.ts';
import { useRoom } from '../../ui/useRoom.ts';
import type { CardInput } from './card.ts';
import styles from './SeriesSection.module.css';
import { noRoom, texts } from './texts.ts';

/** More than the rows of a series need. */
const MOST_CHARACTERS = 1_000_000;
const LONG_TEXT = 10_000;

interface Props {
  /** The form above. It has what the list does not contain. */
  readonly form: CardInput;
  readonly bankData: BankDataState;
  /** The cards of the series are printed, not the single one. */
  readonly isPrinted: boolean;
  readonly onPrinted: (isPrinted: boolean) => void;
}

/** A card for each row of a list. The list is kept here, so that it survives if the rest cannot be loaded. */
export function SeriesSection({ form, bankData, isPrinted, onPrinted }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [series, load, hasFailed] = useModule(() => import('./series/Series.tsx'));
  const room = useRoom(MOST_CHARACTERS);
  useFirstUse(load);

  // Reads a list from before hydration, and opens for a link that leads here.
  useEffect(() => {
    const section = details.current;
    if (!section || !field.current) return;
    setText(field.current.value);
    if (field.current.value !== '') section.open = true;
    // Opened before hydration: no event comes.
    if (section.open) load();
    const openForLink = () => {
      if (location.hash !== `#${section.id}`) return;
      section.open = true;
      section.scrollIntoView();
    };
    openForLink();
    addEventListener('hashchange', openForLink);
    return () => removeEventListener('hashchange', openForLink);
  }, [load]);

  /** Browsers insert a long pasted text line by line, in seconds. Setting the value takes milliseconds. */
  function pasteLong(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
    const target = event.currentTarget;
    if (pasted.length < LONG_TEXT) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = target;
    const place = MOST_CHARACTERS - value.length + selectionEnd - selectionStart;
    target.setRangeText(pasted.slice(0, place), selectionStart, selectionEnd, 'end');
    setText(target.value);
    load();
  }

  return (
    <details
      ref={details}
      id="kartenserie"
      className={styles.series}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load();
        // Print would show nothing of a closed section.
        else onPrinted(false);
      }}
    >
      <summary className="no-print">
        <ChevronDown size={20} aria-hidden="true" />
        {texts.series.summary}
      </summary>
      <div className={`${styles.list} no-print`}>
        <label htmlFor="kartenliste">{texts.series.label}</label>
        <p id="kartenliste-hint">{texts.series.hint}</p>
        <textarea
          ref={field}
          id="kartenliste"
          className={frame.frame}
          rows={5}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={texts.series.placeholder}
          aria-describedby="kartenliste-hint"
          {...room.attributes}
          onPaste={(event) => {
            room.attributes.onPaste(event);
            pasteLong(event);
          }}
          onInput={(event) => {
            room.noteInput(event);
            setText(event.currentTarget.value);
            if (series === null) load();
          }}
        />
        <p role="status">
          {room.missing > 0 && <span>{noRoom(MOST_CHARACTERS, room.missing)}</span>}
          {hasFailed && <span>{texts.series.failed}</span>}
        </p>
      </div>
      {series && (
        <series.Series
          text={text}
          mostCharacters={MOST_CHARACTERS}
          onText={(read) => {
            if (field.current) field.current.value = read;
            setText(read);
          }}
          form={form}
          bankData={bankData}
          isPrinted={isPrinted}
          onPrinted={onPrinted}
        />
      )}
    </details>
  );
}
