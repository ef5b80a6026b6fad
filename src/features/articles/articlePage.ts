import { enhanceTableOfContents } from './tableOfContents.ts';

for (const contents of document.querySelectorAll<HTMLElement>('[data-table-of-contents]'))
  enhanceTableOfContents(contents);
