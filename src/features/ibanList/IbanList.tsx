import { useEffect, useRef } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { PrivacyLine } from '../../ui/PrivacyLine.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import styles from './IbanList.module.css';
import { JobProgress } from './JobProgress.tsx';
import { ListInput } from './ListInput.tsx';
import { ListResult } from './ListResult.tsx';
import { TableSettings } from './TableSettings.tsx';
import { fileSize, rowCount, texts } from './texts.ts';
import { type Step, useIbanList } from './useIbanList.ts';

const HEADINGS = {
  input: texts.input.heading,
  settings: texts.settings.heading,
  running: texts.running.heading,
  done: texts.result.heading,
} as const;

/** A whole list, step by step. */
export function IbanList({ directories }: { readonly directories: readonly AvailableDirectory[] }) {
  const list = useIbanList(directories);
  const { step, isBusy } = list;
  const isRunning = step.name === 'running';
  const heading = useFocusAtNewStep(step.name);
  useWarningBeforeLeaving(isRunning);

  return (
    <ToolCard aria-busy={isBusy || isRunning}>
      <div className={styles.body}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {HEADINGS[step.name]}
        </h2>
        {step.name !== 'input' && <ListName step={step} />}
        <p role="status" className={step.name === 'done' && !isBusy ? 'visually-hidden' : styles.message}>
          {list.message}
        </p>
        {/* Kept while another step is shown: what was typed is still there on the way back. */}
        <div hidden={step.name !== 'input'}>
          <ListInput
            isOpening={isBusy}
            onInterest={list.prepare}
            onList={(source, name) => list.open({ source, name })}
          />
        </div>
        {step.name === 'settings' && (
          <TableSettings
            opened={step.settings.opened}
            isSpreadsheet={step.settings.isSpreadsheet}
            chosen={step.settings.chosen}
            columns={step.settings.columns}
            isOpening={isBusy}
            onColumns={(columns) => list.changeColumns(step.settings, columns)}
            onFormat={(change) => list.changeFormat(step.settings, change)}
            onStart={() => list.convert(step.settings)}
            onBack={list.goBack}
          />
        )}
        {isRunning && <JobProgress job={step.job} onCancel={() => list.cancel(step.settings)} />}
        {step.name === 'done' && (
          <ListResult
            summary={step.summary}
            headerRows={step.settings.opened.format.headerRow}
            isSavingXlsx={isBusy}
            onSaveCsv={() => list.saveCsv(step)}
            onSaveXlsx={() => list.saveXlsx(step)}
            onAgain={list.goBack}
          />
        )}
      </div>
      <PrivacyLine text={texts.privacy} />
    </ToolCard>
  );
}

/** Who works by keyboard or screen reader is taken to the new step. */
function useFocusAtNewStep(name: Step['name']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstStep = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step, and at no other time
  useEffect(() => {
    if (isFirstStep.current) isFirstStep.current = false;
    else heading.current?.focus();
  }, [name]);
  return heading;
}

function useWarningBeforeLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isRunning]);
}

function ListName({ step }: { readonly step: Exclude<Step, { name: 'input' }> }) {
  const { list } = step.settings;
  return (
    <p className={styles.name}>
      {list.name} · {fileSize(list.source.size)}
      {step.name === 'done' && ` · ${rowCount(step.summary.rowCount)}`}
    </p>
  );
}
