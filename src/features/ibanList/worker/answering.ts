import { failureOf } from './failure.ts';
import type { Answer } from './protocol.ts';

/** Answers each message with what its work gives, or with the reason why it failed. */
export function answerWith<Message>(work: (message: Message) => Promise<Answer>): void {
  addEventListener('message', async ({ data }: MessageEvent<Message>) => {
    try {
      postMessage(await work(data));
    } catch (error) {
      postMessage({ type: 'failed', failure: failureOf(error) } satisfies Answer);
    }
  });
}
