import type { BankData } from '../../bankData/bankData.ts';
import { accountAsText, ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import { groupIban } from '../../domain/iban/iban.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';
import { resultView } from './resultView.ts';
import { isAsGiven, type TypedAccount } from './typedAccount.ts';

const texts = resultTexts.former;

interface Props {
  /** The accounts of earlier results, the newest first. */
  readonly accounts: readonly TypedAccount[];
  readonly data: BankData;
}

/** The earlier results of this visit that have an IBAN of the bank, of numbers that were kept as they were given. They are in memory only. */
export function FormerResults({ accounts, data }: Props) {
  const results = accounts
    .filter(isAsGiven)
    .map(({ bankCode, accountNumber }) => data.resolve(bankCode, accountNumber))
    .filter((resolution) => !resultView(resolution).isFormulaOnly);
  const copying = useCopy<HTMLUListElement>(
    results.map((resolution) => accountAsText(resultView(resolution).iban, resolution)).join('\n\n'),
  );
  if (results.length === 0) return null;
  return (
    <section className={`muted ${styles.former} no-print`} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <ul ref={copying.source} className={styles.results}>
        {results.map((resolution) => (
          <FormerResult key={resolution.formulaIban} resolution={resolution} />
        ))}
      </ul>
      <p className={`row ${styles.all}`}>
        {results.length > 1 && <CopyButton variant="quiet" label={texts.copyAll} copying={copying} />}
        <span>{texts.meaning}</span>
      </p>
      <CopyMessage copying={copying} texts={resultTexts.text} />
    </section>
  );
}

function FormerResult({ resolution }: { readonly resolution: Resolution }) {
  const { badge, iban, tone } = resultView(resolution);
  const copying = useCopy(iban);
  return (
    <li className="row">
      <div>
        <p ref={copying.source} className={`number ${styles.iban}`} translate="no">
          <GroupsOfFour text={iban} />
        </p>
        <p>{[resolution.bank?.name, ...(tone === 'good' ? [] : [badge])].join(' · ')}</p>
      </div>
      <CopyButton
        variant="quiet"
        label={texts.copy}
        aria-label={ibanCopyTexts.nameOf(groupIban(iban))}
        copying={copying}
      />
      <CopyMessage copying={copying} texts={ibanCopyTexts} />
    </li>
  );
}
