import { expiry } from '../../bankData/bankFactsTexts.ts';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { directoryStatus } from '../../domain/directory/bankDirectory.ts';
import { TableFigure } from '../../prose/TableFigure.tsx';
import { Button } from '../../ui/Button.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { modules } from './custom-elements.json';
import styles from './Embedding.module.css';
import { texts } from './texts.ts';

/** The example, which `embeddingPage.ts` starts. `tool-area`: nothing floats over it once it is used. */
export function LiveExample({ script }: { readonly script: string }) {
  const directory = newestDirectory();
  // Midnight in Germany. Computed in the build, so that the script of the page needs nothing from the domain.
  const pastFrom = ['22', '23']
    .map((hour) => `${directory.validUntil}T${hour}:00:00Z`)
    .find((moment) => directoryStatus(directory, new Date(moment)) === 'expired');
  return (
    <>
      <p hidden data-past-from={pastFrom}>
        {expiry({ directory, status: 'expired' })}
      </p>
      <noscript>
        <p className="tool-note">Das Beispiel braucht JavaScript, das hier abgeschaltet ist.</p>
      </noscript>
      <div hidden className={`${styles.live} tool-area no-print`} data-widget={script}>
        <Button>{texts.start}</Button>
        <p role="status" />
      </div>
    </>
  );
}

type Listed = 'attributes' | 'events' | 'cssProperties' | 'cssParts' | 'cssStates';
interface NamesProps {
  readonly caption: string;
  readonly heading: string;
  readonly of: Listed;
}

const namesOf = (of: Listed): readonly Readonly<Record<'name' | 'description', string>>[] =>
  modules.flatMap(({ declarations: [element] }) => element?.[of] ?? []);

/** What the widget offers, by its names alone. */
export function NameList({ of }: { readonly of: Listed }) {
  return (
    <code>
      {namesOf(of)
        .map(({ name }) => name)
        .join(', ')}
    </code>
  );
}

/** What the widget offers under a heading of its own: a table of names in code. Editors read the same manifest. */
export function Names({ caption, heading, of }: NamesProps) {
  return (
    <TableFigure caption={caption} heads={[heading, 'Bedeutung']}>
      <tbody>
        {namesOf(of).map(({ name, description }) => (
          <tr key={name}>
            <td translate="no">
              <code>{name}</code>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </TableFigure>
  );
}

interface File {
  readonly name: string;
  readonly size: number;
  readonly compressed: number;
}

const FILE_COLUMNS = ['Datei', 'Größe', 'mit Brotli übertragen'] as const;

export function WidgetFiles({ folder, files }: { readonly folder: string; readonly files: readonly File[] }) {
  return (
    <TableFigure caption="Die beiden Dateien" heads={FILE_COLUMNS}>
      <tbody>
        {files.map(({ name, size, compressed }) => (
          <tr key={name}>
            <th scope="row">
              <a href={`${folder}/${name}`} download={name} translate="no">
                {name}
              </a>
            </th>
            <td data-label={FILE_COLUMNS[1]}>{kilobytes(size)}</td>
            <td data-label={FILE_COLUMNS[2]}>{kilobytes(compressed)}</td>
          </tr>
        ))}
      </tbody>
    </TableFigure>
  );
}

/** In kB of 1,000 bytes. */
function kilobytes(bytes: number): string {
  return `${germanCount(Math.ceil(bytes / 1000))}\u00A0kB`;
}
