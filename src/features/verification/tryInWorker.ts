import type { TryResult } from './tryResult.ts';
import workerAddress from './tryWorker.ts?worker&url';

type Outcome = Omit<TryResult, 'way'>;

/** The only place that starts the worker of the tries: a file of the build, so that its policy is that of its response. */
function startTryWorker(): Worker {
  return new Worker(workerAddress, { type: 'module' });
}

/** Longer than the worker waits for a violation, because its file must be loaded first. */
const LOADING_MS = 7000;

/** Tries to reach an address from a worker. `unclear` if there is no worker. */
export function tryInWorker(address: string, patience: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let worker: Worker | null = null;
    const end = (outcome: Outcome) => {
      worker?.terminate();
      resolve(outcome);
    };
    const noWorker = (error: string | null) => end({ outcome: 'unclear', directive: null, error });
    try {
      worker = startTryWorker();
      worker.onmessage = ({ data }: MessageEvent<Outcome>) => end(data);
      worker.onerror = ({ message }) => noWorker(message ?? null);
      worker.postMessage({ address, patience });
      setTimeout(noWorker, patience + LOADING_MS, null);
    } catch (reason) {
      noWorker((reason as Error).message);
    }
  });
}
