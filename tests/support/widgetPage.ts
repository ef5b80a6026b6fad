import type { Page } from '@playwright/test';
import { ELEMENT_LINE } from '../../src/features/embedding/samples.ts';
import type { ResolveDetail } from '../../widget/src/iban-rechner.d.ts';
import { calculate } from './calculatorPage.ts';
import { type ForeignPage, startForeignPage } from './foreignPage.ts';
import { test as base } from './siteTest.ts';

export { calculate };

/** A form with the widget, and a button of the page. */
export const FORM = `<form action="/gesendet">${ELEMENT_LINE}<button>Beitreten</button></form>`;

interface Options {
  /** What the foreign page has in its main part. */
  body: string;
}

export const test = base.extend<Options & { site: ForeignPage }>({
  body: [FORM, { option: true }],
  site: async ({ body }, use) => {
    const site = await startForeignPage(body);
    await use(site);
    await site.end();
  },
});

export function widgetOn(page: Page) {
  const element = page.locator('iban-rechner');
  return {
    element,
    /** The first field, for a bank code or an IBAN. */
    bankCode: element.getByRole('textbox', { name: 'IBAN oder Bankleitzahl (BLZ)' }),
    accountNumber: element.getByRole('textbox', { name: 'Kontonummer' }),
    calculate: element.getByRole('button', { name: 'IBAN berechnen' }),
    result: element.getByRole('region', { name: 'Ergebnis' }),
    /** Where the answer appears, or what is missing. */
    announcement: element.getByRole('status').last(),
    value: () => element.evaluate((widget) => (widget as HTMLInputElement).value),
    message: () => element.evaluate((widget) => (widget as HTMLInputElement).validationMessage),
  };
}

/** Opens the foreign page, and calculates the IBAN of the numbers, if there are any. */
export async function openWidget(page: Page, site: ForeignPage, bankCode = '', account = '') {
  await page.goto(site.address);
  const widget = widgetOn(page);
  if (bankCode !== '') await calculate(widget, bankCode, account);
  return widget;
}

/** What the widget tells the page from now on, by its event `resolve`. */
export async function listenTo(page: Page): Promise<() => Promise<ResolveDetail[]>> {
  const told = await page.evaluateHandle(() => {
    const details: ResolveDetail[] = [];
    document.addEventListener('resolve', (event) => details.push((event as CustomEvent).detail));
    return details;
  });
  return () => told.jsonValue();
}
