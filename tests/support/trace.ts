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
  readonly args: {
    readonly fileName?: string;
    readonly data?: { readonly url?: string };
    readonly beginData?: { readonly url?: string; readonly stackTrace?: readonly Frame[] };
  };
}

interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

const LAYOUT = ['Layout', 'UpdateLayoutTree'];

/** Records what the main threads of the browser do during the work, with the stacks of the scripts that cause it. */
export async function recordTrace(browser: Browser, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline.stack'],
    },
  });
  await work();
  const ended = once(session as never, 'Tracing.tracingComplete');
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events;
}

/**
 * The calculations of styles or layout that a script of the site made the browser do before their time, each with the place
 * in the script. The whole browser also reports those of its own pages.
 */
export function forcedLayouts(events: readonly TraceEvent[], origin: string): string[] {
  return events.flatMap(({ name, args }) => {
    const [frame] = args.beginData?.stackTrace ?? [];
    if (!LAYOUT.includes(name) || !frame?.url.startsWith(origin)) return [];
    return `${name} ${frame.functionName}@${frame.url.slice(origin.length)}:${frame.lineNumber}:${frame.columnNumber}`;
  });
}
