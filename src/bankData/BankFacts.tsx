import type { Resolution } from '../domain/resolve/resolution.ts';
import { Facts } from '../ui/Facts.tsx';
import { accountCheckLabel } from './accountCheckTexts.ts';
import styles from './BankFacts.module.css';
import { nextStep, bankFactsTexts as texts } from './bankFactsTexts.ts';

interface Props {
  readonly resolution: Resolution;
  /** A doubt is explained elsewhere, once. */
  readonly isDoubtful: boolean;
}

/**
 * Bank, town, BIC and the result of the account check, and what to do next if nothing speaks against the account. The
 * styles of the values are those of `Facts`.
 */
export function BankFacts({ resolution, isDoubtful }: Props) {
  const bank = resolution.resultingBank ?? resolution.bank;
  if (bank === null) return null;
  const facts = [
    [texts.bank, bank.name],
    [texts.town, `${bank.postcode} ${bank.town}`.trim()],
    [texts.bic, resolution.bankBic ?? ''],
    [texts.accountCheck, (!isDoubtful && accountCheckLabel(resolution)) || ''],
  ] as const;
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value !== '')} />
      {!isDoubtful && (
        <p className={styles.limits}>
          <span>{texts.limits}</span> <span>{nextStep}</span>
        </p>
      )}
    </>
  );
}
