import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ibanCountry } from '../../../domain/countries/countries.ts';
import { sepaCountries } from '../../../domain/countries/sepa.ts';
import { SepaCountries } from './SepaCountries.tsx';

it('The SEPA countries all stand in the table, with their date as exactly as it is known', () => {
  const html = renderToStaticMarkup(<SepaCountries />);
  for (const { code } of sepaCountries) expect(html).toContain(ibanCountry(code)?.name);
  expect(html).toContain('22.\u00a0Mai\u00a02025, nur Überweisungen seit 5.\u00a0Mai\u00a02026');
  expect(html).toContain('21.\u00a0November\u00a02024, Zahlungen seit Oktober\u00a02025');
  expect(html).toContain('<td>2019</td>');
  expect(html.match(/vor 2019/g)).toHaveLength(1);
});
