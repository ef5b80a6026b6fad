import { ibanCountry } from '../../../domain/countries/countries.ts';
import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import { sepaCountries } from '../../../domain/countries/sepa.ts';
import { TableFigure } from '../../../prose/TableFigure.tsx';

/** The SEPA countries grouped by the length of their IBANs, in ascending order. */
export function IbanLengths() {
  const lengths = Map.groupBy(sepaCountries, ({ code }) => ibanLengthOf(code) ?? 0);
  return (
    <TableFigure
      caption={`So lang ist die IBAN in den ${sepaCountries.length} SEPA-Staaten`}
      heads={['Stellen', 'Staaten']}
    >
      <tbody>
        {[...lengths]
          .sort(([a], [b]) => a - b)
          .map(([length, members]) => (
            <tr key={length}>
              <th scope="row">{length}</th>
              <td>{members.map(({ code }) => ibanCountry(code)?.name).join(', ')}</td>
            </tr>
          ))}
      </tbody>
    </TableFigure>
  );
}
