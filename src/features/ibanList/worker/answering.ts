import { failureOf } from './failure.ts';
import type { Answer } from './protocol.ts';

/** Answers each message with what its work gives, if anything, or with the reason why it failed. */
export function answerWith<Message>(work: (message: Message) => Promise<Answer | null>): void {
  addEventListener('message', async ({ data }: MessageEvent<Message>) => {
    try {
      const answer = await work(data);
      if (answer !== null) postMessage(answer);
    } catch (error) {
      postMessage({ type: 'failed', failure: failureOf(error) } satisfies Answer);
    }
  });
}
