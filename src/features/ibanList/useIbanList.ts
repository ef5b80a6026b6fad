import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { expiry } from '../../bankData/validityTexts.ts';
import { chooseDirectory } from '../../domain/directory/bankDirectory.ts';
import type { ChosenFormat } from '../../table/tableFormat.ts';
import { useAnnouncement } from '../../ui/Announcement.tsx';
import { ASK, type Columns, usedColumns } from './cells/columns.ts';
import type { Progress } from './convert/convertTable.ts';
import type { Done, List, ListStep, Settings, Work } from './listSteps.ts';
import { createListWorkerClient } from './listWorkerClient.ts';
import { summaryInWords } from './noteTexts.ts';
import { failureTexts, texts } from './texts.ts';
import { useResultActions } from './useResultActions.ts';
import type { Failure } from './worker/failure.ts';
import type { ConvertRequest, OpenedTable, OpenRequest } from './worker/protocol.ts';

/** Of a list in which no column was recognised. */
const STANDARD_COLUMNS: Columns = { kind: 'accounts', bankCode: ASK, accountNumber: ASK };

/** What a tool makes of a list. */
export interface ListUse {
  /** What a list may contain. */
  readonly kinds: readonly Columns['kind'][];
  /** The columns to use; null to ask for them. */
  readonly columnsOf: (opened: OpenedTable) => Columns | null;
  /** Cells beside the account count too: each row needs as many as the list has columns. */
  readonly needsWholeRows: boolean;
  readonly example: { readonly placeholder: string; readonly list: string };
}

export const LIST_OF_ACCOUNTS: ListUse = {
  kinds: ['accounts', 'combined', 'ibans'],
  columnsOf: ({ columns }) => columns,
  needsWholeRows: false,
  example: { placeholder: texts.input.placeholder, list: texts.input.sampleList },
};

export type ListTool = ReturnType<typeof useIbanList>;

/** The list is not the reason. */
const MAY_PASS: ReadonlySet<Failure> = new Set<Failure>([
  'no-answer',
  'no-directory',
  'no-script',
  'unexpected',
]);

