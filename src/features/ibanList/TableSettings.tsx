import { useId } from 'react';
import { DELIMITERS, ENCODINGS } from '../../table/tableFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { ASK, type Columns, columnsOf, usedColumns } from './cells/columns.ts';
import shared from './IbanList.module.css';
import type { Settings } from './listSteps.ts';
import { sheetLabel, sheetsNote, uncalculatedNote } from './noteTexts.ts';
import table from './PreviewTable.module.css';
import styles from './SelectField.module.css';
import { SelectField } from './SelectField.tsx';
import {
  columnOptions,
  delimiterTexts,
  encodingTexts,
  kindTexts,
  meaningsOf,
  meaningTexts,
  texts,
} from './texts.ts';
import type { ListTool, ListUse } from './useIbanList.ts';
import { columnName } from './xlsx/cellReference.ts';

interface Props {
  readonly settings: Settings;
  readonly use: ListUse;
  readonly list: ListTool;
  readonly onBack: () => void;
}

/** The detected settings, for correction. Columns come first, because they are the most likely to be wrong. */
export function TableSettings({ settings, use, list, onBack }: Props) {
  const { opened, spreadsheet, chosen, columns } = settings;
  const { rows, columnCount } = opened;
  const format = { ...opened.format, ...chosen };
  const used = usedColumns(columns);
  const isAsked = used.includes(ASK);
  const isSame = new Set(used).size < used.length;
  const hindrance = isAsked ? texts.settings.choose : isSame ? texts.settings.sameColumn : null;
  const ofList = columnOptions(rows, opened.format.headerRow, columnCount);
  const ask = { value: String(ASK), label: texts.settings.ask };
  const changeColumns = (kind: Columns['kind'], chosen: readonly number[]) =>
    list.changeColumns(settings, columnsOf(kind, chosen));

  return (
    <div className={shared.parts}>
      {(isAsked || opened.columns === null) && (
        <p className={`box ${shared.message}`}>
          {opened.columns === null ? texts.settings.noColumns : texts.settings.unclear}
        </p>
      )}
      {spreadsheet !== null && spreadsheet.sheets.length > 1 && (
        <div className={styles.fields}>
          <SelectField
            label={texts.settings.sheet}
            value={String(spreadsheet.sheet)}
            options={spreadsheet.sheets.map((sheet, index) => ({
              value: String(index),
              label: sheetLabel(sheet),
            }))}
            onChange={(sheet) => list.changeSheet(settings, Number(sheet))}
          />
          <p className="muted">{sheetsNote(spreadsheet.sheets.length)}</p>
        </div>
      )}
      {spreadsheet !== null && spreadsheet.uncalculatedCount > 0 && (
        <p className={`box ${shared.message}`}>{uncalculatedNote(spreadsheet.uncalculatedCount)}</p>
      )}
      <div className={styles.fields}>
        <SelectField
          label={texts.settings.kind}
          value={columns.kind}
          options={use.kinds.map((value) => ({ value, label: kindTexts[value] }))}
          onChange={(kind) => changeColumns(kind, columnCount === 1 ? [0] : [])}
        />
        {meaningTexts[columns.kind].map((label, place) => (
          <SelectField
            key={label}
            label={label}
            value={String(used[place])}
            options={used[place] === ASK ? [ask, ...ofList] : ofList}
            onChange={(index) => changeColumns(columns.kind, used.with(place, Number(index)))}
          />
        ))}
        <SelectField
          label={texts.settings.header}
          value={String(format.headerRow)}
          options={Array.from({ length: rows.length + 1 }, (_, row) => ({
            value: String(row),
            label: texts.settings.headerRow(row),
          }))}
          onChange={(row) => list.changeFormat(settings, { headerRow: Number(row) })}
        />
      </div>
      {spreadsheet === null && (
        <details className={styles.format} open={opened.columns === null || undefined}>
          <summary>{texts.settings.format}</summary>
          <div className={styles.fields}>
            <SelectField
              label={texts.settings.delimiter}
              value={format.delimiter}
              options={DELIMITERS.map((value) => ({ value, label: delimiterTexts[value] }))}
              onChange={(delimiter) => list.changeFormat(settings, { delimiter })}
            />
            <SelectField
              label={texts.settings.encoding}
              value={format.encoding}
              options={ENCODINGS.map((value) => ({ value, label: encodingTexts[value] }))}
              onChange={(encoding) => list.changeFormat(settings, { encoding })}
            />
          </div>
        </details>
      )}
      <div className={`row ${shared.actions}`}>
        <Button
          variant="primary"
          onClick={() => list.convert(settings)}
          disabled={list.isBusy || hindrance !== null}
        >
          {use.start(columns.kind)}
        </Button>
        <Button onClick={onBack}>{texts.input.back}</Button>
        {hindrance && <p className={`box ${shared.message}`}>{hindrance}</p>}
      </div>
      <PreviewTable opened={opened} columns={columns} />
      {opened.format.headerRow > 1 && <p className="muted">{texts.settings.titles}</p>}
    </div>
  );
}

/** The first rows as parsed, with a label above the columns that are used. */
function PreviewTable({ opened, columns }: Pick<Settings, 'opened' | 'columns'>) {
  const id = useId();
  const { rows, format, columnCount } = opened;
  const header = rows[format.headerRow - 1];
  const meanings = meaningsOf(columns);
  // On a phone the others are out of sight.
  const indexes = [...new Set([...meanings.keys(), ...Array(columnCount).keys()])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={table.box} tabIndex={0} aria-labelledby={id}>
      <table className={table.table}>
        <caption id={id}>{texts.settings.preview}</caption>
        <thead>
          <tr>
            {indexes.map((index) => (
              <th key={index} scope="col" data-matters={meanings.has(index) || undefined}>
                <span className={table.meaning}>
                  {[columnName(index + 1), meanings.get(index)].filter(Boolean).join(' · ')}
                </span>
                {header?.[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(format.headerRow).map((row, rowIndex) => (
            // A row has no key except its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={rowIndex}>
              {indexes.map((index) => (
                <td key={index} data-matters={meanings.has(index) || undefined}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
