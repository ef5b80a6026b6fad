import { median } from '../tools/median.ts';

/** Makes one call and returns a number from its result. */
export interface Candidate<Sample> {
  readonly task: string;
  readonly name: string;
  readonly call: (sample: Sample) => number;
}

const ROUNDS = 31;

/** A table in Markdown of the medians, compared with ours in the same task. */
export function measureInTurns<Sample>(
  candidates: readonly Candidate<Sample>[],
  samples: readonly Sample[],
  ours: string,
): string {
  const times = new Map(candidates.map((candidate) => [candidate, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [candidate, list] of times) list.push(nanosecondsPerCall(candidate, samples));
  const medians = [...times].map(([candidate, list]) => ({ ...candidate, time: median(list) }));
  const lines = medians.map(({ task, name, time }) => {
    const own = medians.find((other) => other.task === task && other.name === ours)?.time ?? Number.NaN;
    return `| ${task} | ${name} | ${time.toFixed(0)} ns | ${(time / own).toFixed(1)} |`;
  });
  return [
    `${samples.length} numbers, ${ROUNDS} rounds in turns, Node ${process.version}, medians`,
    '',
    '| task | package | per call | times ours |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function nanosecondsPerCall<Sample>({ call }: Candidate<Sample>, samples: readonly Sample[]): number {
  let sum = 0;
  const start = process.hrtime.bigint();
  for (const sample of samples) sum += call(sample);
  const nanoseconds = Number(process.hrtime.bigint() - start);
  if (sum === 0) throw new Error('no result was calculated');
  return nanoseconds / samples.length;
}
