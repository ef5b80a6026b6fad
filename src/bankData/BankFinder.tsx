import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST_QUERY } from '../domain/bankSearch/searchTerms.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { useRoom } from '../ui/useRoom.ts';
import styles from './BankFinder.module.css';
import { BankFinderField } from './BankFinderField.tsx';
import results from './BankFinderResults.module.css';
import { BankFinderResults } from './BankFinderResults.tsx';
import { bankWords, type FinderWords, searchSummary, bankFinderTexts as texts } from './bankFinderTexts.ts';
import { type ReadSearch, readBankSearch } from './searchReading.ts';
import { TownFilter } from './TownFilter.tsx';
import type { BankDataState } from './useBankData.ts';
import { useFoundBanks } from './useFoundBanks.ts';
import { usePausedAnnouncement } from './usePausedAnnouncement.ts';
import { validity } from './validityTexts.ts';

interface Props {
  readonly words?: FinderWords;
  readonly read?: ReadSearch;
  /** The most characters that the field accepts. */
  readonly most?: number;
  /** What to search for at first. */
  readonly name?: string;
  readonly bankData: BankDataState;
  /** Loads the directory, or retries after a failure. */
  readonly onLoad: () => void;
  /** Number of results shown at first and added by „weitere anzeigen“. */
  readonly resultsAtOnce: number;
  /** Called with the chosen bank. Without it, each result links to the calculator. */
  readonly onChoose?: (bank: Bank) => void;
  /** Called on Escape in the empty field. */
  readonly onClose?: () => void;
  /** Focuses the field at once, because the visitor has just opened the search. */
  readonly takesFocus?: boolean;
}

/**
 * A search field with the matching banks below it. It is a text field with a list, because each result has several
 * controls, which the options of a combobox must not have. Enter or arrow down moves to the first result, the arrows
 * move between the results, Escape empties the field. The input never leaves this component.
 */
export function BankFinder({
  words = bankWords,
  read = readBankSearch,
  most = LONGEST_QUERY,
  name = '',
  bankData,
  onLoad,
  resultsAtOnce,
  onChoose,
  onClose,
  takesFocus = false,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [town, setTown] = useState('');
  const [limit, setLimit] = useState(resultsAtOnce);
  const room = useRoom(most);
  const query = useDeferredValue(typed);

  const { data, status } = bankData;
  const isEmpty = query.trim() === '';
  const { text, banks, note, said: answer } = useMemo(() => read(query, data), [read, query, data]);
  const { result, groups, asksForTown } = useFoundBanks(
    isEmpty ? null : text,
    banks,
    data,
    town,
    resultsAtOnce,
  );
  const isWaiting = !isEmpty && text !== null && data === null && status !== 'failed';
  const summary =
    result && data && !banks
      ? searchSummary(text ?? '', result, data.directory.columnDates)
      : isWaiting
        ? texts.loading
        : '';

  useEffect(() => {
    if (!field.current) return;
    // Reads input from before hydration (typed or restored by the browser).
    setTyped(field.current.value);
    if (takesFocus) field.current.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (typed !== '' && status === 'waiting') onLoad();
  }, [typed, status, onLoad]);

  useEffect(() => {
    // Builds the index early, so that the first key does not wait for it.
    data?.search.find('', 0);
  }, [data]);

  const cut = room.missing > 0 ? words.noRoom(most, room.missing) : '';
  const message =
    status === 'failed' ? texts.failed : [cut, answer, summary].filter((part) => part !== '').join(' ');
  const [said, sayAtOnce] = usePausedAnnouncement(message);

  function search(query: string) {
    setTyped(query);
    setLimit(resultsAtOnce);
  }

  function fill(query: string) {
    if (field.current) field.current.value = query;
    search(query);
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
      else fill('');
    } else if (event.key === 'Enter' && isInField) focusEntry(0);
    else if (event.key === 'ArrowDown' && (isInField || index >= 0)) focusEntry(index + 1);
    else if (event.key === 'ArrowUp' && index > 0) focusEntry(index - 1);
    else if (event.key === 'ArrowUp' && index === 0) field.current?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <search className={styles.finder} aria-label={words.landmark} onKeyDown={handleKey}>
      <BankFinderField
        ref={field}
        words={words}
        initial={name}
        isFilled={typed !== ''}
        room={room}
        onSearch={search}
        onClear={() => fill('')}
      />
      <Announcement said={said} />
      {status === 'failed' && (
        <div className={results.failed}>
          <p>{texts.failed}</p>
          <Button
            onClick={() => {
              onLoad();
              field.current?.focus();
            }}
          >
            {texts.retry}
          </Button>
        </div>
      )}
      {isEmpty && (
        <p className={styles.examples}>
          <span>{texts.examples}</span>
          {words.exampleQueries.map((example) => (
            <button key={example} type="button" onClick={() => fill(example)}>
              {example}
            </button>
          ))}
        </p>
      )}
      {cut !== '' && <p className={results.summary}>{cut}</p>}
      {note && <div className={results.summary}>{note}</div>}
      {summary !== '' && <p className={results.summary}>{summary}</p>}
      {asksForTown && (
        <TownFilter
          town={town}
          hasResults={groups.length > 0}
          onTown={(typed) => {
            setTown(typed);
            setLimit(resultsAtOnce);
          }}
        />
      )}
      {data && result && (
        <BankFinderResults
          ref={list}
          data={data}
          groups={groups}
          limit={limit}
          resultsAtOnce={resultsAtOnce}
          onChoose={onChoose}
          onCopied={sayAtOnce}
          onMore={showMore}
        />
      )}
      {/* Not below the empty field: the page would move when the data arrive. */}
      {result && data && (
        <p className={results.validity}>
          {`${validity(data)} · ${texts.deletionMarksAsOf(data.directory.columnDates.isMarkedForDeletion)}`}
        </p>
      )}
    </search>
  );
}
