import { useEffect, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { PrivacyLine } from '../../ui/PrivacyLine.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import type { Columns } from './cells/columns.ts';
import type { Summary } from './convert/summary.ts';
import styles from './IbanList.module.css';
import { JobProgress, type JobState } from './JobProgress.tsx';
import { ListInput } from './ListInput.tsx';
import { ListResult } from './ListResult.tsx';
import { createListWorkerClient } from './listWorkerClient.ts';
import { resultName, saveBlob } from './saveBlob.ts';
import { TableSettings } from './TableSettings.tsx';
import type { ChosenFormat } from './table/tableFormat.ts';
import { failureTexts, fileSize, rowCount, texts } from './texts.ts';
import type { ConvertRequest, OpenedTable } from './worker/protocol.ts';

interface List {
  readonly source: Blob;
  readonly name: string;
}

interface Settings {
  readonly list: List;
  readonly opened: OpenedTable;
  /** Read out of a spreadsheet: encoding and delimiter are no question. */
  readonly isSpreadsheet: boolean;
  readonly chosen: ChosenFormat;
  readonly columns: Columns;
}

type Step =
  | { readonly name: 'input' }
  | { readonly name: 'settings'; readonly settings: Settings }
  | { readonly name: 'running'; readonly settings: Settings; readonly job: JobState }
  | {
      readonly name: 'done';
      readonly settings: Settings;
      readonly request: ConvertRequest;
      readonly csv: Blob;
      readonly summary: Summary;
    };

const HEADINGS = {
  input: texts.input.heading,
  settings: texts.settings.heading,
  running: texts.running.heading,
  done: texts.result.heading,
} as const;

const STANDARD_COLUMNS: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };

