import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';
import { scriptGraph } from './scriptGraph.ts';

const ISLAND = /<astro-island(?= )[^>]*? component-url="([^"]*)"[^>]*? renderer-url="([^"]*)"/g;
const CONTACT_FORM = /<form(?= )(?=[^>]* data-contact-form)/;
const PAGE_SCRIPT = /<script type="module" src="([^"]*)"/;

/**
 * Lists in `data-files` the script files that a tool or the contact form needs when it is used, separated by blanks, so that
 * `src/ui/fetchAhead.ts` can fetch them before.
 */
export function islandFiles(): AstroIntegration {
  return rewritePages('island-files', (html, _file, root) => {
    const files = (names: readonly string[]) => ` data-files="${names.join(' ')}"`;
    const [, script] = PAGE_SCRIPT.exec(html) ?? [];
    return html
      .replace(
        ISLAND,
        (island, component, renderer) => island + files(scriptGraph(root, [component, renderer]).now),
      )
      .replace(CONTACT_FORM, (form) => form + (script ? files(scriptGraph(root, [script]).later) : ''));
  });
}
