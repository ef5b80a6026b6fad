import { germanCount } from '../../ui/germanNumber.ts';
import { type RowTone, toneOf } from './convert/rowOutcome.ts';
import { OutcomeSign } from './OutcomeSign.tsx';
import styles from './OutcomeTiles.module.css';
import type { FilterCounts, RowFilter } from './rows/rowFilter.ts';
import { filterTexts, texts } from './texts.ts';

interface Props {
  readonly counts: FilterCounts;
  readonly chosen: RowFilter;
  readonly onChoose: (filter: RowFilter) => void;
}

/** How many rows have which outcome. Each tile shows its rows below. */
export function OutcomeTiles({ counts, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.tiles} role="group" aria-label={texts.result.filter}>
      {[...counts].map(([filter, count]) => (
        <button
          key={filter}
          type="button"
          className={styles.tile}
          data-tone={toneOfFilter(filter)}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          <span className={styles.count}>
            {germanCount(count)}
            <OutcomeSign tone={toneOfFilter(filter)} size={20} />
          </span>{' '}
          <span>{filterTexts[filter]}</span>
        </button>
      ))}
    </div>
  );
}

function toneOfFilter(filter: RowFilter): RowTone {
  if (filter === 'all') return 'neutral';
  if (filter === 'problems') return 'caution';
  return filter === 'repaired' ? 'good' : toneOf(filter);
}
