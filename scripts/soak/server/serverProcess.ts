import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly port: number;
  /** Everything it wrote to standard error. */
  complaints(): string;
  isRunning(): boolean;
  /** Resident memory in MB. */
  memory(): number;
  /** Open files and sockets. */
  openFiles(): number;
  /** Asks it to end. @returns its exit code, null if it was killed */
  end(): Promise<number | null>;
}

/** Starts a server like scripts/serve.ts in a process of its own, in the folder that contains dist/. */
export async function startServerProcess(command: readonly string[], folder: string): Promise<ServerProcess> {
  if (!existsSync('/proc/self/fd'))
    throw new Error('The soak reads memory and open files from /proc: it needs Linux.');
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (data) => {
    // The first kB of a flood is enough.
    if (complaints.length < 100_000) complaints += data;
  });
  const exit = once(child, 'exit');
  const port = await portOf(child, () => complaints);
  child.stdout.resume();
  const file = (name: string) => `/proc/${child.pid}/${name}`;
  return {
    port,
    complaints: () => complaints,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    memory: () => Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(file('status'), 'utf8'))?.[1]) / 1024,
    openFiles: () => readdirSync(file('fd')).length,
    async end() {
      child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}

async function portOf({ stdout }: ChildProcess, complaints: () => string): Promise<number> {
  if (!stdout) throw new Error('The server has no output.');
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const port = /:(\d+) /.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error(`The server did not start: ${complaints()}`);
}
