import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';

const UID = /(<astro-island) uid="\w+"/g;
const ASTRO_ELEMENT =
  /<script>(?:(?!<\/script>)[\s\S])*customElements\.get\("astro-island"(?:(?!<\/script>)[\s\S])*<\/script>/;

/**
 * Removes from each page with a tool what belongs to Astro's own element of islands; `src/shell/wantedTool.ts` defines
 * another (0027). Its script is 4 kB. Its attribute `uid` is computed from the absolute path of the component, so builds in
 * different folders would differ. Must run before `exactPolicy`.
 */
export function ownIslands(): AstroIntegration {
  return rewritePages('own-islands', (html, file) => {
    if (!html.includes('<astro-island ')) return html;
    if (!ASTRO_ELEMENT.test(html)) throw new Error(`${file} has islands, but not Astro's script for them`);
    return html.replaceAll(UID, '$1').replace(ASTRO_ELEMENT, '');
  });
}
