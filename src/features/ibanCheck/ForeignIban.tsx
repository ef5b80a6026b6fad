import { CopiedIban } from '../../bankData/IbanLine.tsx';
import type { IbanCountry } from '../../domain/countries/countries.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { MarkedIban } from './IbanChoice.tsx';
import { sepaText } from './sepaTexts.ts';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** Null until the table of countries is loaded. */
  readonly country: IbanCountry | null;
  readonly hasFailed: boolean;
  /** The only IBAN of the text. */
  readonly isOnly: boolean;
}

/** An IBAN of another country with correct check digits and length. */
export function ForeignIban({ iban, country, hasFailed, isOnly }: Props) {
  return (
    <>
      <Verdict tone="good" text={texts.right} />
      <CopiedIban iban={iban} text={null} isPrimary={isOnly}>
        {(source) => <MarkedIban ref={source} iban={iban} />}
      </CopiedIban>
      {country && (
        <Facts
          facts={[
            [texts.facts.country, `${country.name} (${iban.slice(0, 2)})`],
            [texts.facts.sepa, sepaText(country.sepa)],
          ]}
        />
      )}
      {hasFailed && <Notes notes={[texts.countryNotLoaded]} />}
    </>
  );
}
