import { FileUp } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { ExpiryNote } from '../../../bankData/ExpiryNote.tsx';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CardInput } from '../card.ts';
import { FieldSentence } from '../FieldSentence.tsx';
import { SERIES_FIELDS } from './columnNames.ts';
import { readListFile } from './readListFile.ts';
import { readSeries } from './readSeries.ts';
import styles from './Series.module.css';
import { SeriesColumnFields } from './SeriesColumnFields.tsx';
import { SeriesResult } from './SeriesResult.tsx';
import { findColumns, type SeriesColumns } from './seriesColumns.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import { useCheckedSeries } from './useCheckedSeries.ts';

interface Props {
  readonly text: string;
  readonly mostCharacters: number;
  /** Puts the content of a file into the field. */
  readonly onText: (text: string) => void;
  readonly form: CardInput;
  readonly bankData: BankDataState;
  readonly isPrinted: boolean;
  readonly onPrinted: (isPrinted: boolean) => void;
}

/** 250 printed sheets. */
const MOST_ROWS = 2000;

/** Reads the list, asks for its columns and makes the cards. */
export function Series({ text, mostCharacters, onText, form, bankData, isPrinted, onPrinted }: Props) {
  const fileInput = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ shape: string; columns: Partial<SeriesColumns> } | null>(null);
  const settledText = useDeferredValue(text);
  const table = useMemo(() => readSeries(settledText), [settledText]);
  /** A choice is for this list. Without a header only its first row tells it from another. */
  const shape = JSON.stringify([table.header ?? table.rows[0]?.cells, table.width]);
  const columns = useMemo(
    () => ({ ...findColumns(table), ...(chosen?.shape === shape && chosen.columns) }),
    [table, chosen, shape],
  );
  const isUnclear = SERIES_FIELDS.some((field) => columns[field] === 'ask');
  const isTooLong = table.rows.length > MOST_ROWS;
  const isEmpty = table.rows.length === 0;
  const series = useCheckedSeries(isUnclear || isTooLong || isEmpty ? null : table, columns, form, bankData);

  async function readFile(file: File) {
    setProblem(null);
    const read = await readListFile(file, mostCharacters);
    if ('text' in read) onText(read.text);
    else setProblem(read.problem === 'tooLarge' ? texts.tooLarge(mostCharacters) : texts[read.problem]);
  }

  return (
    <div className={styles.series}>
      <div className="no-print">
        <Button onClick={() => fileInput.current?.click()}>
          <FileUp size={20} aria-hidden="true" />
          <span>{texts.choose}</span>
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={texts.choose}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void readFile(file);
            // The same file may be chosen again after a correction.
            event.currentTarget.value = '';
          }}
        />
        <p role="status">{problem !== null && <FieldSentence tone="wrong">{problem}</FieldSentence>}</p>
      </div>
      {!isEmpty && (
        <>
          <SeriesColumnFields
            table={table}
            columns={columns}
            form={form}
            onChoose={(field, source) =>
              setChosen({
                shape,
                columns: { ...(chosen?.shape === shape && chosen.columns), [field]: source },
              })
            }
          />
          {isUnclear && <p>{texts.unclear}</p>}
          {isTooLong && (
            <p role="status">
              <FieldSentence tone="wrong">{texts.tooManyRows(table.rows.length, MOST_ROWS)}</FieldSentence>
            </p>
          )}
          {!isUnclear && !isTooLong && (
            <>
              <ExpiryNote data={bankData.data} />
              <SeriesResult
                series={series}
                emptyCount={table.emptyCount}
                isPrinted={isPrinted}
                onPrinted={onPrinted}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}
