import { expect, test } from 'vitest';
import { baselinePage } from './baselinePage.ts';

test('the baseline is the text of the page and nothing else', () => {
  const page = `<!DOCTYPE html><html><head><title>Titel</title><style>p{}</style></head><body class="a"><p class="b">Text <b>fett</b></p>
<svg><path d="M0"/></svg><script>alert(1)</script><astro-island props="{}"><input id="x"></astro-island></body></html>`;
  const baseline = baselinePage(page);
  expect(baseline).toContain('<title>Titel</title>');
  expect(baseline).toContain('<p>Text <b>fett</b></p>');
  expect(baseline).toContain('<input>');
  for (const left of ['class', '<svg', '<script', '<astro-island', '<style'])
    expect(baseline).not.toContain(left);
});
