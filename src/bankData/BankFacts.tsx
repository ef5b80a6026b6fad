import type { Resolution } from '../domain/resolve/resolution.ts';
import { Facts } from '../ui/Facts.tsx';
import { accountCheckLabel } from './accountCheckLabel.ts';
import styles from './BankFacts.module.css';
import { bankFactsTexts as texts } from './bankFactsTexts.ts';

/** Bank, town, BIC and the result of the account check. */
export function BankFacts({ resolution }: { readonly resolution: Resolution }) {
  const bank = resolution.resultingBank ?? resolution.bank;
  if (bank === null) return null;
  const facts = [
    [texts.bank, bank.name],
    [texts.town, `${bank.postcode} ${bank.town}`.trim()],
    [texts.bic, resolution.bankBic ?? ''],
    [texts.accountCheck, accountCheckLabel(resolution) ?? ''],
  ] as const;
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
      <p className={styles.limits}>{texts.limits}</p>
    </>
  );
}
