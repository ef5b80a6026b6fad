import { rewritePages } from './rewritePages.ts';

/** Browsers load script files before the font otherwise. No page needs one until it is used. */
export const lowPriorityScripts = () =>
  rewritePages('low-priority-scripts', (html) =>
    html.replaceAll('<script type="module" src', '<script type="module" fetchpriority="low" src'),
  );
