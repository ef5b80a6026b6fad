import type { ReactNode } from 'react';
import { TableFigure } from '../../prose/TableFigure.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoScriptNote } from '../../ui/NoScriptNote.tsx';
import styles from './LivePart.module.css';

interface Props {
  /** The name by which its script finds it. */
  readonly name: string;
  /** „place“: nothing floats over it once it is used (`shell/toolInUse.ts`). */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the page that its script fills. */
function LivePart({ name, className = '', children }: Props) {
  return (
    <>
      <NoScriptNote>Dieser Teil braucht JavaScript, das hier abgeschaltet ist.</NoScriptNote>
      <div hidden className={`${styles.live} ${className} no-print`} data-live={name}>
        {children}
      </div>
    </>
  );
}

function LiveTable({ caption, columns }: { readonly caption: string; readonly columns: readonly string[] }) {
  return (
    <TableFigure caption={caption}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody />
      </table>
    </TableFigure>
  );
}

export function LiveRequests() {
  return (
    <LivePart name="requests">
      <p data-said />
      <LiveTable caption="Was diese Seite bisher abgerufen hat" columns={['Adresse', 'Art und Größe']} />
    </LivePart>
  );
}

export function LivePolicy() {
  return (
    <LivePart name="policy">
      <p data-said />
      <LiveTable caption="Die Regel, die hier gerade gilt" columns={['Eintrag', 'Bedeutung']} />
    </LivePart>
  );
}

export function LiveTries() {
  return (
    <LivePart name="tries" className="place">
      <Button variant="primary">Versuch: etwas heimlich senden</Button>
      <p role="status" data-said />
      <LiveTable caption="Was aus den Versuchen wurde" columns={['Weg', 'Ergebnis']} />
    </LivePart>
  );
}

export function LiveStored() {
  return (
    <LivePart name="stored">
      <p role="status" data-said />
      <LiveTable caption="Was Ihr Browser für diese Website aufbewahrt" columns={['Ort', 'Inhalt']} />
      <Button>Neu lesen</Button>
    </LivePart>
  );
}

export function LiveChecksum() {
  return (
    <LivePart name="checksum">
      <Button>Prüfsumme berechnen</Button>
      <p role="status" data-said />
      <p>
        <code translate="no" />
      </p>
    </LivePart>
  );
}
