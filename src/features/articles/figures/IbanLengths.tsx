import { ibanCountry } from '../../../domain/countries/countries.ts';
import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import { sepaCountries } from '../../../domain/countries/sepa.ts';
import { FigureFrame } from './FigureFrame.tsx';
import styles from './IbanLengths.module.css';

/** The SEPA countries grouped by the length of their IBANs, in ascending order. */
export function IbanLengths() {
  const countries = sepaCountries.map(({ code }) => ({
    name: ibanCountry(code)?.name,
    ibanLength: ibanLengthOf(code) ?? 0,
  }));
  const lengths = [...new Set(countries.map(({ ibanLength }) => ibanLength))].sort((a, b) => a - b);
  return (
    <FigureFrame caption={`So lang ist die IBAN in den ${countries.length} SEPA-Staaten.`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Stellen</th>
            <th scope="col">Staaten</th>
          </tr>
        </thead>
        <tbody>
          {lengths.map((length) => {
            const members = countries.filter(({ ibanLength }) => ibanLength === length);
            return (
              <tr key={length}>
                <th scope="row">{length}</th>
                <td>{members.map(({ name }) => name).join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </FigureFrame>
  );
}
