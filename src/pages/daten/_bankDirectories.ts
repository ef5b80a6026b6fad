import { createHash } from 'node:crypto';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { writeCompactDirectory } from '../../domain/directory/compactDirectory.ts';
import { readBankDirectory } from '../../domain/directory/generatedDirectory.ts';

interface CompactFile {
  readonly available: AvailableDirectory;
  /** Without `.json`. */
  readonly name: string;
  readonly text: string;
}

const generatedFiles = import.meta.glob<string>('../../../data/banks/*.generated.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The compact file of each generated directory; its name changes with its content, so it may be kept for ever. */
export const compactFiles: readonly CompactFile[] = Object.values(generatedFiles).map(compactFile);

/** All directories that the site serves; the browser picks one by `chooseDirectory`. */
export function availableDirectories(): readonly AvailableDirectory[] {
  return compactFiles.map((file) => file.available);
}

function compactFile(generatedText: string): CompactFile {
  const directory = readBankDirectory(JSON.parse(generatedText));
  const { validFrom, validUntil } = directory;
  const text = JSON.stringify(writeCompactDirectory(directory));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `banken.${validFrom}.${hash}`;
  return {
    available: { validFrom, validUntil, queryKey: ['/daten', `${name}.json`] },
    name,
    text,
  };
}
