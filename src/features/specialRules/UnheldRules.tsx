import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { TableFigure } from '../../prose/TableFigure.tsx';
import { ruleGroups } from './ruleGroups.ts';
import { texts } from './texts.ts';

/** The rules in force that no bank code has today. */
export function UnheldRules() {
  return (
    <TableFigure caption={texts.unheld.caption}>
      <table>
        <thead>
          <tr>
            {texts.unheld.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ruleGroups(newestDirectory())
            .filter(({ banks }) => banks.length === 0)
            .map(({ rule, holder, sentence }) => (
              <tr key={rule}>
                <td>{rule}</td>
                <td data-label={texts.unheld.columns[1]}>{holder}</td>
                <td data-label={texts.unheld.columns[2]}>{sentence}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableFigure>
  );
}