/** A whole list: given, understood, converted, saved. A worker does the work, so that the page stays quick. */
export function IbanList({ directories }: { readonly directories: readonly AvailableDirectory[] }) {
  const [worker] = useState(createListWorkerClient);
  const [step, setStep] = useState<Step>({ name: 'input' });
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstStep = useRef(true);

  useEffect(() => () => worker.cancel(), [worker]);

  // Who works by keyboard or screen reader is taken to the new step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step, and at no other time
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else heading.current?.focus();
  }, [step.name]);

  const isRunning = step.name === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);

  /** Opens a text, or the text that is read out of a spreadsheet. */
  async function openList(source: Blob, chosen: ChosenFormat) {
    const answer = await worker.open({ type: 'open', directories, source, chosen });
    if (answer?.type !== 'is-xlsx') return answer && { ...answer, isSpreadsheet: false };
    const read = await worker.readXlsx(source);
    if (read?.type !== 'xlsx-read') return read;
    const opened = await worker.open({ type: 'open', directories, source: read.source, chosen });
    // A spreadsheet inside a spreadsheet does not exist.
    return opened?.type === 'is-xlsx' ? null : opened && { ...opened, isSpreadsheet: true };
  }

  async function open(list: List, chosen: ChosenFormat, former: Settings | null) {
    setIsBusy(true);
    setMessage('');
    // What the visitor chose stands there at once; what follows from it comes with the answer.
    if (former) setStep({ name: 'settings', settings: { ...former, chosen } });
    const answer = await openList(former ? former.opened.source : list.source, chosen);
    if (answer === null) return;
    setIsBusy(false);
    if (answer.type === 'failed') {
      setMessage(failureTexts[answer.failure]);
      return;
    }
    const { opened } = answer;
    const isSpreadsheet = former?.isSpreadsheet ?? answer.isSpreadsheet;
    const columns =
      former && former.opened.columnCount === opened.columnCount
        ? former.columns
        : (opened.columns ?? STANDARD_COLUMNS);
    setStep({ name: 'settings', settings: { list, opened, isSpreadsheet, chosen, columns } });
  }

  async function start(settings: Settings) {
    const { opened, columns } = settings;
    const request: ConvertRequest = {
      type: 'convert',
      directories,
      source: opened.source,
      format: opened.format,
      columnCount: opened.columnCount,
      columns,
    };
    const began = performance.now();
    setMessage('');
    setStep({
      name: 'running',
      settings,
      job: { bytesRead: 0, bytesTotal: opened.source.size, rows: 0, elapsed: 0 },
    });
    const answer = await worker.convert(request, ({ bytesRead, bytesTotal, rows }) =>
      setStep({
        name: 'running',
        settings,
        job: { bytesRead, bytesTotal, rows, elapsed: performance.now() - began },
      }),
    );
    if (answer === null) return;
    if (answer.type === 'failed') {
      setMessage(failureTexts[answer.failure]);
      setStep({ name: 'settings', settings });
      return;
    }
    const { csv, summary } = answer;
    setStep({ name: 'done', settings, request, csv, summary });
    setMessage(`${texts.result.heading}: ${rowCount(summary.rowCount)}`);
  }

  async function saveXlsx(request: ConvertRequest, name: string) {
    setIsBusy(true);
    setMessage(texts.result.savingXlsx);
    const answer = await worker.writeXlsx(request);
    if (answer === null) return;
    setIsBusy(false);
    if (answer.type === 'failed') setMessage(failureTexts[answer.failure]);
    else {
      saveBlob(answer.xlsx, resultName(name, 'xlsx'));
      setMessage(texts.result.saved);
    }
  }

  function goBack() {
    worker.cancel();
    setIsBusy(false);
    setMessage('');
    setStep({ name: 'input' });
  }

  return (
    <ToolCard aria-busy={isBusy || isRunning}>
      <div className={styles.body}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {HEADINGS[step.name]}
        </h2>
        {step.name !== 'input' && (
          <ListName settings={step.settings} rows={step.name === 'done' ? step.summary.rowCount : null} />
        )}
        <p role="status" className={step.name === 'done' && !isBusy ? 'visually-hidden' : styles.message}>
          {message}
        </p>
        {/* Kept while another step is shown: what was typed is still there on the way back. */}
        <div hidden={step.name !== 'input'}>
          <ListInput isOpening={isBusy} onList={(source, name) => void open({ source, name }, {}, null)} />
        </div>
        {step.name === 'settings' && (
          <TableSettings
            opened={step.settings.opened}
            isSpreadsheet={step.settings.isSpreadsheet}
            chosen={step.settings.chosen}
            columns={step.settings.columns}
            isOpening={isBusy}
            onColumns={(columns) => setStep({ name: 'settings', settings: { ...step.settings, columns } })}
            onFormat={(change) =>
              void open(step.settings.list, { ...step.settings.chosen, ...change }, step.settings)
            }
            onStart={() => void start(step.settings)}
            onBack={goBack}
          />
        )}
        {step.name === 'running' && (
          <JobProgress
            job={step.job}
            onCancel={() => {
              worker.cancel();
              setStep({ name: 'settings', settings: step.settings });
              setMessage(texts.running.cancelled);
            }}
          />
        )}
        {step.name === 'done' && (
          <ListResult
            summary={step.summary}
            isSavingXlsx={isBusy}
            onSaveCsv={() => {
              saveBlob(step.csv, resultName(step.settings.list.name, 'csv'));
              setMessage(texts.result.saved);
            }}
            onSaveXlsx={() => void saveXlsx(step.request, step.settings.list.name)}
            onAgain={goBack}
          />
        )}
      </div>
      <PrivacyLine
        text={texts.privacy}
        linkText={texts.howToVerify}
        href="/#so-prüfen-sie-dass-nichts-gesendet-wird"
      />
    </ToolCard>
  );
}

function ListName({ settings, rows }: { readonly settings: Settings; readonly rows: number | null }) {
  const { list } = settings;
  return (
    <p className={styles.name}>
      {list.name} · {fileSize(list.source.size)}
      {rows !== null && ` · ${rowCount(rows)}`}
    </p>
  );
}
