import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST_QUERY } from '../domain/bankSearch/searchTerms.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { isGermanIban } from '../domain/iban/iban.ts';
import { readIban } from '../domain/iban/readIban.ts';
import { Button } from '../ui/Button.tsx';
import frame from '../ui/FieldFrame.module.css';
import { useRoom } from '../ui/useRoom.ts';
import styles from './BankFinder.module.css';
import { BankFinderEntry } from './BankFinderEntry.tsx';
import { noRoom, searchSummary, bankFinderTexts as texts } from './bankFinderTexts.ts';
import { searchedText } from './searchedText.ts';
import type { BankDataState } from './useBankData.ts';
import { validity } from './validity.ts';

/** One search on a page; what was typed is found again by it after a restart. */
const FIELD = 'bank-suche';

/** A screen reader hears the count when the typing pauses, not with every key. */
const PAUSE_MS = 700;

interface Props {
  readonly bankData: BankDataState;
  /** Loads the directory; after a failure it tries again. */
  readonly onLoad: () => void;
  /** So many results at first, and with each „weitere anzeigen“. */
  readonly resultsAtOnce: number;
  /** What a result is for. Without it, each result links to the calculator. */
  readonly onChoose?: (bank: Bank) => void;
  /** Escape in the empty field. */
  readonly onClose?: () => void;
  /** The focus goes to the field at once, because the visitor has just asked for it. */
  readonly takesFocus?: boolean;
}

/**
 * A field, and below it the banks that fit what is typed. The field is a plain one and the results a plain list: each
 * holds several things to do, which the options of a combobox may not. Enter or the arrow down goes to the first
 * result, the arrows on to the others, Escape empties the field. Nothing that is typed leaves this component.
 */
export function BankFinder({
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
  const [limit, setLimit] = useState(resultsAtOnce);
  const [said, setSaid] = useState('');
  const room = useRoom(LONGEST_QUERY);
  const query = useDeferredValue(typed);

  const { data, status } = bankData;
  const { text, isFromIban } = searchedText(query);
  const isEmpty = query.trim() === '';
  const result = useMemo(
    () => (isEmpty || data === null ? null : data.search.find(text, limit)),
    [data, isEmpty, text, limit],
  );
  const summary = result ? searchSummary(text, result) : !isEmpty && status !== 'failed' ? texts.loading : '';

  useEffect(() => {
    if (!field.current) return;
    // What was typed, or restored by the browser, before the script arrived.
    setTyped(field.current.value);
    if (takesFocus) field.current.focus();
  }, [takesFocus]);

  useEffect(() => {
    if (typed !== '' && status === 'waiting') onLoad();
  }, [typed, status, onLoad]);

  useEffect(() => {
    // So that the first key does not have to wait for the index.
    data?.search.find('', 0);
  }, [data]);

  const cut = room.missing > 0 ? noRoom(LONGEST_QUERY, room.missing) : '';
  const message = status === 'failed' ? texts.failed : `${cut} ${summary}`.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message]);

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
    // At once, so that the focus can go to the first that is new: the button moves away.
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
    <search className={styles.finder} aria-label={texts.landmark} onKeyDown={handleKey}>
      <label htmlFor={FIELD}>{texts.label}</label>
      <div className={styles.field}>
        <Search size={22} aria-hidden="true" />
        <input
          ref={field}
          id={FIELD}
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
            search(event.currentTarget.value);
          }}
        />
        {typed !== '' && (
          <button type="button" aria-label={texts.clear} onClick={() => fill('')}>
            <X size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      <p id={`${FIELD}-hint`} hidden>
        {texts.hint}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {status === 'failed' && (
        <div className={styles.failed}>
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
          {texts.exampleQueries.map((example) => (
            <button key={example} type="button" onClick={() => fill(example)}>
              {example}
            </button>
          ))}
        </p>
      )}
      {cut !== '' && <p className={styles.summary}>{cut}</p>}
      {isFromIban && (
        <p className={styles.summary}>
          {isGermanIban(readIban(query) ?? '') ? texts.fromIban : texts.fromSeemingIban}
        </p>
      )}
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
      {data && result && result.count > 0 && (
        <ul ref={list} className={styles.entries}>
          {result.banks.map((bank) => (
            <BankFinderEntry
              key={bank.bankCode}
              bank={bank}
              data={data}
              onChoose={onChoose}
              onCopied={setSaid}
            />
          ))}
        </ul>
      )}
      {result && result.banks.length < result.count && (
        <Button onClick={showMore}>
          {texts.more(Math.min(resultsAtOnce, result.count - result.banks.length))}
        </Button>
      )}
      {data && (
        <p className={styles.validity}>
          {`${validity(data)} · ${texts.placesAsOf(data.directory.columnDates.town)}`}
        </p>
      )}
    </search>
  );
}
