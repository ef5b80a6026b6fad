import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** CSS that browsers know and the checker does not (26.9.27). */
const UNKNOWN_TO_IT =
  /^CSS: (?:Unrecognized at-rule “@container”|“(?:container-type|field-sizing)”: Property)/;
const jar = fileURLToPath(new URL('build/dist/vnu.jar', import.meta.resolve('vnu-jar')));

export const hasJava = spawnSync('java', ['-version']).error === undefined;

/**
 * Runs the Nu Html Checker over files. Its warnings are left out: it takes structured data for scripts that the policy
 * blocks, and asks for a heading in each section.
 *
 * @returns for each error its file, line and reason
 */
export function errorsOfNu(files: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--stdout', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (stdout === '') throw new Error(stderr);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ type, message }) => type !== 'info' && !UNKNOWN_TO_IT.test(message))
    .map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`);
}

interface Message {
  readonly type: 'info' | 'error' | 'non-document-error';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}
