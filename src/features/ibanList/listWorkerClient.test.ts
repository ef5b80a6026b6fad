import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListWorkerClient } from './listWorkerClient.ts';
import type { Message, OpenRequest } from './worker/protocol.ts';

/** A worker that says only what a test makes it say. */
class SilentWorker {
  static latest: SilentWorker;
  onmessage: ((event: { data: Message }) => void) | null = null;
  onerror = null;
  postMessage = () => undefined;
  terminate = () => undefined;

  constructor() {
    SilentWorker.latest = this;
  }

  say(data: Message): void {
    this.onmessage?.({ data });
  }
}

const DIRECTORY = { validFrom: '', validUntil: '', queryKey: [] };
const request: OpenRequest = { directory: DIRECTORY, source: new Blob(), sheet: null, chosen: {} };
const tooLong = 'no-answer';

beforeEach(() => {
  answers.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The answers to the requests of a test, in the order in which they come. */
const answers: unknown[] = [];
const ask = (client: ReturnType<typeof createListWorkerClient>) =>
  void client.ask('convert', request as never).then((answer) => answers.push(answer));

test('once the worker has begun, it has three minutes, and again after each progress', async () => {
  ask(createListWorkerClient());
  await vi.advanceTimersByTimeAsync(59_999);
  SilentWorker.latest.say({ type: 'progress', share: 0 });
  await vi.advanceTimersByTimeAsync(179_999);
  SilentWorker.latest.say({ type: 'progress', share: 0.5 });
  await vi.advanceTimersByTimeAsync(179_999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([tooLong]);
});

test('a request waits for the one before it, and is given up if the worker does not begin within a minute', async () => {
  const client = createListWorkerClient();
  for (const _ of [1, 2]) ask(client);
  await vi.advanceTimersByTimeAsync(59_999);
  SilentWorker.latest.say({ type: 'done', answer: [] });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(answers).toEqual([[]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([[], tooLong]);
});

test('a cancelled request ends with those that wait for it, and the next one is answered', async () => {
  const client = createListWorkerClient();
  for (const _ of [1, 2]) ask(client);
  await vi.advanceTimersByTimeAsync(1);
  client.cancel();
  ask(client);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([null, null]);
  SilentWorker.latest.say({ type: 'done', answer: [] });
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([null, null, []]);
});

test('a browser that starts no worker says so at once', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  const client = createListWorkerClient();
  client.prepare(DIRECTORY);
  expect(await client.ask('open', request)).toBe('no-worker');
});
