import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startForeignHost } from '../support/foreignHost.ts';
import { copyOfTheSite } from '../support/ownServer.ts';
import { answerOfWorker, attack } from '../support/workerAttack.ts';
import { startSite } from './driver/site.ts';
import { expect, test } from './engineTest.ts';
import { Visitor } from './visitor.ts';

test('the worker of the list sends nothing to a foreign host [13.18] [19.8] [19.22]', async ({ visitor }) => {
  const foreign = await startForeignHost();
  const { folder, remove } = copyOfTheSite();
  const [name = ''] = readdirSync('dist/_astro').filter((file) => /^listWorker-[\w-]+\.js$/.test(file));
  const path = join(folder, '_astro', name);
  writeFileSync(path, attack(foreign.host) + readFileSync(path, 'utf8'));
  const attacked = await startSite(folder);
  const there = new Visitor(visitor.driver, attacked.address);
  await there.open('/iban-liste');
  const ended = await there.evaluate(answerOfWorker, `/_astro/${name}`);
  expect(Object.keys(ended)).toHaveLength(6);
  expect(new Set(Object.values(ended)), JSON.stringify(ended)).toEqual(new Set(['refused']));
  expect(foreign.requests).toEqual([]);
  await Promise.all([attacked.end(), foreign.end()]);
  remove();
});
