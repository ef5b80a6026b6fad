import type { ImportedFile } from '../../src/domain/bankFile/importedFile.ts';
import { linesOf, readBankFile } from '../../src/domain/bankFile/readBankFile.ts';
import { isMergedTsv, type MergedFile, readMergedTsv } from './readMergedTsv.ts';

/**
 * Recognises the format of a file and reads it: an official one, or the merged directory of `data/README.md`.
 *
 * @throws UnreadableFile if the file is empty or its format is unknown
 */
export function readImportedFile(bytes: Buffer): ImportedFile | MergedFile {
  const isMerged = isMergedTsv(bytes.toString('latin1', 0, 100)) && !bytes.includes(0);
  return isMerged ? readMergedTsv(linesOf(bytes.toString('utf8'))) : readBankFile(bytes);
}
