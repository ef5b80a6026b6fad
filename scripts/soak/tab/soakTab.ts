import type { Page } from '@playwright/test';
import { atMost, flat, type Verdict } from '../bounds.ts';
import { gaugeOf, type Held } from './memory.ts';

export interface TabSoak {
  readonly page: Page;
  readonly visits: number;
  readonly visit: (page: Page, index: number) => Promise<void>;
  /** Reported but not judged. */
  readonly unjudged?: readonly (keyof Held)[];
  readonly report?: (line: string) => void;
}

const maxGrowth = 0.1;
const measures = [
  ['heap', 'MB'],
  ['nodes', ''],
  ['listeners', ''],
  ['documents', ''],
  ['process', 'MB'],
] as const satisfies readonly (readonly [keyof Held, string])[];

/** Makes all visits in one tab and compares what it holds after a fifth to three tenths of them with the last tenth. */
export async function soakTab({ page, visits, visit, unjudged, report }: TabSoak): Promise<Verdict[]> {
  const complaints = await complaintsOf(page);
  const gauge = await gaugeOf(page);
  const held: Held[] = [];
  for (let index = 0; index < visits; index += 1) {
    await visit(page, index);
    const now = await gauge.read();
    held.push(now);
    const figures = measures.map(([measure, unit]) => `${measure} ${now[measure].toFixed(1)} ${unit}`);
    report?.(`visit ${index + 1}: ${figures.join(', ')}`);
  }
  const part = (from: number, to: number) => held.slice(Math.round(visits * from), Math.round(visits * to));
  const [early, late] = [part(0.2, 0.3), part(0.9, 1)];
  for (const complaint of complaints) report?.(complaint);
  return [
    atMost('complaints of the pages', complaints.length, 0),
    ...measures.map(([measure, unit]) => {
      const most = unjudged?.includes(measure) ? Number.POSITIVE_INFINITY : maxGrowth;
      const values = (from: readonly Held[]) => from.map((one) => one[measure]);
      return flat(measure, values(early), values(late), unit, most);
    }),
  ];
}

/** Errors and warnings of all pages in this tab from now on. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('crash', () => complaints.push('the tab crashed'));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}
