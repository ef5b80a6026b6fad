import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PhishingMessage } from './PhishingMessage.tsx';

const html = renderToStaticMarkup(<PhishingMessage />);

describe('The phishing message', () => {
  it('carries one mark for each sign that the list explains, in the same order', () => {
    const marks = [...html.matchAll(/Merkmal <\/span>(\d+)/g)].map(([, number]) => Number(number));
    const signs = html.match(/<li>/g) ?? [];
    expect(marks).toEqual(signs.map((_, index) => index + 1));
    expect(marks).toHaveLength(7);
  });

  it('names only addresses that cannot exist', () => {
    const hosts = [...html.matchAll(/(?:@|https:\/\/)([a-z.-]+)/g)].map(([, host]) => host);
    expect(hosts).not.toHaveLength(0);
    for (const host of hosts) expect(host).toMatch(/\.example$/);
  });

  it('says that it is invented, and links nowhere', () => {
    expect(html).toContain('Erfundenes Beispiel');
    expect(html).not.toContain('href');
  });
});
