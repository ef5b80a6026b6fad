/** Something in a file that a Bankleitzahlendatei does not usually hold. The import stops unless it is accepted. */
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
  /** The line of the file, counted from 1; left out where the whole file is meant. */
  readonly line?: number;
  /** What is odd, and in brackets what `--accept` makes of it. */
  readonly message: string;
}

/** A file that cannot be imported at all, whatever is accepted; the message says why. */
export class UnreadableFile extends Error {}
