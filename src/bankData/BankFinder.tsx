import { X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './BankFinder.module.css';
import { BankFinderResults, Code, type OfEntry } from './BankFinderParts.tsx';
import { validity } from './bankFactsTexts.ts';
import { bankFinderTexts as texts, words } from './bankFinderTexts.ts';
import type { BankDataState } from './useBankData.ts';
import { useBankSearch } from './useBankSearch.ts';
import { usePausedAnnouncement } from './usePausedAnnouncement.ts';

/** A page has only one search. A constant id, by which input from before hydration is restored. */
const FIELD = 'bank-suche';

/** Enough for a whole letter. More would slow down the field. */
const MOST_CHARACTERS = 2000;

interface Props extends Pick<OfEntry, 'onChoose'> {
  /** What visitors come for; it affects only the texts. */
  readonly seeks?: keyof typeof words;
  /** What to search for at first. */
  readonly name?: string;
  readonly bankData: BankDataState;
  /** Loads the directory, or retries after a failure. */
  readonly onLoad: () => void;
  /** Number of results shown at first and added by „weitere anzeigen“. */
  readonly resultsAtOnce: number;
  /** Called on Escape in the empty field. The visitor has just opened such a search: it takes the focus. */
  readonly onClose?: () => void;
}

/**
 * A search field with the matching banks below it. It is a text field with a list, because each result has several
 * controls, which the options of a combobox must not have. Enter or arrow down moves to the first result, the arrows
 * move between the results, Escape empties the field. The input never leaves this component.
 */
export function BankFinder({
  seeks = 'bank',
  name = '',
  bankData,
  onLoad,
  resultsAtOnce,
  onChoose,
  onClose,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [town, setTown] = useState('');
  const [limit, setLimit] = useState(resultsAtOnce);
  const query = useDeferredValue(typed);

  const { data, status } = bankData;
  const found = useBankSearch(query, town, resultsAtOnce, bankData);
  const { note, said: answer, hasResult, asksForTown, groups, sharedBic, summary } = found;

  const message =
    status === 'failed' ? texts.failed : [answer, summary].filter((part) => part !== '').join(' ');
  const [said, sayAtOnce] = usePausedAnnouncement(message);
  const isBicWanted = seeks === 'bic';
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (!field.current) return;
    // Reads input from before hydration (typed or restored by the browser).
    setTyped(field.current.value);
    if (isOpened) field.current.focus();
  }, [isOpened]);

  useEffect(() => {
    if (typed !== '' && status === 'loading') onLoad();
  }, [typed, status, onLoad]);

  function search(query: string) {
    setTyped(query);
    setLimit(resultsAtOnce);
  }

  function clear() {
    if (field.current) field.current.value = '';
    search('');
    field.current?.focus();
  }

  function retry() {
    onLoad();
    field.current?.focus();
  }

  function focusEntry(index: number) {
    list.current?.children[index]?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }

  function showMore() {
    // Rendered synchronously, so that the first new result exists when it gets the focus. The button moves away.
    flushSync(() => setLimit(limit + resultsAtOnce));
    focusEntry(limit);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const entry = (event.target as Element).closest('li');
    const index = entry && list.current ? [...list.current.children].indexOf(entry) : -1;
    const isInField = event.target === field.current;
    if (event.key === 'Escape') {
      if (field.current?.value === '') onClose?.();
      else clear();
    } else if (event.key === 'Enter' && isInField) focusEntry(0);
    else if (event.key === 'ArrowDown' && (isInField || index >= 0)) focusEntry(index + 1);
    else if (event.key === 'ArrowUp' && index > 0) focusEntry(index - 1);
    else if (event.key === 'ArrowUp' && index === 0) field.current?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <search className={styles.finder} aria-label={words[seeks].landmark} onKeyDown={handleKey}>
      <label htmlFor={FIELD} className="no-print">
        {words[seeks].label}
      </label>
      <div className={`no-print ${styles.field}`}>
        <input
          ref={field}
          id={FIELD}
          defaultValue={name}
          type="text"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          enterKeyHint="search"
          aria-describedby={`${FIELD}-hint`}
          maxLength={MOST_CHARACTERS}
          onInput={(event) => search(event.currentTarget.value)}
        />
        {typed !== '' && (
          <button type="button" aria-label={texts.clear} onClick={clear}>
            <X size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      <p id={`${FIELD}-hint`} className="muted" hidden={typed !== ''}>
        {`${words[seeks].examples} ${texts.hint}`}
      </p>
      <Announcement said={said} />
      {status === 'failed' && (
        <div className="tool-note">
          <p>{texts.failed}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
      {hasResult && (
        <p className="print-only">
          {texts.printed(asksForTown ? [query, town] : [query], groups.length > limit ? limit : undefined)}
        </p>
      )}
      {note && <div className={`muted ${styles.part}`}>{note}</div>}
      {summary !== '' && <p className={`muted ${styles.part}`}>{summary}</p>}
      {sharedBic !== '' && (
        <Code name="BIC" shown={sharedBic} code={sharedBic} isWanted={isBicWanted} onCopied={sayAtOnce} />
      )}
      {asksForTown && (
        <div className={`no-print ${styles.town}`}>
          <label htmlFor={`${FIELD}-ort`}>{texts.town}</label>
          <input
            id={`${FIELD}-ort`}
            type="text"
            autoComplete="off"
            maxLength={60}
            value={town}
            onChange={(event) => {
              setTown(event.currentTarget.value);
              setLimit(resultsAtOnce);
            }}
          />
        </div>
      )}
      {data && (
        <BankFinderResults
          ref={list}
          data={data}
          groups={groups.slice(0, limit)}
          onChoose={onChoose}
          onCopied={sayAtOnce}
          hasOneBic={sharedBic !== ''}
          isBicWanted={isBicWanted}
        />
      )}
      {limit < groups.length && (
        <Button onClick={showMore}>{texts.more(Math.min(resultsAtOnce, groups.length - limit))}</Button>
      )}
      {/* Not below the empty field: the page would move when the data arrive. */}
      {hasResult && data && (
        <p className={`muted ${styles.part}`}>
          {`${validity(data)} · ${texts.deletionMarksAsOf(data.directory.columnDates.isMarkedForDeletion)}`}
        </p>
      )}
    </search>
  );
}
