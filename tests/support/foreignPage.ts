import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { POLICY as NEEDED, SCRIPT_LINE } from '../../src/features/embedding/samples.ts';
import { listen } from './ownServer.ts';

/** What `/einbetten` tells webmasters to allow, and the style sheet of the page. */
export const POLICY = [
  "default-src 'none'",
  NEEDED,
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Resets that a page may have, each of which would make the fields unusable if they reached them. */
export const RESETS: readonly string[] = [
  '* { all: unset }',
  '* { margin: 0; font-size: 40px; color: red; letter-spacing: 1em; text-transform: uppercase }',
  'button, input, label { display: none !important }',
];

export type ForeignPage = Awaited<ReturnType<typeof startForeignPage>>;

export const DATA_FILE = 'iban-rechner-banken.json';

export function widgetFile(name: string): string {
  return readFileSync(join('dist/baustein', name), 'utf8');
}

/** The website of somebody else that has downloaded both files. @param body between `<main>` and `</main>` */
export async function startForeignPage(body: string) {
  const page = () =>
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Verein</title>
<link rel="stylesheet" href="/page.css">${SCRIPT_LINE}</head>
<body><main><h1>Beitritt</h1>${body}</main></body></html>`;
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    own.requests.push(url);
    const answer = (type: string, text: string, status = 200) =>
      response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': own.policy }).end(text);
    if (url === '/page.css') answer('text/css', own.css);
    else if (url.endsWith('.js')) answer('text/javascript', widgetFile('iban-rechner.js'));
    else if (!url.endsWith('.json')) answer('text/html', page());
    else answer('application/json', own.bankData?.body ?? widgetFile(DATA_FILE), own.bankData?.status);
  });
  const own = {
    ...(await listen(server)),
    /** The path and query of each request. */
    requests: [] as string[],
    /** Answers the requests for the data file; undefined while it is the file of the build. */
    bankData: undefined as { readonly status: number; readonly body: string } | undefined,
    css: '',
    policy: POLICY,
  };
  return own;
}
