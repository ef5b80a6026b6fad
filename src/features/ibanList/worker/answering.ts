import { type Failure, failureOf } from './failure.ts';
import type { Answer, ListRequest, SpreadsheetRequest } from './protocol.ts';

/** Answers each message with what its work gives, if anything, or with the reason why it failed. */
export function answerWith<Message extends ListRequest | SpreadsheetRequest>(
  work: (message: Message) => Promise<Answer | null>,
): void {
  addEventListener('message', async ({ data }: MessageEvent<Message>) => {
    try {
      const answer = await work(data);
      if (answer !== null) postMessage(answer);
    } catch (error) {
      postMessage({ type: 'failed', failure: await reasonOf(error, data) } satisfies Answer);
    }
  });
}

/** A stream of a file that was changed fails without a word of why; asked for a byte, the file says it. */
async function reasonOf(error: unknown, request: ListRequest | SpreadsheetRequest): Promise<Failure> {
  const failure = failureOf(error);
  if (failure !== 'unexpected' || request.type === 'prepare') return failure;
  const source =
    request.type === 'write-xlsx' ? (request.spreadsheet ?? request.list).source : request.source;
  try {
    await source.slice(0, 1).arrayBuffer();
    return failure;
  } catch (unreadable) {
    return failureOf(unreadable);
  }
}
