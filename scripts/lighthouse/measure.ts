import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { freePort } from '../freePort.ts';

/** Times in milliseconds; scores from 0 to 100. */
export interface Measurement {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Cumulative layout shift, without unit. */
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
  readonly scores: Readonly<Record<string, number>>;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its mobile profile (simulated slow 4G, processor slowed four times) in a browser of its own,
 * which accepts any certificate.
 *
 * @throws Error if Lighthouse could not measure the page
 */
export async function measure(address: string): Promise<Measurement> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    const report = result?.lhr;
    if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no result');
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    const requests = report.audits['network-requests']?.details as { items?: { transferSize: number }[] };
    const items = requests?.items ?? [];
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: items.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: items.length,
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
      ),
    };
  } finally {
    await browser.close();
  }
}
