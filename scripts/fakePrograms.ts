import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a function that writes a shell script as a program and returns its path. For tests; removed after them. */
export function fakePrograms(): { readonly folder: string; program(name: string, script: string): string } {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    program(name, script) {
      const path = join(folder, name);
      writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      return path;
    },
  };
}
