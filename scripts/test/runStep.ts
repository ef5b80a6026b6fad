import { spawn } from 'node:child_process';

/** A script of package.json with additional arguments. */
export interface Step {
  script: string;
  words?: readonly string[];
}

/** Runs two steps at a time and prints the output of failed ones. @returns the failed steps */
export async function runBuffered(steps: readonly Step[]): Promise<Step[]> {
  const waiting = [...steps];
  const failed: Step[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await run(step, 'pipe'))) failed.push(step);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

/** Runs one step after the other with live output, and stops at the first failure. @returns the failed step */
export async function runVisibly(steps: readonly Step[]): Promise<Step[]> {
  for (const step of steps) {
    console.log(`\n▸ ${step.script}`);
    if (!(await run(step, 'inherit'))) return [step];
  }
  return [];
}

async function run({ script, words = [] }: Step, output: 'pipe' | 'inherit'): Promise<boolean> {
  const began = performance.now();
  let printed = '';
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...words], {
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        printed += data;
      });
    }
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '' : printed}${code === 0 ? '✓' : '✗'} ${script} (${seconds} s)`);
  return code === 0;
}
