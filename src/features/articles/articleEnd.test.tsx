import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Changes, Sources } from './Sources.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

describe('„Was sich geändert hat“ [11.25]', () => {
  it('says of each change its day, in the given order', () => {
    const changes = [
      { date: new Date('2026-11-22'), text: 'Neu ist ein Abschnitt.' },
      { date: new Date('2026-11-20'), text: 'Eine Zahl war falsch.' },
    ];
    const html = renderToStaticMarkup(<Changes changes={changes} />);
    expect(words(html)).toBe(
      'Was sich geändert hat22. November 2026: Neu ist ein Abschnitt.20. November 2026: Eine Zahl war falsch.',
    );
    expect(html).toContain('dateTime="2026-11-22"');
  });

  it('is left out of an article without changes', () => {
    expect(renderToStaticMarkup(<Changes changes={[]} />)).toBe('');
  });
});

describe('A source [11.25]', () => {
  const source = { title: 'BSI, Passkeys', url: 'https://www.bsi.bund.de/', date: 'ohne Datum' };

  it('says on which day it was read', () => {
    const html = renderToStaticMarkup(<Sources sources={[{ ...source, read: new Date('2026-11-22') }]} />);
    expect(words(html)).toContain('BSI, Passkeys (ohne Datum, gelesen am 22. November 2026)');
  });

  it('says only its date if no day of reading is given', () => {
    expect(words(renderToStaticMarkup(<Sources sources={[source]} />))).toContain(
      'BSI, Passkeys (ohne Datum)',
    );
  });
});
