import { expect, test } from 'vitest';
import { readCompactDirectory } from '../../domain/directory/compactDirectory.ts';
import { availableDirectories, currentDirectories } from './_bankDirectories.ts';
import { GET, getStaticPaths } from './[file].ts';

test('the site serves each directory under a name that changes with its content', () => {
  const directories = availableDirectories;
  expect(directories).not.toHaveLength(0);
  for (const { validFrom, queryKey } of directories)
    expect(queryKey.join('/')).toMatch(new RegExp(`^/daten/banken\\.${validFrom}\\.[0-9a-f]{8}\\.json$`));
});

test.each([
  ['in the first quarter', '2026-09-08', ['2026-09-07', '2026-12-07']],
  ['in the second', '2026-12-08', ['2026-12-07']],
  ['after both, the last', '2027-06-01', ['2026-12-07']],
])('the site serves the directory of today and those to come: %s', (_name, day, served) => {
  const september = { validFrom: '2026-09-07', validUntil: '2026-12-06' };
  const current = currentDirectories(
    [september, { validFrom: '2026-12-07', validUntil: '2027-03-07' }],
    new Date(day),
  );
  expect(current.map(({ validFrom }) => validFrom)).toEqual(served);
});

test('each address that a page hands to an island is built, and answers with its directory', async () => {
  const paths = getStaticPaths();
  for (const [index, directory] of availableDirectories.entries()) {
    expect([`/daten/${paths[index]?.params.file}`]).toEqual(directory.queryKey);
    const response = await GET({ props: paths[index]?.props } as never);
    expect(readCompactDirectory(await response.json())).toMatchObject({ validFrom: directory.validFrom });
  }
});
