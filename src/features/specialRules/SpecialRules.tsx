import type { ReactNode } from 'react';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { stepText } from '../../bankData/stepTexts.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import fold from '../../prose/Fold.module.css';
import { Iban } from '../../prose/Iban.tsx';
import { type RuleGroup, ruleGroups } from './ruleGroups.ts';
import styles from './SpecialRules.module.css';
import { texts } from './texts.ts';

/** A field that `filterRules.ts` serves. */
export function RuleFilter() {
  return (
    <>
      <search className={`${styles.filter} field needs-scripts no-print`} data-rule-filter="">
        <label htmlFor="regelfilter">{texts.filter}</label>
        <input id="regelfilter" type="text" autoComplete="off" aria-describedby="regelfilter-hinweis" />
        <p className="muted" id="regelfilter-hinweis">
          {texts.filterHint}
        </p>
        <p className="muted" role="status" data-none={texts.nothingFound} />
      </search>
      <noscript>
        <p className="tool-note">{texts.withoutFilter}</p>
      </noscript>
    </>
  );
}

/** The rules with all their bank codes, sorted by the name of the bank; the one that several banks share comes last. */
export function SpecialRules() {
  const groups = ruleGroups(newestDirectory()).filter(({ banks }) => banks.length > 0);
  const byName = groups.toSorted(
    ({ holder: one }, { holder: other }) =>
      Number(one === null) - Number(other === null) || (one ?? '').localeCompare(other ?? '', 'de'),
  );
  const holders = Map.groupBy(groups, ({ holder }) => holder);
  const middle = Math.ceil(byName.length / 2);
  return (
    <div className={styles.rules}>
      {[byName.slice(0, middle), byName.slice(middle)].map((column) => (
        <div key={column[0]?.rule}>
          {column.map((group) => (
            <RuleSection key={group.rule} group={group} isOnly={holders.get(group.holder)?.length === 1} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A rule, folded: its sentence, an example and all its bank codes. */
function RuleSection({ group, isOnly }: { readonly group: RuleGroup; readonly isOnly: boolean }) {
  const { rule, holder, banks, byName, sentence, example } = group;
  // One bank may have rules of its own in several towns.
  const town = !isOnly && banks.length === 1 && banks[0]?.town;
  return (
    <details className={`${fold.fold} ${styles.rule}`} data-rule={holder ?? ''}>
      <summary>
        <h2 id={`regel-${rule}`}>
          {holder ?? texts.withoutHolder}
          {town && `, ${town}`}{' '}
          <span className={`muted ${styles.count}`}>{texts.count(rule, banks.length)}</span>
        </h2>
      </summary>
      <p>{sentence}</p>
      {example && <Example resolution={example} />}
      {/* Hundreds of numbers would fill pages. */}
      <details className="no-print-closed" open={banks.length < 50}>
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
