import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { COPIED } from '../../ui/texts.ts';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './ListResult.module.css';
import type { Done } from './listSteps.ts';
import { texts } from './texts.ts';
import type { ListTool } from './useIbanList.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

/** More take the page's time, and the clipboard's memory. */
const MOST_ROWS_TO_COPY = 50_000;

export interface ListResultProps {
  readonly done: Done;
  readonly list: ListTool;
  readonly onAgain: () => void;
}

/** A promise, because the text may be written after the press. */
function copy(text: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

/** The result as a file or in the clipboard. The way by which the list came is the first. */
export function ResultFiles({
  done,
  list,
  onAgain,
  hasProblems,
}: ListResultProps & { readonly hasProblems: boolean }) {
  const { corrected, summary, settings } = done;
  const { isBusy } = list;
  /** An Excel file is being written, or was written last. */
  const [isXlsx, setIsXlsx] = useState(false);
  const copyAll = useCopy(`${corrected.size}`, { write: () => copy(list.pasteable(done, false)) });
  const copyIbans = useCopy(`${corrected.size}`, { write: () => copy(list.pasteable(done, true)) });
  const isCopyable = summary.rowCount <= MOST_ROWS_TO_COPY;
  const isPasted = isCopyable && settings.list.name === texts.input.pasted;
  const { saveCsv, saveXlsx, savingXlsx, saveProblems } = texts.result;
  const xlsx = { label: isBusy && isXlsx ? savingXlsx : saveXlsx, start: list.saveXlsx, isXlsx: true };
  const csv = { label: saveCsv, start: (of: Done) => list.saveCsv(of, false), isXlsx: false };
  const files = summary.rowCount > EXCEL_ROWS ? [csv] : settings.spreadsheet ? [xlsx, csv] : [csv, xlsx];
  const save = ({ start, isXlsx }: Pick<typeof csv, 'start' | 'isXlsx'>) => {
    setIsXlsx(isXlsx);
    start(done);
  };
  const copyButton = isCopyable && (
    <CopyButton
      label={texts.result.copyAll}
      copiedLabel={COPIED}
      copying={copyAll}
      variant={isPasted ? 'primary' : 'outlined'}
      disabled={isBusy}
    />
  );
  return (
    <>
      <div className={`${styles.actions} no-print`}>
        {isPasted && copyButton}
        {files.map((file, place) => (
          <Button
            key={String(file.isXlsx)}
            variant={place === 0 && !isPasted ? 'primary' : 'outlined'}
            onClick={() => save(file)}
            disabled={isBusy}
          >
            <Download size={20} aria-hidden="true" />
            {file.label}
          </Button>
        ))}
        {!isPasted && copyButton}
        {isCopyable && (
          <CopyButton
            variant="quiet"
            label={texts.result.copyIbans}
            copiedLabel={COPIED}
            copying={copyIbans}
            disabled={isBusy}
          />
        )}
        {hasProblems && (
          <Button
            variant="quiet"
            onClick={() => save({ start: (of) => list.saveCsv(of, true), isXlsx: false })}
            disabled={isBusy}
          >
            {saveProblems}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {texts.result.again}
        </Button>
      </div>
      <CopyMessage copying={copyAll} texts={texts.result} />
      <CopyMessage copying={copyIbans} texts={texts.result} />
    </>
  );
}
