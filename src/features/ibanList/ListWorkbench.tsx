import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFirstUse } from '../../ui/loading.ts';
import styles from './IbanList.module.css';
import { JobProgress } from './JobProgress.tsx';
import { ListInput } from './ListInput.tsx';
import { type Done, isUnsaved, type List, type ListStep } from './listSteps.ts';
import { TableSettings } from './TableSettings.tsx';
import { columnsInWords, texts } from './texts.ts';
import { LIST_OF_ACCOUNTS, type ListTool, useIbanList } from './useIbanList.ts';

interface Props {
  readonly directories: readonly AvailableDirectory[];
  readonly use?: typeof LIST_OF_ACCOUNTS;
  /** A list to begin with. */
  readonly given?: Promise<List> | undefined;
  /** What is made of a list whose rows have been read. */
  readonly result: (done: Done, list: ListTool) => ReactNode;
}

/** Reads a list in steps: input, columns where they are in question, conversion, result. */
export function ListWorkbench({ directories, use = LIST_OF_ACCOUNTS, given, result }: Props) {
  const list = useIbanList(directories, use);
  const [lastList, setLastList] = useState<List | null>(null);
  const { step, work, isBusy } = list;
  const isRunning = step.name === 'running';
  // Neither typing nor a press asks the network for anything (requirement 19.14).
  useFirstUse(list.prepare);
  // The result itself shows what is announced, but not why a file could not be written.
  const isSeenAnyway = step.name === 'done' && !isBusy && !list.isFailure;
  const heading = useFocusAtNewStep(step.name);
  useWarningBeforeLeaving(isRunning || isUnsaved(step));

  function open(given: List) {
    setLastList(given);
    list.open(given);
  }

  /** Asks before the visitor loses corrections. */
  function leave(go: () => void) {
    if (!isUnsaved(step) || confirm(texts.result.leave)) go();
  }

  const openGiven = useEffectEvent(() => given?.then(open, () => undefined));
  useEffect(() => void openGiven(), []);

  return (
    <div className={`${styles.parts} ${styles.body}`} aria-busy={isBusy || isRunning}>
      <div className={`row ${styles.head}`}>
        <h2 ref={heading} tabIndex={-1}>
          {texts[step.name === 'done' ? 'result' : step.name].heading}
        </h2>
        {step.name === 'done' && (
          <Button variant="quiet" onClick={() => leave(list.goBack)}>
            {texts.input.back}
          </Button>
        )}
      </div>
      {step.name !== 'input' && (
        <ListName
          step={step}
          onChange={() => step.name === 'done' && leave(() => list.changeSettings(step))}
        />
      )}
      <Announcement
        said={list.said}
        className={isSeenAnyway ? undefined : `box no-print ${styles.message}`}
      />
      {step.name === 'input' && list.canReadAgain && lastList && !isBusy && (
        <div>
          <Button onClick={() => open(lastList)}>{texts.input.again(lastList.name)}</Button>
        </div>
      )}
      {work && work.share !== null && (
        <JobProgress name={work.name} share={work.share} onCancel={list.cancelWork} />
      )}
      {/* Stays mounted while another step is shown, so that the input is still there on return. */}
      <div hidden={step.name !== 'input'}>
        <ListInput
          isOpening={isBusy}
          example={use.example}
          onList={(source, name) => open({ source, name })}
        />
      </div>
      {step.name === 'settings' && (
        <TableSettings settings={step.settings} use={use} list={list} onBack={list.goBack} />
      )}
      {isRunning && (
        <JobProgress
          name={texts.running.heading}
          share={step.share}
          onCancel={() => list.cancel(step.settings)}
        />
      )}
      {step.name === 'done' && result(step, list)}
    </div>
  );
}

/** Moves the focus to the new step for keyboard and screen reader users. */
function useFocusAtNewStep(name: ListStep['name']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    heading.current?.focus();
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

interface ListNameProps {
  readonly step: Exclude<ListStep, { name: 'input' }>;
  /** Changes the columns of a result. */
  readonly onChange: () => void;
}

function ListName({ step, onChange }: ListNameProps) {
  const { list, spreadsheet } = step.settings;
  return (
    <p className={`muted ${styles.name}`}>
      <span translate="no">{list.name}</span>{' '}
      {step.name === 'done' && (
        <>
          {spreadsheet && spreadsheet.sheets.length > 1 && (
            <span>{` · ${texts.settings.sheet} „${spreadsheet.sheets[spreadsheet.sheet]?.name}“`}</span>
          )}
          <span>{` · ${columnsInWords(step.request.columns)} `}</span>
          <Button variant="quiet" aria-label={texts.result.changeColumns} onClick={onChange}>
            {texts.result.change}
          </Button>
        </>
      )}
    </p>
  );
}
