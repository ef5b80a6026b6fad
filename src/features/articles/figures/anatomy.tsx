import { newestDirectory } from '../../../bankData/generatedDirectories.ts';
import { ibanPartsToShow } from '../../../bankData/ibanPartsTexts.ts';
import { ibanCountry } from '../../../domain/countries/countries.ts';
import { ibanLengthOf } from '../../../domain/countries/lengths.ts';
import { groupIban, rightCheckDigits } from '../../../domain/iban/iban.ts';
import { Iban } from '../../../prose/Iban.tsx';
import { sampleAccount } from '../../../prose/sampleAccount.ts';
import { TableFigure } from '../../../prose/TableFigure.tsx';
import { LabelledParts, type Part } from '../../../ui/LabelledParts.tsx';
import { FigureFrame } from './FigureFrame.tsx';

/**
 * A German IBAN in its four parts.
 *
 * @param iban 22 characters without blanks; wrong check digits stop the build
 */
export function IbanAnatomy({ iban }: { readonly iban: string }) {
  const account = sampleAccount(iban.slice(4, 12), iban.slice(12));
  if (account.iban !== iban) throw new Error(`${iban} should be ${account.iban}`);
  return (
    <Anatomy caption={`Die IBAN ${groupIban(account.iban)} in ihren vier Teilen: `}>
      {ibanPartsToShow(account.iban)}
    </Anatomy>
  );
}

/**
 * A BIC of eleven characters in its four parts (ISO 9362).
 *
 * @param bankCode of the bank whose BIC is shown; without a BIC the build stops
 */
export function BicAnatomy({ bankCode }: { readonly bankCode: string }) {
  const bank = newestDirectory().find(bankCode);
  if (!bank?.bic) throw new Error(`The directory has no BIC for ${bankCode}`);
  const { bic, name } = bank;
  return (
    <Anatomy caption={`Der BIC ${bic} (${name}) in seinen vier Teilen: `}>
      {[
        [{ text: bic.slice(0, 4), label: 'Bank', colour: 'second' }],
        [{ text: bic.slice(4, 6), label: 'Land', colour: 'muted' }],
        [{ text: bic.slice(6, 8), label: 'Zusatz', colour: 'first' }],
        [{ text: bic.slice(8), label: 'Filiale', colour: 'third' }],
      ]}
    </Anatomy>
  );
}

/** The caption names each part with its label: the labels in the drawing are neither read aloud nor copied. */
function Anatomy({ caption, children }: { readonly caption: string; readonly children: readonly Part[][] }) {
  return (
    <FigureFrame
      caption={`${caption}${children
        .flat()
        .map(({ text, label }) => `${text} ${label}`)
        .join(', ')}.`}
    >
      <LabelledParts groups={children} />
    </FigureFrame>
  );
}

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
