import { expect, test } from 'vitest';
import { floorPage } from './floorPage.ts';

test('the floor is the text of the page and nothing else', () => {
  const page = `<!DOCTYPE html><html><head><title>Titel</title><style>p{}</style></head><body class="a"><p class="b">Text <b>fett</b></p>
<svg><path d="M0"/></svg><script>alert(1)</script><astro-island props="{}"><input id="x"></astro-island></body></html>`;
  const floor = floorPage(page);
  expect(floor).toContain('<title>Titel</title>');
  expect(floor).toContain('<p>Text <b>fett</b></p>');
  expect(floor).toContain('<input>');
  for (const left of ['class', '<svg', '<script', '<astro-island', '<style'])
    expect(floor).not.toContain(left);
});
