import type { ReactNode } from 'react';
import { stepText } from '../../bankData/stepTexts.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import fold from '../../prose/Fold.module.css';
import { Iban } from '../../prose/Iban.tsx';
import type { RuleGroup } from './ruleGroups.ts';
import styles from './SpecialRules.module.css';
import { texts } from './texts.ts';

/** A rule, folded: its sentence, an example and all its bank codes. */
export function RuleSection({ group }: { readonly group: RuleGroup }) {
  const { rule, holder, banks, byName, sentence, example } = group;
  return (
    <details className={`${fold.fold} ${styles.rule}`} data-rule={holder ?? ''}>
      <summary>
        <h2 id={`regel-${rule}`}>
          {holder ?? texts.withoutHolder}{' '}
          <span className={`muted ${styles.count}`}>{texts.count(rule, banks)}</span>
        </h2>
      </summary>
      <p>{sentence}</p>
      {example && <Example resolution={example} />}
      {/* Hundreds of numbers would fill pages. */}
      <details open={banks.length < 50}>
        <summary>{texts.codes}</summary>
        {byName.map(({ name, banks }) => (
          <div key={name} data-bank="">
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
        ))}
      </details>
    </details>
  );
}

function Example({ resolution }: { readonly resolution: Resolution }) {
  const { bankCode, accountNumber, bankIban, formulaIban } = resolution;
  const refusal = resolution.steps.find(({ code }) => code === 'no-iban' || code === 'account-refused');
  const isFormula = bankIban === formulaIban;
  const facts: readonly (readonly [name: string, value: ReactNode] | null)[] = [
    [texts.example, texts.account(bankCode, accountNumber)],
    refusal ? [texts.refused, stepText(refusal, resolution)] : null,
    bankIban && !isFormula ? [texts.formula, <Iban key="formula" value={formulaIban} />] : null,
    bankIban ? [isFormula ? texts.both : texts.bank, <Iban key="bank" value={bankIban} />] : null,
  ];
  return (
    <dl className={`row box ${styles.example}`}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt className="muted">{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
