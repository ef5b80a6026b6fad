import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import type { Helper } from '../convert/convertTable.ts';
import { InputBuffer } from '../convert/inputBuffer.ts';
import {
  makeRowConverter,
  NotUtf8,
  type PieceResult,
  type RowConverter,
  type RowWork,
  syntaxOf,
} from '../convert/rowConverter.ts';
import type { SummaryInProgress } from '../convert/summary.ts';

/** Between the worker that reads a list and one that helps it. */
type ToHelper =
  | { readonly type: 'begin'; readonly job: number; readonly work: RowWork }
  | { readonly type: 'piece'; readonly piece: number; readonly rows: Uint8Array<ArrayBuffer> }
  | { readonly type: 'finish' };
/** Each answer says to which job it belongs: those to a job that was begun anew come too late. */
type FromHelper = { readonly job: number } & HelperAnswer;
type HelperAnswer =
  | { readonly type: 'piece'; readonly piece: number; readonly result: PieceResult }
  | { readonly type: 'not-utf8' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'finished'; readonly summary: SummaryInProgress };

/** So many pieces wait at a helper: one in work, one so that it need not wait. */
const PIECES_AT_A_HELPER = 2;

/** The helper's side: converts the pieces that come through the port. */
export function helpThrough(port: MessagePort, loadDirectory: () => Promise<BankDirectory>): void {
  const directory = loadDirectory();
  // A failure is answered with the first message.
  directory.catch(() => undefined);
  let converter: RowConverter | null = null;
  let lineBreak = 10;
  let job = 0;
  const answer = (message: HelperAnswer) => port.postMessage({ job, ...message } satisfies FromHelper);
  /** One after the other, though the first has to wait for the directory. */
  let before: Promise<void> = Promise.resolve();

  async function work(message: ToHelper): Promise<void> {
    if (message.type === 'begin') {
      job = message.job;
      converter = makeRowConverter(await directory, message.work, false);
      lineBreak = syntaxOf(message.work.format).lineBreak;
    } else if (message.type === 'piece') {
      if (converter === null) throw new Error('a piece came before its work');
      const input = new InputBuffer();
      input.add(message.rows, lineBreak);
      answer({
        type: 'piece',
        piece: message.piece,
        result: converter.convertPiece(message.piece, input, true),
      });
    } else if (converter !== null) answer({ type: 'finished', summary: converter.summary });
  }

  port.onmessage = ({ data }: MessageEvent<ToHelper>) => {
    before = before
      .then(() => work(data))
      .catch((error: unknown) =>
        answer(error instanceof NotUtf8 ? { type: 'not-utf8' } : { type: 'failed', message: String(error) }),
      );
  };
}

/** The side of the worker that reads the list. */
export function helperBehind(port: MessagePort): Helper {
  let job = 0;
  let pieces = new Map<number, PieceResult>();
  let waiting = 0;
  let rows = 0;
  let failure: Error | null = null;
  let settle: ((summary: SummaryInProgress) => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  const ask = (message: ToHelper, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  port.onmessage = ({ data }: MessageEvent<FromHelper>) => {
    if (data.job !== job) return;
    switch (data.type) {
      case 'piece':
        waiting -= 1;
        rows += data.result.rows;
        pieces.set(data.piece, data.result);
        return;
      case 'finished':
        settle?.(data.summary);
        return;
      default:
        failure = data.type === 'not-utf8' ? new NotUtf8() : new Error(data.message);
        fail?.(failure);
    }
  };

  return {
    begin(work) {
      job += 1;
      pieces = new Map();
      waiting = 0;
      rows = 0;
      failure = null;
      ask({ type: 'begin', job, work });
    },
    get isFree() {
      return waiting < PIECES_AT_A_HELPER;
    },
    get rows() {
      return rows;
    },
    convert(piece, bytes) {
      waiting += 1;
      ask({ type: 'piece', piece, rows: bytes }, [bytes.buffer]);
    },
    async finish() {
      const summary = await new Promise<SummaryInProgress>((resolve, reject) => {
        settle = resolve;
        fail = reject;
        if (failure !== null) reject(failure);
        else ask({ type: 'finish' });
      });
      return { pieces, summary };
    },
  };
}
