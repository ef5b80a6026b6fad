import { ibanCountry } from '../../../domain/countries/countries.ts';
import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import { rightCheckDigits } from '../../../domain/iban/iban.ts';
import { Iban } from '../../../prose/Iban.tsx';
import { TableFigure } from '../../../prose/TableFigure.tsx';

const COLUMNS = ['Land', 'Beispiel', 'Stellen', 'Davon für die Bank'] as const;

/** Foreign IBANs without blanks; a wrong length or wrong check digits stop the build. */
export function ForeignIbans({ ibans }: { readonly ibans: readonly string[] }) {
  return (
    <TableFigure caption="IBANs anderer Länder" heads={COLUMNS}>
      <tbody>
        {ibans.map((iban) => {
          const { name, bank } = partsOf(iban);
          return (
            <tr key={iban}>
              <th scope="row">{name}</th>
              <td data-label={COLUMNS[1]}>
                <Iban value={iban} />
              </td>
              <td data-label={COLUMNS[2]}>{iban.length}</td>
              <td data-label={COLUMNS[3]} translate="no">
                {bank}
              </td>
            </tr>
          );
        })}
      </tbody>
    </TableFigure>
  );
}

function partsOf(iban: string) {
  const code = iban.slice(0, 2);
  const country = ibanCountry(code);
  if (!country?.bank || iban.length !== ibanLengthOf(code) || iban.slice(2, 4) !== rightCheckDigits(iban))
    throw new Error(`Not an IBAN of a known country: ${iban}`);
  return { name: country.name, bank: iban.slice(4).slice(...country.bank) };
}
