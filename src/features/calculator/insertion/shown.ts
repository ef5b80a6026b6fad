import type { FieldName, InsertionReading, Numbers } from './readInsertion.ts';

/** Content of both fields. */
export type Fields = Readonly<Record<FieldName, string>>;

/** What the note below the fields says. */
export type Shown =
  | {
      readonly kind: 'taken';
      readonly reading: InsertionReading;
      readonly numbers: Numbers;
      /** What undoing restores. */
      readonly before: Fields;
    }
  /** The field has kept digits of a text that is no number for sure. */
  | { readonly kind: 'filtered'; readonly before: Fields }
  | { readonly kind: 'question'; readonly reading: InsertionReading }
  | { readonly kind: 'undone' };
