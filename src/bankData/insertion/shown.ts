import type { NumberKind } from '../../domain/reading/readText.ts';
import type { InsertionReading, Numbers } from './readInsertion.ts';

/** Content of both fields. */
export type Fields = Readonly<Record<NumberKind, string>>;

/** What the note below the fields says. */
export type Shown =
  | {
      readonly kind: 'taken';
      readonly reading: InsertionReading;
      readonly numbers: Numbers;
      /** Restored by undo. */
      readonly before: Fields;
    }
  /** The field has kept only the digits of a text that may not be one number. */
  | { readonly kind: 'filtered'; readonly before: Fields }
  | { readonly kind: 'question'; readonly reading: InsertionReading }
  | { readonly kind: 'undone' };
