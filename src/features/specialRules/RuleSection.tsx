import { stepText } from '../../bankData/stepTexts.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { Iban } from '../../prose/Iban.tsx';
import type { NamedBanks, RuleGroup } from './ruleGroups.ts';
import styles from './SpecialRules.module.css';
import { texts } from './texts.ts';

/** More bank codes than these are folded. */
const MOST_UNFOLDED = 8;

/** A rule with its sentence, an example and all its bank codes. */
export function RuleSection({ group }: { readonly group: RuleGroup }) {
  const { rule, holder, banks, byName, sentence, example } = group;
  const id = `regel-${rule}`;
  return (
    <section className={styles.rule} aria-labelledby={id} data-rule="">
      <div>
        <h3 id={id}>{texts.heading(rule, holder)}</h3>
        <p className={styles.sentence}>{sentence}</p>
        {example && <Example resolution={example} />}
      </div>
      {banks.length > MOST_UNFOLDED ? (
        <details className={styles.fold}>
          <summary>{texts.count(banks.length)}</summary>
          <Names byName={byName} />
        </details>
      ) : (
        <div>
          <Names byName={byName} />
        </div>
      )}
    </section>
  );
}

function Example({ resolution }: { readonly resolution: Resolution }) {
  const { bankCode, accountNumber, bankIban, formulaIban } = resolution;
  const refusal = resolution.steps.find(({ code }) => code === 'no-iban' || code === 'account-refused');
  return (
    <dl className={styles.example}>
      <dt>{texts.example}</dt>
      <dd>{texts.account(bankCode, accountNumber)}</dd>
      {refusal && (
        <>
          <dt>{texts.refused}</dt>
          <dd>{stepText(refusal, resolution)}</dd>
        </>
      )}
      {bankIban && (
        <>
          {bankIban !== formulaIban && (
            <>
              <dt>{texts.formula}</dt>
              <dd>
                <Iban value={formulaIban} />
              </dd>
            </>
          )}
          <dt>{bankIban === formulaIban ? texts.both : texts.bank}</dt>
          <dd>
            <Iban value={bankIban} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Names({ byName }: { readonly byName: readonly NamedBanks[] }) {
  return byName.map(({ name, banks }) => (
    <div key={name} className={styles.bank} data-bank="">
      <div className={styles.name} translate="no">
        {name}
      </div>
      <ul className={styles.codes}>
        {banks.map(({ bankCode, town }) => (
          // One text: axe takes five times as long with an element for each number.
          <li key={bankCode}>{`${bankCode} ${town}`}</li>
        ))}
      </ul>
    </div>
  ));
}