/** The steps of a list: input, settings, conversion, result. A worker keeps the page responsive. */
export function useIbanList(directories: readonly AvailableDirectory[], use: ListUse) {
  const [worker] = useState(createListWorkerClient);
  const [step, latest, setStep] = useLatestState<ListStep>({ name: 'input' });
  const [isBusy, setIsBusy] = useState(false);
  const [work, setWork] = useState<Work | null>(null);
  const [said, announce] = useAnnouncement();
  /** Why something could not be done stays visible. */
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => () => worker.cancel(), [worker]);

  /** The bank data of today, and whether they are valid. */
  function bankDataOfToday() {
    const chosen = chooseDirectory(directories, new Date());
    if (!chosen) throw new Error('the site serves no bank directory');
    return chosen;
  }

  function say(text: string): void {
    announce(text);
    setFailure(null);
  }

  function sayFailure(reason: Failure): void {
    announce(failureTexts[reason]);
    setFailure(reason);
  }

  function showWork(name: string): (progress: Progress) => void {
    const began = performance.now();
    return (progress) => setWork({ name, job: { ...progress, elapsed: performance.now() - began } });
  }

  /** @param isSameTable only its format changes: the settings that the response does not contain are kept */
  async function open(
    list: List,
    request: Pick<OpenRequest, 'source' | 'sheet' | 'isSheetText' | 'chosen'>,
    isSameTable: boolean,
  ) {
    setIsBusy(true);
    setWork(null);
    say('');
    const show = showWork(texts.input.opening);
    const answer = await worker.ask(
      { type: 'open', directory: bankDataOfToday().directory, ...request },
      show,
    );
    if (answer === null) return;
    setIsBusy(false);
    setWork(null);
    if (answer.type === 'failed') {
      sayFailure(answer.failure);
      return;
    }
    const { opened } = answer;
    // As they are now: the visitor may have chosen columns meanwhile.
    const { current } = latest;
    const former = isSameTable && current.name === 'settings' ? current.settings : null;
    const spreadsheet = answer.spreadsheet ?? former?.spreadsheet ?? null;
    const found = use.columnsOf(opened);
    const columns =
      former && former.opened.columnCount === opened.columnCount
        ? former.columns
        : (found ?? STANDARD_COLUMNS);
    const { chosen } = request;
    const settings = { list, opened, spreadsheet, chosen, columns };
    const isCertain = found !== null && !usedColumns(columns).includes(ASK);
    // Who has opened the settings is not taken away from them.
    if (isCertain && current.name === 'input') await convert(settings);
    else setStep({ name: 'settings', settings });
  }

  function openFile(list: List, sheet: number | null) {
    void open(list, { source: list.source, sheet, isSheetText: false, chosen: {} }, false);
  }

  function changeFormat(settings: Settings, change: ChosenFormat) {
    const chosen = { ...settings.chosen, ...change };
    // Shows the visitor's choice at once. The response adds what follows from it.
    setStep({ name: 'settings', settings: { ...settings, chosen } });
    const { list, opened, spreadsheet } = settings;
    const isSheetText = spreadsheet !== null;
    const request = { source: opened.source, sheet: null, isSheetText, chosen };
    void open(list, request, true);
  }

  async function convert(settings: Settings) {
    const { opened, columns } = settings;
    const { format, columnCount } = opened;
    const bankData = bankDataOfToday();
    const request: ConvertRequest = {
      type: 'convert',
      directory: bankData.directory,
      source: opened.source,
      format: { ...format, rowWidth: format.rowWidth || (use.needsWholeRows ? columnCount : 0) },
      columnCount,
      wholeRows: opened.wholeRows,
      columns,
    };
    const began = performance.now();
    const show = (done: Progress) =>
      setStep({ name: 'running', settings, job: { ...done, elapsed: performance.now() - began } });
    say('');
    show({ bytesRead: 0, bytesTotal: opened.source.size, rows: 0 });
    const answer = await worker.ask(request, show);
    if (answer === null) return;
    if (answer.type === 'failed') {
      sayFailure(answer.failure);
      setStep({ name: 'settings', settings });
      return;
    }
    const { csv, index, summary } = answer;
    const list = {
      csv,
      index,
      columnCount,
      headerRow: format.headerRow,
      rowCount: summary.rowCount,
    };
    const done: Done = {
      name: 'done',
      settings,
      request,
      bankData,
      list,
      summary,
      corrected: new Map(),
      questions: [],
      answered: new Set(),
      saved: null,
    };
    setStep(done);
    say([summaryInWords(list), expiry(bankData) ?? []].flat().join(' '));
    result.findQuestions(done);
  }

  function goTo(next: ListStep) {
    worker.cancel();
    setIsBusy(false);
    setWork(null);
    say('');
    setStep(next);
  }

  const result = useResultActions({
    worker,
    latest,
    setStep,
    setIsBusy,
    setWork,
    say,
    sayFailure,
    showWork,
  });

  return {
    step,
    isBusy,
    work,
    said,
    isFailure: failure !== null,
    /** The same list may be read if the visitor tries again. */
    canReadAgain: failure !== null && MAY_PASS.has(failure),
    prepare: () => worker.prepare(bankDataOfToday().directory),
    open: (list: List) => openFile(list, null),
    changeFormat,
    changeSheet: ({ list }: Settings, sheet: number) => openFile(list, sheet),
    changeColumns: (settings: Settings, columns: Columns) =>
      setStep({ name: 'settings', settings: { ...settings, columns } }),
    changeSettings: ({ settings }: Done) => goTo({ name: 'settings', settings }),
    convert: (settings: Settings) => void convert(settings),
    cancel(settings: Settings) {
      worker.cancel();
      setStep({ name: 'settings', settings });
      say(texts.running.cancelled);
    },
    ...result,
    /** Cancels reading or writing a spreadsheet. */
    cancelWork() {
      worker.cancel();
      setIsBusy(false);
      setWork(null);
      say(texts.running.workCancelled);
    },
    goBack: () => goTo({ name: 'input' }),
  };
}

/** A state that asynchronous code can read as it is now, not as it was when that code began. */
function useLatestState<State>(
  initial: State,
): readonly [state: State, latest: RefObject<State>, set: (state: State) => void] {
  const [state, show] = useState(initial);
  const latest = useRef(initial);
  function set(next: State) {
    latest.current = next;
    show(next);
  }
  return [state, latest, set];
}
