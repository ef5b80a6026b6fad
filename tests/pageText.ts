import type { Page } from '@playwright/test';

/** The content of a page for readers and search engines, read from the built site in a browser. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Each block of visible text in the main part, with collapsed white space. */
  readonly blocks: readonly string[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly ids: readonly string[];
  /** Absolute addresses of all links. */
  readonly links: readonly string[];
  readonly structuredData: readonly Record<string, unknown>[];
  /** The running text of an article, a legal page or the home page, without its figures and tables. */
  readonly prose: string;
}

export async function readPage(page: Page, path: string): Promise<PageText> {
  await page.goto(path);
  return page.evaluate((path) => {
    const fold = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim();
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
    const blockSelector = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption, summary, label, address';
    const blocks = [...document.querySelectorAll<HTMLElement>(blockSelector)]
      .filter((block) => !block.querySelector(blockSelector) && !block.closest('noscript'))
      .map((block) => fold(block.textContent ?? ''));
    const prose = [...document.querySelectorAll('.prose')].map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const figure of copy.querySelectorAll('figure, table')) figure.remove();
      return [...copy.querySelectorAll('h2, h3, p, li')].map((block) => block.textContent ?? '').join('\n');
    });
    return {
      path,
      title: document.title,
      description: meta('description'),
      keywords: meta('keywords'),
      blocks,
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => !heading.closest('[hidden]'))
        .map((heading) => ({ level: Number(heading.tagName[1]), text: fold(heading.textContent ?? '') })),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a')].map((link) => link.href),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent ?? ''),
      ),
      prose: fold(prose.join('\n')),
    };
  }, path);
}
