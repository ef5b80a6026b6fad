import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { writeCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { readBankDirectory } from '../../src/domain/directory/generatedDirectory.ts';
import { generatedDays, generatedFile } from '../updateBanks/directoryFolder.ts';

/** Makes the module of `package/src/virtual.d.ts`: the bank directories. */
export function dataModule(root: string): Plugin {
  const name = 'virtual:directories';
  return {
    name: 'data-module',
    resolveId: (id) => (id === name ? `\0${name}.js` : null),
    load: (id) =>
      id === `\0${name}.js`
        ? `export const compactDirectories = () => [${directories(root).join(',')}];\n`
        : null,
  };
}

/** A long string is parsed faster than an object literal. */
function directories(root: string): string[] {
  const folder = join(root, 'data/banks');
  return generatedDays(folder).map((day) => {
    const generated = JSON.parse(readFileSync(generatedFile(folder, day), 'utf8'));
    const compact = writeCompactDirectory(readBankDirectory(generated));
    return `JSON.parse(${JSON.stringify(JSON.stringify(compact))})`;
  });
}
