import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { RuleSection } from './RuleSection.tsx';
import { ruleGroups } from './ruleGroups.ts';
import { rulesCsv } from './rulesCsv.ts';
import styles from './SpecialRules.module.css';
import { texts } from './texts.ts';

/** A field that `filterRules.ts` serves. */
export function RuleFilter() {
  return (
    <>
      <search className={`${styles.filter} field no-print`} data-rule-filter="">
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
  const middle = Math.ceil(byName.length / 2);
  return (
    <div className={styles.rules}>
      {[byName.slice(0, middle), byName.slice(middle)].map((column) => (
        <div key={column[0]?.rule}>
          {column.map((group) => (
            <RuleSection key={group.rule} group={group} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The list as a file. */
export function RulesDownload() {
  const { path, bytes } = rulesCsv(newestDirectory());
  return (
    <p className="no-print">
      <ButtonLink href={path} download="iban-sonderregeln.csv">
        {texts.download(bytes)}
      </ButtonLink>
    </p>
  );
}
