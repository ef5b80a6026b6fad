import { buildIban } from '../../domain/iban/iban.ts';
import { IbanLine } from './IbanLine.tsx';
import { texts } from './texts.ts';
import type { TypedAccount } from './typedAccount.ts';

/**
 * Fallback if the code of the result cannot be loaded: the IBAN by the plain formula with a copy button, and advice
 * how to get the complete result.
 */
export function PlainResult({ account: { bankCode, accountNumber } }: { readonly account: TypedAccount }) {
  return (
    <section aria-label={texts.resultHeading} data-result>
      <p role="status">{texts.plainResult}</p>
      <IbanLine iban={buildIban(bankCode, accountNumber)} size="large" copyLabel={texts.copy} />
    </section>
  );
}
