import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = '.github/workflows';
const names = readdirSync(folder);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each(names)('%s', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');

  it('runs only scripts that exist, and actions of a fixed commit [13.4]', () => {
    const ours = [...text.matchAll(/npm (?:run (?:-s )?)?([\w-]+)/g)].map(([, script = '']) => script);
    expect(ours.filter((script) => script !== 'ci' && !(script in scripts))).toEqual([]);
    const actions = [...text.matchAll(/uses: \S+@(\S+)/g)].map(([, version]) => version);
    expect(actions.length).toBeGreaterThan(0);
    for (const version of actions) expect(version).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('bank-data.yml', () => {
  const text = readFileSync(join(folder, 'bank-data.yml'), 'utf8');

  it('runs weekly, only when the data expire soon, and reports failure by an issue [13.4]', () => {
    expect(text).toMatch(/cron: '\d+ \d+ \* \* 1'/);
    expect(text).toContain('update-banks -- --if-due');
    expect(text).toMatch(/if: failure\(\)\n\s+run: \|[\s\S]*gh issue create/);
  });
});
