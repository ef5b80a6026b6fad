import { germanCount } from '../../ui/germanNumber.ts';
import { TONE_SIGNS } from '../../ui/tone.ts';
import type { RowTone } from './convert/rowOutcome.ts';
import shared from './IbanList.module.css';
import { type FilterCounts, groupOf, type RowFilter, TOTALS } from './rows/rowFilter.ts';
import { SelectField } from './SelectField.tsx';
import styles from './Totals.module.css';
import { allRowsText, filterTexts, kindText, texts } from './texts.ts';

const TONES = { all: 'neutral', done: 'good', problems: 'caution', 'no-account': 'neutral' } as const;

interface Props<Chosen> {
  readonly counts: FilterCounts;
  readonly chosen: Chosen;
  readonly onChoose: (filter: RowFilter) => void;
}

/**
 * Three numbers that add up to all rows, or a line if they all are of one. Each shows its rows below. None is chosen while
 * those of a question are shown.
 */
export function Totals(props: Props<RowFilter | null> & { readonly isCorrected: boolean }) {
  const { counts, chosen, isCorrected, onChoose } = props;
  const totals = TOTALS.filter((filter) => counts.has(filter));
  const [, only, ...others] = totals;
  if (only && others.length === 0 && !isCorrected)
    return (
      <p className={`toned ${styles.all}`} data-tone={TONES[only]}>
        <OutcomeSign tone={TONES[only]} size={20} />
        {allRowsText(only, counts.get(only) ?? 0)}
      </p>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={`row ${shared.actions}`} role="group" aria-label={texts.result.filter}>
      {totals.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.tile}
          data-tone={TONES[filter]}
          aria-pressed={chosen !== null && filter === groupOf(chosen)}
          onClick={() => onChoose(filter)}
        >
          <span className={`toned ${styles.count}`} data-tone={TONES[filter]}>
            {germanCount(counts.get(filter) ?? 0)}
            <OutcomeSign tone={TONES[filter]} size={20} />
          </span>{' '}
          <span>{filterTexts[filter]}</span>
        </button>
      ))}
    </div>
  );
}

/** The kinds of rows in one of the numbers; nothing if there is one kind only. */
export function KindsOfRows({ counts, chosen, onChoose }: Props<RowFilter>) {
  const total = groupOf(chosen);
  // The chosen one stays when its last row is corrected.
  const kinds = [...new Set([...counts.keys(), chosen])].filter((filter) =>
    total === 'all' ? filter === 'repaired' : filter !== total && groupOf(filter) === total,
  );
  if (kinds.every((kind) => counts.get(kind) === counts.get(total))) return null;
  return (
    <SelectField
      label={texts.result.kind}
      isLabelHidden
      value={chosen}
      options={[total, ...kinds].map((value) => ({
        value,
        label: value === total ? texts.result.allKinds : kindText(value, counts.get(value) ?? 0),
      }))}
      onChange={onChoose}
    />
  );
}

/** The sign of an outcome that is beside its words; none if the row is not about an account. */
export function OutcomeSign({ tone, size }: { readonly tone: RowTone; readonly size: number }) {
  if (tone === 'neutral') return null;
  const Sign = TONE_SIGNS[tone];
  return <Sign size={size} aria-hidden="true" />;
}
