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
  /** Parts of a spreadsheet that unpack to more than can be read here. */
  | 'too-large-unpacked'
  /** A sheet of more rows times columns than can be read here, mostly for a stray cell far away. */
  | 'too-many-cells'
  /** Of several sheets, the one that was chosen. */
  | 'empty-sheet'
  /** Excel has no room for so many rows, for five more columns, or for so long a text in a cell. */
  | 'no-room-in-excel'
  | 'cell-too-long'
  /** The browser cannot unpack ZIP files. */
  | 'old-browser'
  /** An OpenDocument table or another kind of ZIP file. */
  | 'other-zip'
  /** Formats that are neither lists nor XLSX, though their names often say so. */
  | 'html'
  | 'xml'
  | 'json'
  /** The file was changed, moved or removed since it was chosen. */
  | 'file-changed'
  | 'no-directory'
  /** The page waited in vain: for the worker's script, the directory or the worker itself. */
  | 'no-answer'
  /** A script of the page is not there: the network is gone, or the site has a new version. */
  | 'no-script'
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
