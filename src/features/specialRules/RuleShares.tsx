import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { TableFigure } from '../../prose/TableFigure.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { type RuleGroup, ruleGroups } from './ruleGroups.ts';
import { texts } from './texts.ts';

const { shares } = texts;
/** Banks with fewer bank codes share a row. */
const OWN_ROW = 30;
const percent = new Intl.NumberFormat('de-DE', { style: 'percent', minimumFractionDigits: 1 });

/** How many bank codes have which rule. */
export function RuleShares() {
  const { banks } = newestDirectory();
  return (
    <TableFigure caption={shares.caption}>
      <table>
        <thead>
          <tr>
            {shares.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows().map(([label, count]) => (
            <tr key={label}>
              <td>{label}</td>
              <td data-label={shares.columns[1]}>{germanCount(count)}</td>
              <td data-label={shares.columns[2]}>{percent.format(count / banks.length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFigure>
  );
}

type Row = readonly [label: string, count: number];

function rows(): readonly Row[] {
  const directory = newestDirectory();
  const held = ruleGroups(directory).filter(({ banks }) => banks.length > 0);
  const holders = [...Map.groupBy(held, ({ holder }) => holder)].map(holderRow);
  const withRow = holders.filter(([, count]) => count >= OWN_ROW).sort(([, one], [, other]) => other - one);
  const others = holders.filter(([, count]) => count < OWN_ROW);
  const count = (isCounted: (rule: string | null) => boolean) =>
    directory.banks.filter(({ bankRule }) => isCounted(bankRule)).length;
  return [
    [shares.standard, count((rule) => rule?.startsWith('0000') ?? false)],
    ...withRow,
    [shares.others(others.length), others.reduce((sum, [, count]) => sum + count, 0)],
    [shares.unknown, count((rule) => rule === null)],
  ];
}

function holderRow([holder, groups]: [string | null, readonly RuleGroup[]]): Row {
  const count = groups.reduce((sum, { banks }) => sum + banks.length, 0);
  const rules = groups.map(({ rule }) => rule);
  return [holder === null ? shares.noPayments : shares.of(holder, rules), count];
}
