import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { expiry } from '../../bankData/bankFactsTexts.ts';
import { chooseDirectory } from '../../domain/directory/bankDirectory.ts';
import type { ChosenFormat } from '../../table/tableFormat.ts';
import { ASK, type Columns, columnsOf, usedColumns } from './cells/columns.ts';
import { type Done, type List, type Settings, useListState } from './listSteps.ts';
import { summaryInWords } from './noteTexts.ts';
import { rowCount } from './quantityTexts.ts';
import { texts } from './texts.ts';
import { useResultActions } from './useResultActions.ts';
import type { Failure } from './worker/failure.ts';
import type { OpenedTable, OpenRequest } from './worker/protocol.ts';

/** Where the settings start for a list in which no column was recognised. */
const STANDARD_COLUMNS = columnsOf('accounts', []);

/** How a tool uses a list. */
export interface ListUse {
  /** What a list may contain. */
  readonly kinds: readonly Columns['kind'][];
  /** The columns to use; null to ask for them. */
  readonly columnsOf: (opened: OpenedTable) => Columns | null;
  /** The words of the button that reads the rows. */
  readonly start: (kind: Columns['kind']) => string;
  /** Cells beside the account count too: each row needs as many as the list has columns. */
  readonly needsWholeRows: boolean;
  readonly example: { readonly placeholder: string; readonly list: string };
}

export const LIST_OF_ACCOUNTS: ListUse = {
  kinds: ['accounts', 'combined', 'ibans'],
  columnsOf: ({ columns }) => columns,
  start: (kind) => (kind === 'ibans' ? texts.settings.checkIbans : texts.settings.start),
  needsWholeRows: false,
  example: { placeholder: texts.input.placeholder, list: texts.input.sampleList },
};

export type ListTool = ReturnType<typeof useIbanList>;

/** Failures whose reason is not the list. */
const MAY_PASS: ReadonlySet<Failure> = new Set(['no-answer', 'no-directory', 'no-script', 'unexpected']);

/** The steps of a list: input, settings, conversion, result. A worker keeps the page responsive. */
export function useIbanList(directories: readonly AvailableDirectory[], use: ListUse) {
  const state = useListState();
  const { worker, step, latest, setStep, work, failure, say, sayFailure, stop } = state;
  const result = useResultActions(state);

  /** The bank data of today, and whether they are valid. */
  const bankDataOfToday = () => chooseDirectory(directories, new Date());

  /** @param isSameTable only its format changes: the settings that the response does not contain are kept */
  async function open(list: List, request: Omit<OpenRequest, 'directory'>, isSameTable: boolean) {
    const show = state.beginWork(texts.input.opening, '');
    const answer = await worker.ask('open', { directory: bankDataOfToday().directory, ...request }, show);
    if (answer === null) return;
    state.endWork();
    if (typeof answer === 'string') return sayFailure(answer);
    const { opened } = answer;
    // The current ones: the visitor may have chosen columns in the meantime.
    const { current } = latest;
    const former = isSameTable && current.name === 'settings' ? current.settings : null;
    const spreadsheet = answer.spreadsheet ?? former?.spreadsheet ?? null;
    const found = use.columnsOf(opened);
    const columns =
      former && former.opened.columnCount === opened.columnCount
        ? former.columns
        : (found ?? STANDARD_COLUMNS);
    const settings = { list, opened, spreadsheet, chosen: request.chosen, columns };
    const isCertain = found !== null && !usedColumns(columns).includes(ASK);
    // A visitor who has opened the settings stays there.
    if (isCertain && current.name === 'input') await convert(settings);
    else setStep({ name: 'settings', settings });
  }

  function openFile(list: List, sheet: number | null) {
    void open(list, { source: list.source, sheet, chosen: {} }, false);
  }

  function changeFormat(settings: Settings, change: ChosenFormat) {
    const { list, opened, spreadsheet } = settings;
    const chosen = { ...(spreadsheet && opened.format), ...settings.chosen, ...change };
    // Shows the visitor's choice at once. The response adds what follows from it.
    setStep({ name: 'settings', settings: { ...settings, chosen } });
    void open(list, { source: opened.source, sheet: null, chosen }, true);
  }

  async function convert(settings: Settings) {
    const { opened, columns } = settings;
    const { isJudged = false } = settings.list;
    const { source, format, columnCount, wholeRows } = opened;
    const bankData = bankDataOfToday();
    const rowWidth = format.rowWidth || (use.needsWholeRows ? columnCount : 0);
    const { directory } = bankData;
    const table = { source, format: { ...format, rowWidth }, columnCount, wholeRows, isJudged };
    const request = { directory, ...table, columns };
    const show = (share: number) => setStep({ name: 'running', settings, share });
    say('');
    show(0);
    const answer = await worker.ask('convert', request, show);
    if (answer === null) return;
    if (typeof answer === 'string') {
      sayFailure(answer);
      setStep({ name: 'settings', settings });
      return;
    }
    const { csv, index, summary } = answer;
    const list = { csv, index, columnCount, headerRow: format.headerRow };
    // With the result, so that nothing moves after it is shown.
    const found = await worker.ask('find-questions', { directory, list, columns });
    if (found === null) return;
    const questions = Array.isArray(found) ? found : [];
    const atFirst = { corrected: new Map(), drafts: new Map(), answerCount: 0, saved: null };
    setStep({ name: 'done', settings, request, bankData, list, summary, questions, ...atFirst });
    const counts = columns.kind === 'none' ? rowCount(summary.rowCount) : summaryInWords(list);
    say([counts, expiry(bankData) ?? []].flat().join(' '));
  }

  return {
    step,
    isBusy: work !== null,
    work,
    said: state.said,
    isFailure: failure !== null,
    /** The same list may be read if the visitor tries again. */
    canReadAgain: failure !== null && MAY_PASS.has(failure),
    prepare: () => worker.prepare(bankDataOfToday().directory),
    open: (list: List) => openFile(list, null),
    changeFormat,
    changeSheet: ({ list }: Settings, sheet: number) => openFile(list, sheet),
    changeColumns: (settings: Settings, columns: Columns) =>
      setStep({ name: 'settings', settings: { ...settings, columns } }),
    changeSettings: ({ settings }: Done) => stop('', { name: 'settings', settings }),
    convert: (settings: Settings) => void convert(settings),
    cancel: (settings: Settings) => stop(texts.running.cancelled, { name: 'settings', settings }),
    ...result,
    cancelWork: () => stop(texts.running.workCancelled),
    goBack: () => stop('', { name: 'input' }),
  };
}
