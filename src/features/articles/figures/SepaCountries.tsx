import { ibanCountry } from '../../../domain/countries/countries.ts';
import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import {
  type SepaCountry,
  sepaAsOf,
  sepaCountries,
  sepaCountryCount,
} from '../../../domain/countries/sepa.ts';
import { TableFigure } from '../../../prose/TableFigure.tsx';
import { germanDate } from '../../../ui/germanDate.ts';

/** A payer has two questions about a country: Is the IBAN enough (EEA), and is the euro its currency? */
const GROUPS = [
  { name: 'Europäischer Wirtschaftsraum, mit dem Euro', eea: true, euro: true },
  { name: 'Europäischer Wirtschaftsraum, mit anderer Währung', eea: true, euro: false },
  { name: 'Außerhalb des EWR, mit dem Euro', eea: false, euro: true },
  { name: 'Außerhalb des EWR, mit anderer Währung', eea: false, euro: false },
];

/** All SEPA countries with the date on which they joined. `IbanLengths` shows the length of their IBANs. */
export function SepaCountries() {
  return (
    <TableFigure
      caption={`Die ${sepaCountryCount()} SEPA-Länder, Stand ${germanDate(sepaAsOf)}. Länder ohne Datum gehören seit der Zeit vor 2019 dazu.`}
      heads={['Land', 'Dabei seit']}
    >
      {GROUPS.map((group) => {
        const members = sepaCountries.filter(({ eea, euro }) => eea === group.eea && euro === group.euro);
        return (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {group.name} ({members.length})
              </th>
            </tr>
            <tr>
              <td colSpan={2}>
                {members
                  .filter(({ since }) => since === null)
                  .map(nameOf)
                  .join(', ')}
              </td>
            </tr>
            {members.map(
              (country) =>
                country.since && (
                  <tr key={country.code}>
                    <th scope="row">{nameOf(country)}</th>
                    <td>{membership(country.since, country)}</td>
                  </tr>
                ),
            )}
          </tbody>
        );
      })}
    </TableFigure>
  );
}

function nameOf({ code }: SepaCountry): string | undefined {
  return ibanCountry(code)?.name;
}

function membership(since: string, { paymentsSince, onlyTransfers }: SepaCountry): string {
  const joined = germanDate(since);
  if (!paymentsSince) return joined;
  return `${joined}, ${onlyTransfers ? 'nur Überweisungen' : 'Zahlungen'} seit ${germanDate(paymentsSince)}`;
}

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
