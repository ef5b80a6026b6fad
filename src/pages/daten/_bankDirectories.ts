import { createHash } from 'node:crypto';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { generatedDirectories } from '../../bankData/generatedDirectories.ts';
import type { BankDirectory } from '../../domain/directory/bankDirectory.ts';
import { chooseDirectory, type Validity } from '../../domain/directory/bankDirectory.ts';
import { writeCompactDirectory } from '../../domain/directory/compactDirectory.ts';

interface CompactFile {
  readonly available: AvailableDirectory;
  /** Without `.json`. */
  readonly name: string;
  readonly text: string;
}

/**
 * The compact files of the directories that are valid on the day of the build or later. Every page lists them. The name
 * of a file contains a hash of its content, so that browsers can cache it permanently.
 */
export const compactFiles: readonly CompactFile[] = currentDirectories(generatedDirectories, new Date()).map(
  compactFile,
);

/** All directories on the server. The browser picks one with `chooseDirectory`. */
export function availableDirectories(): readonly AvailableDirectory[] {
  return compactFiles.map((file) => file.available);
}

/** The directories that a browser may pick now or later. */
export function currentDirectories<Directory extends Validity>(
  all: readonly Directory[],
  now: Date,
): Directory[] {
  const today = chooseDirectory(all, now)?.directory.validFrom ?? '';
  return all.filter(({ validFrom }) => validFrom >= today);
}

function compactFile(directory: BankDirectory): CompactFile {
  const { validFrom, validUntil } = directory;
  const text = JSON.stringify(writeCompactDirectory(directory));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `banken.${validFrom}.${hash}`;
  // Joined by `/`, the query key is the URL path of the file (requirement 7.5).
  return { name, available: { validFrom, validUntil, queryKey: ['/daten', `${name}.json`] }, text };
}
