import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { writeCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { bankDirectories } from '../updateBanks/directoryFolder.ts';

/** Makes the module of `package/src/virtual.d.ts`: the bank directories. A long string is parsed faster than an object literal. */
export function dataModule(root: string): Plugin {
  const id = '\0virtual:directories.js';
  const parsed = (json: string) => `JSON.parse(${JSON.stringify(json)})`;
  const directories = () =>
    bankDirectories(join(root, 'data/banks')).map((directory) =>
      parsed(JSON.stringify(writeCompactDirectory(directory))),
    );
  return {
    name: 'data-module',
    resolveId: (name) => (name === 'virtual:directories' ? id : null),
    load: (name) => (name === id ? `export const compactDirectories = () => [${directories()}];\n` : null),
  };
}
