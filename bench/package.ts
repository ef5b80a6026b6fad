/**
 * The public functions of the built package beside ibantools, fast-iban and validator, on the same numbers. The candidates
 * take turns, so that other processes slow all of them.
 */
import { createRequire } from 'node:module';
import fastIban from 'fast-iban';
import { composeIBAN, isValidIBAN } from 'ibantools';
import { buildPackage } from '../scripts/package/buildPackage.ts';
import { Dice } from '../tests/support/dice.ts';

const COUNT = 20_000;
const ROUNDS = 31;

await buildPackage();
const dist = `${import.meta.dirname}/../package/dist`;
const { checkIban, resolveIban }: typeof import('../package/src/index.ts') = await import(`${dist}/index.js`);
const { bankDirectory }: typeof import('../package/src/directory.ts') = await import(`${dist}/directory.js`);
// It contains no types.
const require = createRequire(import.meta.url);
const { isIBAN } = require('validator') as { isIBAN(iban: string): boolean };

interface Sample {
  readonly bankCode: string;
  /** Ten digits, as the other packages ask for. */
  readonly account: string;
  readonly iban: string;
}
const directory = bankDirectory();
const dice = new Dice(1);
const samples: readonly Sample[] = Array.from({ length: COUNT }, () => {
  const { bankCode } = dice.pick(directory.banks);
  const account = String(dice.roll(10 ** (1 + dice.roll(10)))).padStart(10, '0');
  return { bankCode, account, iban: composeIBAN({ countryCode: 'DE', bban: bankCode + account }) ?? '' };
});

/** The first of each task is ours. A call returns something of its result, so that the compiler cannot skip the work. */
const tasks: Readonly<Record<string, Readonly<Record<string, (sample: Sample) => unknown>>>> = {
  'check of an IBAN': {
    checkIban: ({ iban }) => checkIban(iban).ok,
    'fast-iban': ({ iban }) => fastIban.validateIBAN(iban),
    validator: ({ iban }) => isIBAN(iban),
    ibantools: ({ iban }) => isValidIBAN(iban),
  },
  'IBAN of an account': {
    'resolveIban (with rule, account check and BIC)': ({ bankCode, account }) =>
      resolveIban(directory, bankCode, account).resolution?.formulaIban,
    'fast-iban (formula only)': ({ bankCode, account }) => fastIban.generateIBAN(bankCode + account, 'DE'),
    'ibantools (formula only)': ({ bankCode, account }) =>
      composeIBAN({ countryCode: 'DE', bban: bankCode + account }),
  },
};

console.log(`${COUNT} numbers, ${ROUNDS} rounds in turns, Node ${process.version}, medians\n`);
for (const [task, candidates] of Object.entries(tasks)) {
  const times = Object.values(candidates).map((call) => ({ call, rounds: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { call, rounds } of times) rounds.push(nanosecondsPerCall(call));
  const medians = times.map(({ rounds }) => rounds.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN);
  console.log(task);
  Object.keys(candidates).forEach((name, index) => {
    const time = medians[index] ?? Number.NaN;
    console.log(
      `  ${name.padEnd(48)} ${time.toFixed(0).padStart(6)} ns  ${(time / (medians[0] ?? 1)).toFixed(1)}`,
    );
  });
}

function nanosecondsPerCall(call: (sample: Sample) => unknown): number {
  let results = 0;
  // Of the processor: another process that interrupts a round does not count.
  const start = process.cpuUsage();
  for (const sample of samples) results += call(sample) ? 1 : 0;
  const { user, system } = process.cpuUsage(start);
  if (results === 0) throw new Error('no result was calculated');
  return ((user + system) * 1000) / samples.length;
}
