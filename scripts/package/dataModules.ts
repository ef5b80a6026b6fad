import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { rulesOf } from '../../src/domain/bankFile/ruleTable.ts';
import { writeCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { readBankDirectory } from '../../src/domain/directory/generatedDirectory.ts';
import { generatedDays, generatedDirectories, generatedFile } from '../updateBanks/directoryFolder.ts';

/** Makes the modules of `package/src/virtual.d.ts`: the bank directories and the IBAN rules of the newest. */
export function dataModules(root: string): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    'virtual:directories': () => `export const compactDirectories = [${directories(root).join(',')}];\n`,
    'virtual:rules': () => `export const ruleTable = ${parsed(ruleTable(root))};\n`,
  };
  return {
    name: 'data-modules',
    resolveId: (id) => (id in sources ? `\0${id.replace(':', '/')}.js` : null),
    load(id) {
      const name = /^\0virtual\/(.*)\.js$/.exec(id)?.[1];
      return name === undefined ? null : (sources[`virtual:${name}`]?.() ?? null);
    },
  };
}

function directories(root: string): string[] {
  const folder = join(root, 'data/banks');
  return generatedDays(folder).map((day) => {
    const generated = JSON.parse(readFileSync(generatedFile(folder, day), 'utf8'));
    return parsed(writeCompactDirectory(readBankDirectory(generated)));
  });
}

function ruleTable(root: string): unknown {
  const newest = generatedDirectories(join(root, 'data/banks')).at(-1);
  return newest && { validFrom: newest.columns.bankRule.asOf, ruleByBankCode: rulesOf(newest.banks) };
}

/** A long string is parsed faster than an object literal, and a bundler drops it where nobody uses it. */
function parsed(value: unknown): string {
  return `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
