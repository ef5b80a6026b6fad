import { useMemo } from 'react';
import type { AvailableDirectory, BankData } from '../../bankData/bankData.ts';
import { useBankData } from '../../bankData/useBankData.ts';
import { useFirstUse } from '../../ui/useFirstUse.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import type { Output } from './runSample.ts';
import { SAMPLES, type SampleName, type SampleValues } from './samples.ts';

/** A call as it was when the button was pressed. */
export interface Call {
  readonly name: SampleName;
  readonly values: SampleValues;
}

interface Answer extends Output {
  readonly call: Call;
  /** The bank data that it follows from; null for a function without them. */
  readonly bankData: BankData | null;
}

/**
 * What the package answers to a call, as soon as its code and, if the function needs it, the bank directory are loaded.
 *
 * @param call null before the first press
 * @returns the answer; what it waits for; a function that loads the code; a function that retries what a function needs
 */
export function useAnswer(call: Call | null, directories: readonly AvailableDirectory[]) {
  const [bankData, loadBankData] = useBankData(directories);
  const [engine, loadEngine, hasEngineFailed] = useLoaded(() => import('./runSample.ts'));
  useFirstUse(loadBankData);

  const { data } = bankData;
  const usesDirectory = call !== null && SAMPLES[call.name].usesDirectory === true;
  const answer = useMemo((): Answer | null => {
    if (call === null || engine === null || (usesDirectory && !data)) return null;
    const bankDirectory = () => {
      if (!data) throw new Error(`${call.name} uses the bank directory`);
      return data.directory;
    };
    const output = engine.runSample(call.name, call.values, bankDirectory);
    return { call, bankData: usesDirectory ? data : null, ...output };
  }, [call, engine, data, usesDirectory]);

  const hasFailed = hasEngineFailed || (usesDirectory && bankData.status === 'failed');
  const status = call === null || answer !== null ? 'ready' : hasFailed ? 'failed' : 'waiting';

  function load(name: SampleName) {
    loadEngine();
    if (SAMPLES[name].usesDirectory) loadBankData();
  }
  return { answer, status, loadEngine, load } as const;
}
