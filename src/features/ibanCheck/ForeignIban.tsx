import { nextStep } from '../../bankData/bankFactsTexts.ts';
import { useIbanCopy } from '../../bankData/useIbanCopy.ts';
import type { BbanPart, IbanCountry } from '../../domain/countries/countries.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { sepaText, structureText } from './countryTexts.ts';
import { IbanActions } from './IbanActions.tsx';
import { MarkedIban } from './MarkedIban.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** Null until the table of countries is loaded. */
  readonly country: IbanCountry | null;
  readonly parts: readonly BbanPart[];
  readonly hasFailed: boolean;
}

/** An IBAN of another country with correct check digits and length. */
export function ForeignIban({ iban, country, parts, hasFailed }: Props) {
  const copying = useIbanCopy(iban);
  /** Banks of the euro area compare the payee's name (Regulation (EU) 2024/886). */
  const isCompared = country?.sepa?.euro === true && country.sepa.eea;
  const named = parts.filter(({ kind }) => kind !== 'rest' || parts.length > 1);
  return (
    <>
      <Verdict tone="good" text={texts.right} />
      <MarkedIban ref={copying.place} iban={iban} />
      {country && (
        <>
          <Facts
            facts={[
              [texts.facts.country, `${country.name} (${iban.slice(0, 2)})`],
              [texts.facts.length, texts.characters(iban.length)],
              [texts.facts.sepa, sepaText(country.sepa)],
            ]}
          />
          <Facts
            facts={[
              [texts.facts.checkDigits, texts.rightCheckDigits(iban.slice(2, 4))],
              [texts.facts.structure, structureText(country.structure)],
              ...named.map(({ kind, text }) => [texts.parts[kind], text] as const),
            ]}
          />
        </>
      )}
      {hasFailed && <Notes notes={[texts.countryNotLoaded]} />}
      <p>
        <span>{texts.limits}</span> {isCompared && <span>{nextStep}</span>}
      </p>
      <IbanActions iban={iban} copying={copying} isForPayments={country?.sepa != null} />
    </>
  );
}
