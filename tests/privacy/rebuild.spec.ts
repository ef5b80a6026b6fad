import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checksums } from '../../scripts/checksums.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The clock of the second build is 400 days ahead. */
const LATER = `data:text/javascript,const now = Date.now; globalThis.Date = class extends Date {
  constructor(...words) { super(...(words.length ? words : [Date.now()])); }
  static now() { return now() + 400 * 86400000; }
}`;

test('a build in another folder, time zone, language and home, and 400 days later, has the same bytes [1.1] [13.1] [19.16]', async () => {
  test.setTimeout(300_000);
  const copy = join(folder, 'another folder');
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  const { PATH } = process.env;
  const built = Math.floor(statSync('dist/index.html').mtimeMs / 1000);
  await run(process.execPath, ['--import', LATER, 'scripts/build.ts'], {
    cwd: copy,
    env: {
      PATH,
      HOME: folder,
      USER: 'somebody',
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      SOURCE_DATE_EPOCH: String(built),
    },
  });
  const [here, there] = await Promise.all([checksums('dist'), checksums(join(copy, 'dist'))]);
  expect(here.size).toBeGreaterThan(100);
  expect([...here.keys()]).toEqual([...there.keys()]);
  expect([...here.keys()].filter((path) => here.get(path) !== there.get(path))).toEqual([]);
});
