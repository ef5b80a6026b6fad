import type { Page } from '@playwright/test';

interface Requests {
  /** Types of the requests that are held back. */
  held: readonly string[];
  /** Sends the requests that are held back. */
  release: () => void;
  /** Types of all requests so far. */
  readonly types: string[];
  /** The next request of this type is sent without its values, so it fails. */
  wrong: string | null;
}

declare global {
  var listRequests: Requests;
}

/** Makes the requests to the list worker visible, and lets a test hold them back. Before the page is loaded. */
export async function watchListRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    globalThis.listRequests = {
      held: [],
      release() {
        this.held = [];
        for (const send of waiting.splice(0)) send();
      },
      types: [],
      wrong: null,
    };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, request) {
      const requests = globalThis.listRequests;
      requests.types.push(request.type);
      const isWrong = request.type === requests.wrong;
      if (isWrong) requests.wrong = null;
      const sent = isWrong ? { ...request, values: undefined } : request;
      const send = () => postMessage.call(this, sent);
      if (requests.held.includes(request.type)) waiting.push(send);
      else send();
    };
  });
}

export function hold(page: Page, ...types: readonly string[]): Promise<void> {
  return page.evaluate((held) => {
    globalThis.listRequests.held = held;
  }, types);
}

export function release(page: Page): Promise<void> {
  return page.evaluate(() => globalThis.listRequests.release());
}

export function failNext(page: Page, type: 'correct'): Promise<void> {
  return page.evaluate((wrong) => {
    globalThis.listRequests.wrong = wrong;
  }, type);
}
