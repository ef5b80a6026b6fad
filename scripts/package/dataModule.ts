import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { writeCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { bankDirectories } from '../updateBanks/directoryFolder.ts';

/** Makes the module of `package/src/virtual.d.ts`: the bank directories. */
export function dataModule(root: string): Plugin {
  const id = '\0virtual:directories.js';
  const directories = () => bankDirectories(join(root, 'data/banks')).map(writeCompactDirectory);
  return {
    name: 'data-module',
    resolveId: (name) => (name === 'virtual:directories' ? id : null),
    load: (name) => (name === id ? `export const packed = () => ${JSON.stringify(directories())};\n` : null),
  };
}
