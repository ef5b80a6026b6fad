import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hashOf } from './hashOf.ts';
import { rewritePages } from './rewritePages.ts';
import { scriptsNamedIn } from './scriptGraph.ts';

const SCRIPT_ELEMENT = /<script [^>]*src="([^"]*)"/g;

/**
 * Gives each page the hash of every script file that it may ever load: in the script elements, and for imports in an import
 * map (https://html.spec.whatwg.org/multipage/webappapis.html#integrity). A browser does not run a file with another content.
 */
export function integrity(): AstroIntegration {
  return rewritePages('integrity', (html, file, root) => {
    const { now, later } = scriptsNamedIn(html, root);
    if (now.length === 0) return html;
    const hashOfFile = (url: string) => hashOf(readFileSync(join(root, url)));
    const inElements = [...html.matchAll(SCRIPT_ELEMENT)].map(([, url]) => url);
    const imported = [...now, ...later].filter((url) => !inElements.includes(url));
    const pinned = html.replace(SCRIPT_ELEMENT, (tag, url) => `${tag} integrity="${hashOfFile(url)}"`);
    if (imported.length === 0) return pinned;
    const map = JSON.stringify({
      integrity: Object.fromEntries(imported.map((url) => [url, hashOfFile(url)])),
    });
    const withMap = pinned
      .replace("script-src 'self'", (allowed) => `${allowed} '${hashOf(map)}'`)
      .replace('<script', `<script type="importmap">${map}</script><script`);
    if (!withMap.includes(`'self' '${hashOf(map)}'`)) throw new Error(`${file} has no policy of scripts`);
    return withMap;
  });
}
