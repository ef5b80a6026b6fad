import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import frame from '../ui/FieldFrame.module.css';
import type { useRoom } from '../ui/useRoom.ts';
import styles from './BankFinder.module.css';
import { type FinderWords, bankFinderTexts as texts } from './bankFinderTexts.ts';

/** A page has only one search. A constant id lets a restarted tool restore the input. */
const FIELD = 'bank-suche';

interface Props {
  readonly words: FinderWords;
  readonly initial: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly isFilled: boolean;
  readonly room: ReturnType<typeof useRoom>;
  readonly onSearch: (typed: string) => void;
  readonly onClear: () => void;
}

/** The search field with its label and the button that empties it. */
export function BankFinderField({ words, initial, ref, isFilled, room, onSearch, onClear }: Props) {
  return (
    <>
      <label htmlFor={FIELD}>{words.label}</label>
      <div className={styles.field}>
        <Search size={22} aria-hidden="true" />
        <input
          ref={ref}
          id={FIELD}
          defaultValue={initial}
          className={frame.frame}
          type="text"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${FIELD}-hint`}
          {...room.attributes}
          onInput={(event) => {
            room.noteInput(event);
            onSearch(event.currentTarget.value);
          }}
        />
        {isFilled && (
          <button type="button" aria-label={texts.clear} onClick={onClear}>
            <X size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      <p id={`${FIELD}-hint`} hidden>
        {words.hint}
      </p>
    </>
  );
}
