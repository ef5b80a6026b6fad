import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ExpiryNote } from '../../../bankData/ExpiryNote.tsx';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import { readPayeeIban } from '../../../domain/giroCode/payeeIban.ts';
import shared from '../../ibanList/IbanList.module.css';
import type { Done } from '../../ibanList/listSteps.ts';
import { type RowToShow, readRows } from '../../ibanList/rows/readRows.ts';
import fields from '../../ibanList/SelectField.module.css';
import { SelectField } from '../../ibanList/SelectField.tsx';
import { columnOptions, texts as listTexts } from '../../ibanList/texts.ts';
import { type CardInput, payeeStanding } from '../card.ts';
import { FieldSentence } from '../PaymentTextField.tsx';
import { fieldTexts } from '../texts.ts';
import { CardPages } from './CardPages.tsx';
import styles from './Series.module.css';
import { cardsOf, type ListedRow, type SeriesCard } from './seriesCards.ts';
import { besideAccount, findColumns, SERIES_FIELDS } from './seriesFields.ts';
import { sumText, seriesTexts as texts } from './seriesTexts.ts';
import type { DrawnCard } from './useSeriesJob.ts';

interface Props {
  readonly done: Done;
  /** The visitor has said whether the accounts of the list count or that of the form. */
  readonly isPayeeSettled: boolean;
  readonly onPayee: (payee: 'list' | 'form') => void;
  /** The form above, which supplies what the list does not contain. */
  readonly form: CardInput;
  readonly bankData: BankDataState;
  /** The cards to print; null if those that were printed are no longer the cards of the list. */
  readonly onPrinted: (drawn: readonly DrawnCard[] | null) => void;
}

/** 250 printed sheets. */
const MOST_ROWS = 2000;

const NONE: readonly never[] = [];
const ask = { value: 'ask', label: listTexts.settings.ask } as const;

