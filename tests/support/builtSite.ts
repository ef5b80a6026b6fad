import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

export const dist = 'dist';

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly document: Document;
  readonly main: Element;
}

const parser = new new JSDOM().window.DOMParser();

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

/** Every page as the build has written it, by its address (/, /iban-aufbau …); no script has run. */
export const builtPages: readonly BuiltPage[] = files.sort().map((file) => {
  const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  const html = readFileSync(join(dist, file), 'utf8');
  const document = parser.parseFromString(html, 'text/html');
  const main = document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return { path, html, document, main };
});

/** The pages that the sitemap lists: all but that for unknown paths. */
export const listedPages = builtPages.filter(({ path }) => path !== '/404');

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`the build has no page ${path}`);
  return page;
}

/** What an element says, with one blank for each white space. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What each element says that the selector finds. */
export function textsOf(part: ParentNode, selector: string): string[] {
  return [...part.querySelectorAll(selector)].map(textOf);
}

/** Where the links of a part lead. */
export function linksOf(part: ParentNode): string[] {
  return [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

/** The section, navigation or figure with this heading or label. */
export function partNamed(part: ParentNode, name: string): Element {
  const named = [...part.querySelectorAll('[aria-labelledby], [aria-label]')].find((element) => {
    const label = element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return element.getAttribute('aria-label') === name || (label && textOf(label) === name);
  });
  if (!named) throw new Error(`there is no part „${name}“`);
  return named;
}
