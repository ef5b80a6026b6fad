import type { Resolution } from '../domain/resolve/resolution.ts';
import { Facts } from '../ui/Facts.tsx';
import { accountCheckLabel } from './accountCheckLabel.ts';
import styles from './BankFacts.module.css';

/** Bank, place, BIC and the verdict on the account number. */
export function BankFacts({ resolution }: { readonly resolution: Resolution }) {
  const bank = resolution.resultingBank ?? resolution.bank;
  if (bank === null) return null;
  const facts = [
    ['Bank', bank.name],
    ['Ort', `${bank.postcode} ${bank.town}`.trim()],
    ['BIC', resolution.bankBic ?? ''],
    ['Kontoprüfung', accountCheckLabel(resolution) ?? ''],
  ] as const;
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
      <p className={styles.limits}>Ob es dieses Konto gibt, weiß nur die Bank.</p>
    </>
  );
}