/** The columns of the cards, the rows without one, and what can be made of the others. */
export function SeriesResult({ done, isPayeeSettled, onPayee, form, bankData, onPrinted }: Props) {
  const { list, summary, settings, request } = done;
  const header = settings.opened.rows[list.headerRow - 1] ?? NONE;
  const hasAccounts = request.columns.kind !== 'none';
  const isPayeeAsked = hasAccounts && !isPayeeSettled && form.iban.trim() !== '';
  const findOwn = () => besideAccount(findColumns(header, hasAccounts), form, hasAccounts);
  const [columns, setColumns] = useState(findOwn);
  const sources = Object.values(columns);
  // Without accounts and without a column all cards would be the same.
  const isUnclear = sources.includes('ask') || (!hasAccounts && sources.every((source) => source === 'form'));
  const lacksName = columns.name === 'form' && form.name.trim() === '';
  const lacksPayee = !hasAccounts && (lacksName || !readPayeeIban(form.iban).ok);
  const isTooLong = summary.rowCount > MOST_ROWS;
  const [rows, setRows] = useState<readonly RowToShow[] | 'failed' | null>(null);
  useEffect(() => {
    if (!isTooLong) readRows(list, [...list.index.classes.keys()]).then(setRows, () => setRows('failed'));
  }, [list, isTooLong]);
  const problem =
    (isTooLong && texts.tooManyRows(summary.rowCount, MOST_ROWS)) ||
    (rows === 'failed' && texts.checkFailed) ||
    (isPayeeAsked && texts.unclearPayee) ||
    (isUnclear && texts.unclear) ||
    (lacksPayee && texts.needsPayee) ||
    (lacksName && texts.needsName);
  const hint = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const mustChoose = isPayeeAsked || isUnclear || (lacksName && !lacksPayee);
  useEffect(() => {
    if (mustChoose && fold.current) fold.current.open = true;
  }, [mustChoose]);
  const settledForm = useDeferredValue(form);
  const made = useMemo(
    () =>
      problem || rows === null || rows === 'failed' || bankData.status === 'loading'
        ? null
        : cardsOf(rows, {
            header,
            headerRow: list.headerRow,
            hasAccounts,
            columns,
            form: settledForm,
            standingOf: (iban) => payeeStanding(iban, bankData),
          }),
    [problem, rows, header, list, hasAccounts, columns, settledForm, bankData],
  );
  /** The doubtful cards that the visitor has accepted. */
  const [accepted, setAccepted] = useState<readonly SeriesCard[] | null>(null);
  const { sound, doubtful } = made ?? { sound: NONE, doubtful: NONE };
  const isAccepted = accepted === doubtful;
  const cards = useMemo(
    () => (isAccepted ? [...sound, ...doubtful].sort((one, other) => one.line - other.line) : sound),
    [sound, doubtful, isAccepted],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the printed pages belong to these cards
  useEffect(() => onPrinted(null), [cards]);

  return (
    <div className={`${shared.parts} ${styles.result}`}>
      <p role="status" className={problem ? `box ${shared.message}` : 'number'}>
        {/* An element of its own: a page that was translated has no text node of React any more. */}
        <span>{problem || (made ? sumText(made) : texts.checking)}</span>{' '}
        {problem === texts.needsPayee && <a href="#zahlung-iban">{texts.toForm}</a>}
      </p>
      {hasAccounts && made && <p className="muted no-print">{texts.paysRows}</p>}
      <details ref={fold}>
        <summary>{texts.columns}</summary>
        <p id={hint} className="muted">
          {texts.columnsHint}
        </p>
        <fieldset className={fields.fields} aria-describedby={hint}>
          <legend className="visually-hidden">{texts.columns}</legend>
          {(isPayeeAsked || isPayeeSettled) && (
            <SelectField
              label={texts.payee}
              value={isPayeeAsked ? 'ask' : hasAccounts ? 'list' : 'form'}
              options={isPayeeAsked ? [ask, ...texts.payees] : texts.payees}
              onChange={(value) => {
                setColumns(findOwn());
                if (value !== 'ask') onPayee(value);
              }}
            />
          )}
          {SERIES_FIELDS.map((field) => (
            <SelectField
              key={field}
              label={fieldTexts[field].label}
              value={String(columns[field])}
              options={[
                ...(columns[field] === 'ask' ? [ask] : []),
                ...columnOptions(settings.opened.rows, list.headerRow, list.columnCount),
                { value: 'form', label: texts.fromForm(form[field].trim()) },
              ]}
              onChange={(value) =>
                setColumns({
                  ...columns,
                  [field]: value === 'form' || value === 'ask' ? value : Number(value),
                })
              }
            />
          ))}
        </fieldset>
      </details>
      <ExpiryNote data={bankData.data} />
      <RowList caption={texts.doubtful} tone="caution" rows={doubtful}>
        <label>
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={({ currentTarget: { checked } }) => setAccepted(checked ? doubtful : null)}
          />
          <span>{texts.accept(doubtful.length)}</span>
        </label>
      </RowList>
      <RowList caption={texts.refused} tone="wrong" rows={made?.refused ?? NONE} />
      <CardPages cards={cards} onPrinted={onPrinted} />
    </div>
  );
}

interface RowsProps {
  readonly caption: string;
  readonly tone: 'wrong' | 'caution';
  readonly rows: readonly ListedRow[];
  readonly children?: ReactNode;
}

/** Rows of the list with one remark each. Folded, so that the cards come first. Draws nothing without rows. */
function RowList({ caption, tone, rows, children }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        <FieldSentence tone={tone}>{caption}</FieldSentence>
      </summary>
      <ul className={`muted ${shared.parts}`} aria-label={caption}>
        {rows.map(({ line, label, remark }) => (
          <li key={line}>{texts.row(line, label, remark)}</li>
        ))}
      </ul>
      {children}
    </details>
  );
}
