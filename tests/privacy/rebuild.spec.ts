import { execFile } from 'node:child_process';
import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checksums } from '../../scripts/finishBuild.ts';

const run = promisify(execFile);

/** The clock of the second build is 400 days ahead. */
const LATER = `data:text/javascript,const now = Date.now; globalThis.Date = class extends Date {
  constructor(...words) { super(...(words.length ? words : [Date.now()])); }
  static now() { return now() + 400 * 86400000; }
}`;

test('a build in another folder, time zone, language and home, and 400 days later, has the same bytes [1.1] [13.1] [19.16]', async () => {
  test.setTimeout(300_000);
  // Inside the project, where the packages are found. With a link to them the modules of a chunk had another order.
  const copy = test.info().outputPath('another folder');
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, join(copy, file));
  const { PATH } = process.env;
  const built = Math.floor(statSync('dist/index.html').mtimeMs / 1000);
  await run(process.execPath, ['--import', LATER, 'scripts/build.ts'], {
    cwd: copy,
    env: {
      PATH,
      HOME: test.info().outputDir,
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
  rmSync(copy, { recursive: true });
});
