import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { importsOf, scriptGraph } from '../../src/build/scriptGraph.ts';
import { elements } from './htmlElements.ts';

/** Bytes as a browser receives them (brotli, the strongest), without pictures and data. */
export interface PageWeight {
  /** The address: /, /iban-aufbau … */
  page: string;
  /** All that is fetched before the visitor touches anything: document, stylesheets, scripts and font. */
  beforeTouch: number;
  /** The document with its inline styles but without its scripts, plus stylesheets if there are any. */
  htmlAndCss: number;
  /** Only the styles; the inline ones are compressed separately. */
  css: number;
  /** Only the scripts: the inline ones, compressed separately, the files of the page, and those of its tool. */
  javaScript: number;
  /** The inline part of javaScript. */
  inlineJavaScript: number;
  /** The part of javaScript that is React: the renderer of the islands and its imports. */
  react: number;
  /** Script files that an import() loads on demand. */
  laterJavaScript: number;
  /** The document, stylesheets, and the script files of the page and its tool. */
  total: number;
}

/** Every page of the built site. */
export function pagesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}

export function pageWeight(dist: string, page: string): PageWeight {
  const htmlPath = join(dist, page === '/' ? 'index.html' : `${page}.html`);
  const html = readFileSync(htmlPath, 'utf8');
  const scripts = elements(html, 'script').filter(({ attributes }) => isJavaScript(attributes.type));
  const inlineScripts = scripts.filter(({ attributes }) => !attributes.src).map(({ content }) => content);
  const inlineStyles = elements(html, 'style').map(({ content }) => content);
  const islands = elements(html, 'astro-island').map(({ attributes }) => attributes);
  const linked = (rel: string) =>
    elements(html, 'link').flatMap(({ attributes }) => (attributes.rel === rel ? [attributes.href] : []));
  const inlineImports = inlineScripts.map((script) => importsOf(script, page));

  const ofPage = defined([
    ...scripts.map(({ attributes }) => attributes.src),
    ...linked('modulepreload'),
    ...inlineImports.flatMap(({ now }) => now),
  ]);
  const ofTool = defined(islands.flatMap((island) => [island['component-url'], island['renderer-url']]));
  const files = scriptGraph(dist, [...ofPage, ...ofTool]);
  const renderer = scriptGraph(dist, defined(islands.map((island) => island['renderer-url'])));
  const calledLater = scriptGraph(
    dist,
    inlineImports.flatMap(({ later }) => later),
  );
  const later = new Set([...files.later, ...calledLater.now, ...calledLater.later]);

  const weigh = (urls: Iterable<string>) =>
    [...urls].reduce((sum, url) => sum + fileSize(join(dist, url)), 0);
  const stylesheets = weigh(defined(linked('stylesheet')));
  const scriptFiles = weigh(files.now);
  const fonts = weigh(defined(linked('preload')));
  const withoutScripts = inlineScripts.reduce((rest, script) => rest.replace(script, () => ''), html);
  const inlineJavaScript = brotliSize(inlineScripts.join('\n'));
  return {
    page,
    beforeTouch: fileSize(htmlPath) + stylesheets + weigh(scriptGraph(dist, ofPage).now) + fonts,
    htmlAndCss: brotliSize(withoutScripts) + stylesheets,
    css: brotliSize(inlineStyles.join('\n')) + stylesheets,
    javaScript: inlineJavaScript + scriptFiles,
    inlineJavaScript,
    react: weigh(renderer.now),
    laterJavaScript: weigh([...later].filter((url) => !files.now.includes(url))),
    total: fileSize(htmlPath) + stylesheets + scriptFiles,
  };
}

/** The data files that the site loads: the bank directory, one file for each period. */
export function dataFilesOf(dist: string): { name: string; bytes: number }[] {
  const folder = join(dist, 'daten');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, bytes: fileSize(join(folder, name)) }));
}

function isJavaScript(type: string | undefined): boolean {
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function defined<T>(values: (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}

/** The size of the compressed copy that the build wrote, if there is one, because the server sends that one. */
function fileSize(path: string): number {
  if (path.endsWith('.woff2')) return statSync(path).size;
  return (
    statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? brotliCompressSync(readFileSync(path)).length
  );
}

function brotliSize(content: string): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).length;
}
