/** Something that a Bankleitzahlendatei does not usually contain. The import stops unless anomalies are accepted. */
export interface Anomaly {
  readonly code:
    | 'encoding'
    | 'header'
    | 'line-length'
    | 'field-count'
    | 'wrong-field'
    | 'lost-name'
    | 'unknown-method'
    | 'unknown-rule'
    | 'duplicate'
    | 'vanished'
    | 'count'
    | 'validity';
  /** The line of the file, counted from 1; undefined if the anomaly concerns the whole file. */
  readonly line?: number;
  /** The anomaly, and in brackets what happens if it is accepted. */
  readonly message: string;
}

/** A file that cannot be used even if anomalies are accepted; the message gives the reason. */
export class UnreadableFile extends Error {}
