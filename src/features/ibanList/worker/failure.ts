/** Why a list cannot be read or a result cannot be written. The page has one German sentence for each. */
export type Failure =
  | 'empty'
  | 'too-large'
  | 'too-many-columns'
  | 'row-too-long'
  /** The result does not have as many lines as the list, which is a bug. */
  | 'rows-differ'
  /** A picture, a PDF, a program. */
  | 'binary'
  /** Excel's format before 2007. */
  | 'old-excel'
  | 'password-protected'
  | 'damaged-xlsx'
  /** Parts of a spreadsheet are too large after unpacking. */
  | 'too-large-unpacked'
  /** A sheet has too many rows times columns, mostly because of a stray cell far away. */
  | 'too-many-cells'
  /** The chosen one of several sheets is empty. */
  | 'empty-sheet'
  /** The result exceeds Excel's limits: rows, the new columns, or the length of a cell. */
  | 'no-room-in-excel'
  | 'cell-too-long'
  /** The browser cannot unpack ZIP files. */
  | 'old-browser'
  /** An OpenDocument table or another kind of ZIP file. */
  | 'other-zip'
  /** Formats that are neither lists nor XLSX, although their file names often end so. */
  | 'html'
  | 'xml'
  | 'json'
  /** The file was changed, moved or removed after it was chosen. */
  | 'file-changed'
  | 'no-directory'
  /** Timeout while waiting for the worker's script, the directory or the worker itself. */
  | 'no-answer'
  /** The browser starts no worker. */
  | 'no-worker'
  /** A script could not be loaded: there is no network, or the site has a new version. */
  | 'no-script'
  | 'unexpected';

export class ListError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

/** Maps an error to a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ListError) return error.failure;
  if (error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError'))
    return 'file-changed';
  return 'unexpected';
}
