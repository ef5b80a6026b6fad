import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Changes, Sources } from './Sources.tsx';

const words = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
const [day, dayBefore] = ['2026-11-22', '2026-11-20'];

it('„Was sich geändert hat“ says of each change its day, in the given order; without changes it is left out [11.25]', () => {
  const first = { date: day, text: 'Neu ist ein Abschnitt.' };
  const changes = [first, { date: dayBefore, text: 'Eine Zahl war falsch.' }];
  const html = renderToStaticMarkup(<Changes changes={changes} />);
  expect(words(html)).toBe(
    'Was sich geändert hat22. November 2026: Neu ist ein Abschnitt.20. November 2026: Eine Zahl war falsch.',
  );
  expect(html).toContain('dateTime="2026-11-22"');
  expect(renderToStaticMarkup(<Changes changes={[]} />)).toBe('');
});

it('a source says its date and on which day it was read, if that is given [11.25]', () => {
  const source = { title: 'BSI, Passkeys', url: 'https://www.bsi.bund.de/', date: 'ohne Datum' };
  const html = renderToStaticMarkup(<Sources sources={[{ ...source, read: day }, source]} />);
  expect(words(html)).toContain('BSI, Passkeys (ohne Datum, gelesen am 22. November 2026)');
  expect(words(html)).toContain('BSI, Passkeys (ohne Datum)');
});
