import { expect, test } from 'vitest';
import { readCompactDirectory } from '../../domain/directory/compactDirectory.ts';
import { availableDirectories } from './_bankDirectories.ts';
import { GET, getStaticPaths } from './[file].json.ts';

test('the site serves the directory of September 2026 under a name that changes with its content', () => {
  const [directory] = availableDirectories();
  expect(directory).toMatchObject({ validFrom: '2026-09-07', validUntil: '2026-12-06' });
  expect(directory?.queryKey.join('/')).toMatch(/^\/daten\/banken\.2026-09-07\.[0-9a-f]{8}\.json$/);
});

test('each address that a page hands to an island is built, and answers with its directory', async () => {
  const paths = getStaticPaths();
  for (const [index, directory] of availableDirectories().entries()) {
    expect(`${paths[index]?.params.file}.json`).toBe(directory.queryKey[1]);
    const response = await GET({ props: paths[index]?.props } as never);
    expect(readCompactDirectory(await response.json())).toMatchObject({ validFrom: directory.validFrom });
  }
});
