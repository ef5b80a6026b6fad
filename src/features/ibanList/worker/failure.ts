/** Why a list cannot be read or a result not be written. The page has one German sentence for each. */
export type Failure =
  | 'empty'
  | 'too-large'
  | 'too-many-columns'
  | 'row-too-long'
  /** The result does not have as many lines as the list: a defect of ours. */
  | 'rows-differ'
  /** A picture, a PDF, a program. */
  | 'binary'
  /** Excel's format of before 2007. */
  | 'old-excel'
  | 'password-protected'
  | 'damaged-xlsx'
  /** An OpenDocument table or another kind of ZIP file. */
  | 'other-zip'
  /** The file was changed, moved or removed since it was chosen. */
  | 'file-changed'
  | 'no-directory'
  /** The page waited in vain: for the worker's script, the directory or the worker itself. */
  | 'no-answer'
  | 'unexpected';

export class ListError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** What an error means to the visitor. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ListError) return error.failure;
  if (error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError'))
    return 'file-changed';
  return 'unexpected';
}
