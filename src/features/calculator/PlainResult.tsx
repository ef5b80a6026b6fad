import { buildIban } from '../../domain/iban/iban.ts';
import { IbanLine } from './IbanLine.tsx';
import { texts } from './texts.ts';
import type { TypedAccount } from './typedAccount.ts';

/**
 * What is left where the result's own code cannot be fetched: the formula's IBAN, to be read and copied, and what to do
 * for the rest.
 */
export function PlainResult({ account: { bankCode, accountNumber } }: { readonly account: TypedAccount }) {
  return (
    <section aria-label={texts.resultHeading} data-result>
      <p role="status">{texts.plainResult}</p>
      <IbanLine iban={buildIban(bankCode, accountNumber)} size="large" copyLabel={texts.copy} />
    </section>
  );
}
