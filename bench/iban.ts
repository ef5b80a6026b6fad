/**
 * Compares formula, full resolution and validation with ibantools, fast-iban and iban: `node bench/iban.ts`.
 * All packages take turns within one run, so that other processes affect them equally. Prints medians.
 */
import { createRequire } from 'node:module';
import fastIban from 'fast-iban';
import * as ibantools from 'ibantools';
import type { AccountNumber } from '../src/domain/account/accountNumber.ts';
import type { BankCode } from '../src/domain/account/bankCode.ts';
import { buildIban, isGermanIban } from '../src/domain/iban/iban.ts';
import { resolveIban } from '../src/domain/resolve/resolveIban.ts';
import { newestDirectory } from '../tests/bankDirectory.ts';

/** The package contains no types. */
const iban = createRequire(import.meta.url)('iban') as {
  fromBBAN(country: string, bban: string): string;
  isValid(iban: string): boolean;
};

const CALLS = 20_000;
const ROUNDS = 61;

interface Sample {
  readonly bankCode: BankCode;
  readonly accountNumber: AccountNumber;
  readonly bban: string;
  readonly iban: string;
}

/** One candidate: makes one call and returns a number from the result, so that the compiler cannot skip the work. */
interface Contestant {
  readonly task: string;
  readonly name: string;
  readonly call: (sample: Sample) => number;
}

const directory = newestDirectory();
const samples = makeSamples(directory.banks.map((bank) => bank.bankCode));

/** Bank codes of the directory with account numbers of every length; the same in each run. */
function makeSamples(bankCodes: readonly BankCode[]): Sample[] {
  let state = 1;
  const random = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: CALLS }, () => {
    const bankCode = bankCodes[random(bankCodes.length)] as BankCode;
    const accountNumber = String(random(10 ** (1 + random(10)))).padStart(10, '0') as AccountNumber;
    return {
      bankCode: flat(bankCode),
      accountNumber: flat(accountNumber),
      bban: flat(bankCode + accountNumber),
      iban: flat(buildIban(bankCode, accountNumber)),
    };
  });
}

/** A flat string in memory, like one from a file, not a lazy concatenation. */
function flat<Text extends string>(text: Text): Text {
  return Buffer.from(text, 'latin1').toString('latin1') as Text;
}

const lastDigit = (text: string | null) => (text ?? '').charCodeAt(21);

const CONTESTANTS: readonly Contestant[] = [
  { task: 'formula', name: 'ours', call: (s) => lastDigit(buildIban(s.bankCode, s.accountNumber)) },
  { task: 'formula', name: 'fast-iban', call: (s) => lastDigit(fastIban.generateIBAN(s.bban, 'DE')) },
  { task: 'formula', name: 'iban', call: (s) => lastDigit(iban.fromBBAN('DE', s.bban)) },
  {
    task: 'formula',
    name: 'ibantools',
    call: (s) => lastDigit(ibantools.composeIBAN({ countryCode: 'DE', bban: s.bban })),
  },
  {
    task: 'full resolution (no other library has it)',
    name: 'ours',
    call: (s) => {
      const resolution = resolveIban(directory, s.bankCode, s.accountNumber);
      return lastDigit(resolution.bankIban ?? resolution.formulaIban);
    },
  },
  { task: 'validation', name: 'ours', call: (s) => Number(isGermanIban(s.iban)) },
  { task: 'validation', name: 'fast-iban', call: (s) => Number(fastIban.validateIBAN(s.iban)) },
  { task: 'validation', name: 'iban', call: (s) => Number(iban.isValid(s.iban)) },
  { task: 'validation', name: 'ibantools', call: (s) => Number(ibantools.isValidIBAN(s.iban)) },
];

/** @returns nanoseconds per call in one round over all samples */
function time({ call }: Contestant): number {
  let sum = 0;
  const start = process.hrtime.bigint();
  for (const sample of samples) sum += call(sample);
  const nanoseconds = Number(process.hrtime.bigint() - start);
  if (sum === 0) throw new Error('no result was calculated');
  return nanoseconds / samples.length;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const times = new Map<Contestant, number[]>(CONTESTANTS.map((contestant) => [contestant, []]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [contestant, list] of times) list.push(time(contestant));

const medians = new Map([...times].map(([contestant, list]) => [contestant, median(list)]));
const fastIbanFormula = medians.get(CONTESTANTS[1] as Contestant) ?? Number.NaN;
console.log(`${CALLS} calls, ${ROUNDS} interleaved rounds, Node ${process.version}; medians`);
for (const [contestant, nanoseconds] of medians) {
  const ours = [...medians].find(([other]) => other.task === contestant.task && other.name === 'ours')?.[1];
  const ratio = contestant.task.startsWith('full')
    ? `${(fastIbanFormula / nanoseconds).toFixed(2)} × as fast as fast-iban’s bare formula`
    : `ours is ${(nanoseconds / (ours ?? Number.NaN)).toFixed(1)} × as fast`;
  console.log(
    [
      contestant.task.padEnd(42),
      contestant.name.padEnd(10),
      `${nanoseconds.toFixed(0).padStart(6)} ns`,
      ratio,
    ].join('  '),
  );
}
