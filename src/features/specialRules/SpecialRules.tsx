import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { NoScriptNote } from '../../ui/NoScriptNote.tsx';
import { RuleSection } from './RuleSection.tsx';
import { ruleGroups } from './ruleGroups.ts';
import styles from './SpecialRules.module.css';
import { texts } from './texts.ts';

/** The rules with all their bank codes, and a field that `filterRules.ts` shows and serves. */
export function SpecialRules() {
  return (
    <>
      <search className={`no-print ${styles.filter}`} data-rule-filter="" hidden>
        <label htmlFor="regelfilter">{texts.filter}</label>
        <input
          id="regelfilter"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="regelfilter-hinweis"
        />
        <p id="regelfilter-hinweis">{texts.filterHint}</p>
        <p role="status" data-none={texts.nothingFound} />
      </search>
      <NoScriptNote>{texts.withoutFilter}</NoScriptNote>
      {ruleGroups(newestDirectory())
        .filter(({ banks }) => banks.length > 0)
        .map((group) => (
          <RuleSection key={group.rule} group={group} />
        ))}
    </>
  );
}
