import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBankDirectory } from '../../../domain/directory/generatedDirectory.ts';
import { convertTable } from '../convert/convertTable.ts';
import { warmUp } from './warmUp.ts';

vi.mock('../convert/convertTable.ts', { spy: true });

const directory = readBankDirectory(
  JSON.parse(
    readFileSync(new URL('../../../../data/banks/2026-09-07.generated.json', import.meta.url), 'utf8'),
  ),
);

beforeEach(() => {
  vi.clearAllMocks();
});

test('each list holds every bank code, understood as a list of bank codes and account numbers', async () => {
  await warmUp(directory, () => true);
  expect(vi.mocked(convertTable).mock.calls.length).toBeGreaterThan(0);
  for (const { value } of vi.mocked(convertTable).mock.settledResults) {
    expect(value.summary.rowCount).toBe(directory.banks.length);
    expect(value.summary.counts['unknown-bank'] + value.summary.counts.unreadable).toBe(0);
    expect(value.summary.counts.computed).toBeGreaterThan(0);
  }
});

test('it ends as soon as there is something better to do', async () => {
  let asked = 0;
  const isWanted = () => {
    asked += 1;
    return asked < 3;
  };
  await warmUp(directory, isWanted);
  expect(vi.mocked(convertTable)).toHaveBeenCalledTimes(2);
});
