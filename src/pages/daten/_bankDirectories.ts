import { hash } from 'node:crypto';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { generatedDirectories } from '../../bankData/generatedDirectories.ts';
import { type BankDirectory, chooseDirectory, type Validity } from '../../domain/directory/bankDirectory.ts';
import { writeCompactDirectory } from '../../domain/directory/compactDirectory.ts';
import { buildDate } from '../../site/site.config.ts';

/**
 * The compact files of the directories that are valid on the day of the build or later. Every page lists them. The name
 * of a file contains a hash of its content, so that browsers can cache it permanently.
 */
export const compactFiles = currentDirectories(generatedDirectories, buildDate()).map(compactFile);

/** All directories on the server. The browser picks one with `chooseDirectory`. */
export const availableDirectories = compactFiles.map(({ available }) => available);

/** The directories that a browser may pick now or later. */
export function currentDirectories<Directory extends Validity>(
  all: readonly Directory[],
  now: Date,
): Directory[] {
  const { directory } = chooseDirectory(all, now);
  return all.filter(({ validFrom }) => validFrom >= directory.validFrom);
}

function compactFile(directory: BankDirectory) {
  const { validFrom, validUntil } = directory;
  const text = JSON.stringify(writeCompactDirectory(directory));
  const digest = hash('sha256', text).slice(0, 8);
  const name = `banken.${validFrom}.${digest}.json`;
  // The segments of the query key joined by `/` are the address (requirement 7.5). One segment costs each page the fewest bytes.
  const available: AvailableDirectory = { validFrom, validUntil, queryKey: [`/daten/${name}`] };
  return { name, available, text };
}
