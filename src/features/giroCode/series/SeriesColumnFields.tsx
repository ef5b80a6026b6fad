import { useId } from 'react';
import frame from '../../../ui/FieldFrame.module.css';
import type { CardInput } from '../card.ts';
import { fieldTexts } from '../texts.ts';
import { SERIES_FIELDS, type SeriesField } from './columnNames.ts';
import type { SeriesTable } from './readSeries.ts';
import styles from './Series.module.css';
import type { SeriesColumns, Source } from './seriesColumns.ts';
import { seriesTexts as texts } from './seriesTexts.ts';

interface Props {
  readonly table: SeriesTable;
  readonly columns: SeriesColumns;
  readonly form: CardInput;
  readonly onChoose: (field: SeriesField, source: Source) => void;
}

/** For each field of a card: the column of the list, or the field of the form. */
export function SeriesColumnFields({ table, columns, form, onChoose }: Props) {
  const id = useId();
  const names = Array.from({ length: table.width }, (_, index) =>
    texts.column(index + 1, shortened(table.header?.[index] ?? table.rows[0]?.cells[index] ?? '')),
  );
  return (
    <fieldset className={`${styles.columns} no-print`}>
      <legend>{texts.columns}</legend>
      <p>{texts.columnsHint}</p>
      {SERIES_FIELDS.map((field) => (
        <div key={field}>
          <label htmlFor={`${id}-${field}`}>{fieldTexts[field].label}</label>
          <select
            id={`${id}-${field}`}
            className={frame.frame}
            value={columns[field]}
            onChange={({ currentTarget: { value } }) =>
              onChoose(field, value === 'form' || value === 'ask' ? value : Number(value))
            }
          >
            {columns[field] === 'ask' && <option value="ask">{texts.ask}</option>}
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              <option key={index} value={index}>
                {name}
              </option>
            ))}
            <option value="form">{texts.fromForm(shortened(form[field].trim()))}</option>
          </select>
        </div>
      ))}
    </fieldset>
  );
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
