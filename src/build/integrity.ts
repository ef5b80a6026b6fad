import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hashOf } from './hashOf.ts';
import { rewritePages } from './rewritePages.ts';
import { scriptGraph } from './scriptGraph.ts';

/** Islands and the example of the widget name their files in attributes. */
const SCRIPT_FILE = /="(\/(?:_astro|baustein)\/[\w.-]+\.js)"/g;

/**
 * Gives each page the hashes of the script files that it may ever load, in an import map, which import() obeys too
 * (https://html.spec.whatwg.org/multipage/webappapis.html#integrity). A browser does not run a file with another content.
 */
export function integrity(): AstroIntegration {
  return rewritePages('integrity', (html, file, root) => {
    const named = [...html.matchAll(SCRIPT_FILE)].map(([, url = '']) => url);
    if (named.length === 0) return html;
    const { now, later } = scriptGraph(root, named);
    const hashes = Object.fromEntries(
      [...now, ...later].map((url) => [url, hashOf(readFileSync(join(root, url)))]),
    );
    const map = JSON.stringify({ integrity: hashes });
    const pinned = html
      .replace("script-src 'self'", (allowed) => `${allowed} '${hashOf(map)}'`)
      .replace(/<script [^>]*src="([^"]*)"/g, (tag, url) => `${tag} integrity="${hashes[url]}"`)
      .replace('<script', `<script type="importmap">${map}</script><script`);
    if (!pinned.includes(`'self' '${hashOf(map)}'`)) throw new Error(`${file} has no policy of scripts`);
    return pinned;
  });
}
