import type { TryResult, Way } from './tryResult.ts';

export const WAY_NAMES: Readonly<Record<Way, string>> = {
  fetch: 'Abruf durch ein Programm (fetch)',
  image: 'Bild, das eine Nachricht in der Adresse trägt',
  form: 'Formular, das sich selbst absendet',
  beacon: 'Nachricht im Hintergrund (Beacon)',
  socket: 'Verbindung, die offen bleibt (WebSocket)',
  worker: 'Abruf durch ein Hilfsprogramm (Worker)',
};

export const OUTCOMES = {
  refused: 'Vom Browser verhindert.',
  sent: 'Nicht verhindert.',
  unclear: 'Nicht eindeutig.',
} as const satisfies Record<TryResult['outcome'], string>;

export const TONES = {
  refused: 'good',
  sent: 'wrong',
  unclear: 'caution',
} as const satisfies Record<TryResult['outcome'], string>;

export const TRYING = 'Der Versuch läuft …';

/** Why the browser did what it did. */
export function reasonOf({ way, outcome, directive }: TryResult): string {
  switch (outcome) {
    case 'refused':
      return `Gemeldeter Verstoß gegen ${directive}.`;
    case 'sent':
      return way === 'worker'
        ? 'Für ein Hilfsprogramm gilt nur die Regel, die der Server mit ihm schickt. Sie fehlt.'
        : 'Der Browser hat es versucht und keinen Verstoß gemeldet.';
    case 'unclear':
      return 'Es ging nichts hinaus, aber der Browser meldet keinen Verstoß gegen den Eintrag, auf den es ankommt.';
  }
}

export function errorInWords(error: string): string {
  return `Meldung an das Programm: ${error}`;
}

export function triesInSum(results: readonly TryResult[]): string {
  const count = (outcome: TryResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const all = results.length;
  if (count('refused') === all) return `Alle ${all}\u00A0Versuche hat Ihr Browser verhindert.`;
  const parts = [
    `${count('refused')} von ${all}\u00A0Versuchen hat Ihr Browser verhindert`,
    ...(count('sent') > 0 ? [`${count('sent')} nicht`] : []),
    ...(count('unclear') > 0 ? [`bei ${count('unclear')} ist es nicht eindeutig`] : []),
  ];
  return `Achtung: ${parts.join(', ')}.`;
}
