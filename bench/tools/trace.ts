import { once } from 'node:events';
import type { Browser } from '@playwright/test';

/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args: { readonly fileName?: string; readonly data?: { readonly url?: string } };
}

/** Records what the main threads of the browser do during the work. */
export async function recordTrace(browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8'] },
  });
  await work();
  const ended = once(session as never, 'Tracing.tracingComplete');
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events;
}
