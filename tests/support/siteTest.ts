import { test as base, expect } from '@playwright/test';

export { expect };

const LOUD = { type: 'may complain' };

/** For tests in which the browser itself writes to the console, for example without a network. */
export const mayComplain = () => void test.info().annotations.push(LOUD);

interface Options {
  /** The visitor's answer to the consent popup on an earlier visit. */
  consent: 'accepted' | 'declined' | 'unanswered';
}

/**
 * The Playwright test for this site. The visitor has answered the consent popup, unless the test sets another value. Every
 * test also fails if a page writes to the console, violates its Content Security Policy or contacts a foreign host.
 */
export const test = base.extend<Options & { quietPages: undefined }>({
  consent: ['declined', { option: true }],

  context: async ({ context, consent }, use) => {
    if (consent !== 'unanswered')
      await context.addInitScript((answer) => {
        if (location.protocol === 'http:' && localStorage.getItem('gdpr-consent') === null)
          localStorage.setItem('gdpr-consent', answer);
      }, consent);
    await use(context);
  },

  quietPages: [
    async ({ context, baseURL }, use, { annotations }) => {
      const complaints: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
        );
      });
      context.on('console', (message) => {
        // The browser reports the status of the 404 page itself.
        const isStatusOfThePage = message.location().url === message.page()?.url();
        if (!(isStatusOfThePage && message.text().includes('404')))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && new URL(baseURL ?? '').hostname !== new URL(origin).hostname)
          complaints.push(`foreign host: ${request.url()}`);
      });
      await use(undefined);
      if (!annotations.includes(LOUD)) expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});
