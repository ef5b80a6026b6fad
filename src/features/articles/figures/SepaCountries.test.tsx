import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { countries } from '../../../../data/sepaCountries.json';
import { SepaCountries } from './SepaCountries.tsx';

const codesOf = (list: readonly { code: string }[]) => list.map(({ code }) => code).sort();

describe('The SEPA countries', () => {
  it('are 41, each once', () => {
    expect(new Set(codesOf(countries)).size).toBe(41);
    expect(countries).toHaveLength(41);
  });

  it('are the 36 of 2019 and the five that were admitted from November 2024 on', () => {
    const joinedLater = countries.filter(({ since }) => since !== null && since > '2024');
    expect(codesOf(joinedLater)).toEqual(['AL', 'MD', 'ME', 'MK', 'RS']);
  });

  it.each([
    ['of the European Economic Area', countries.filter(({ eea }) => eea), 30],
    ['of the euro area', countries.filter(({ eea, euro }) => eea && euro), 21],
    [
      'that use the euro without belonging to the euro area',
      countries.filter(({ eea, euro }) => !eea && euro),
      5,
    ],
  ])('%s are as many as the treaties say', (_, members, count) => {
    expect(members).toHaveLength(count);
  });

  it('all stand in the table, with their date as exactly as it is known', () => {
    const html = renderToStaticMarkup(<SepaCountries />);
    for (const { name } of countries) expect(html).toContain(`>${name}</th>`);
    expect(html).toContain('22.\u00a0Mai 2025, Zahlungen seit 5.\u00a0Mai 2026');
    expect(html).toContain('21.\u00a0November 2024, Zahlungen seit Oktober 2025');
    expect(html).toContain('<td>2019</td>');
    expect(html.match(/vor 2019/g)).toHaveLength(34);
  });
});
