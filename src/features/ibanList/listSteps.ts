import { useEffect, useRef, useState } from 'react';
import type { DatedDirectory } from '../../bankData/bankFactsTexts.ts';
import type { ChosenFormat } from '../../table/tableFormat.ts';
import { useAnnouncement } from '../../ui/Announcement.tsx';
import type { Columns } from './cells/columns.ts';
import type { OnProgress } from './convert/convertTable.ts';
import type { RowResult } from './convert/rowOutcome.ts';
import type { Summary } from './convert/summary.ts';
import { failureTexts } from './failureTexts.ts';
import { createListWorkerClient } from './listWorkerClient.ts';
import type { Question } from './questions/question.ts';
import type { ConvertedList } from './rows/readRows.ts';
import type { Failure } from './worker/failure.ts';
import type { ConvertRequest, OpenedSpreadsheet, OpenedTable } from './worker/protocol.ts';

export interface List {
  readonly source: Blob;
  readonly name: string;
  /** The result of the list tool, as it is on the page that hands it over. */
  readonly isJudged?: boolean;
}

export interface Settings {
  readonly list: List;
  readonly opened: OpenedTable;
  /** Set if the list is from a spreadsheet: the visitor can choose the sheet, but not encoding and delimiter. */
  readonly spreadsheet: OpenedSpreadsheet | null;
  readonly chosen: ChosenFormat;
  readonly columns: Columns;
}

/** What a visitor has typed for a row, and its result. The cells of the list stay as they are. */
export interface Correction {
  /** The typed values, in the order of `usedColumns`. */
  readonly values: readonly string[];
  readonly result: RowResult;
  /** The question whose answer converted the row together with others; not set for a row that was typed. */
  readonly question?: Question;
}

export type ListStep =
  | { readonly name: 'input' }
  | { readonly name: 'settings'; readonly settings: Settings }
  | { readonly name: 'running'; readonly settings: Settings; readonly share: number }
  | {
      readonly name: 'done';
      readonly settings: Settings;
      readonly request: ConvertRequest;
      /** The bank data of this result, and whether they were valid when it was asked for. */
      readonly bankData: DatedDirectory;
      readonly list: ConvertedList;
      readonly summary: Summary;
      readonly corrected: ReadonlyMap<number, Correction>;
      /** What is typed into the forms of rows, and not yet converted. The forms change it. */
      readonly drafts: Map<number, readonly string[]>;
      /** How often an answer was given or taken back. */
      readonly answerCount: number;
      /** Questions about the rows that cannot be read. */
      readonly questions: readonly Question[];
      /** The corrections of the table that was saved or copied last with all its rows; null if none was. */
      readonly saved: ReadonlyMap<number, Correction> | null;
    };

export type Done = ListStep & { name: 'done' };

/** Whether corrections would be lost if the visitor left the result. */
export function isUnsaved(step: ListStep): boolean {
  if (step.name !== 'done') return false;
  return step.drafts.size > 0 || (step.corrected.size > 0 && step.saved !== step.corrected);
}

export type ListState = ReturnType<typeof useListState>;

/** The step of a list, what the worker is doing for it, and what was announced about it. */
export function useListState() {
  const [worker] = useState(createListWorkerClient);
  const [step, showStep] = useState<ListStep>({ name: 'input' });
  /** The current step, not the one when asynchronous code began. */
  const latest = useRef(step);
  /** A file is read or written, which does not change the step. The share is null until there is progress to show. */
  const [work, setWork] = useState<{ readonly name: string; readonly share: number | null } | null>(null);
  const [said, announce] = useAnnouncement();
  /** Why something could not be done stays visible. */
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => () => worker.cancel(), [worker]);

  function setStep(next: ListStep): void {
    latest.current = next;
    showStep(next);
  }

  function say(text: string): void {
    announce(text);
    setFailure(null);
  }

  function sayFailure(reason: Failure): void {
    announce(failureTexts[reason]);
    setFailure(reason);
  }

  function beginWork(name: string, text: string): OnProgress {
    setWork({ name, share: null });
    say(text);
    return (share) => setWork({ name, share });
  }

  /** Cancels the current work. */
  function stop(text: string, next = latest.current): void {
    worker.cancel();
    setWork(null);
    setStep(next);
    say(text);
  }

  const endWork = () => setWork(null);
  return { worker, step, latest, setStep, work, beginWork, endWork, stop, said, failure, say, sayFailure };
}
