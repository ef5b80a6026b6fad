import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Reply {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** The server has closed the connection instead of replying. */
export class Closed extends Error {}

/** A TCP connection to the server that sends any bytes, well-formed or not. */
export class Connection {
  readonly #socket: Socket;
  readonly #chunks: AsyncIterator<Buffer>;
  #received: Buffer = Buffer.alloc(0);
  /** Of all replies so far. */
  readonly statuses: number[] = [];

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#chunks = socket.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    // A reset is reported where the next chunk is awaited.
    socket.on('error', () => {});
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  send(text: string | Buffer): void {
    this.#socket.write(typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  }

  /** The next complete reply. @param pause in ms before each chunk, for a client that reads slowly */
  async reply(method = 'GET', pause = 0): Promise<Reply> {
    for (;;) {
      const taken = takeReply(this.#received, method);
      if (taken) {
        this.#received = taken.rest;
        if (taken.reply.status < 200) continue;
        this.statuses.push(taken.reply.status);
        return taken.reply;
      }
      this.#received = Buffer.concat([this.#received, await this.chunk(pause)]);
    }
  }

  /** The next bytes, whatever they are. */
  async chunk(pause = 0): Promise<Buffer> {
    if (pause > 0) await wait(pause);
    const next = await this.#chunks.next().catch(() => ({ done: true, value: undefined }));
    if (next.done || !next.value) throw new Closed('The server closed the connection.');
    return next.value;
  }

  /** Reads and drops everything until the server closes the connection. */
  async untilClosed(): Promise<void> {
    try {
      for (;;) await this.chunk();
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
    }
  }

  /** Ends without waiting. @param hard with a reset instead of a regular end */
  drop(hard = false): void {
    if (hard) this.#socket.resetAndDestroy();
    else this.#socket.destroy();
  }
}

const noChunks = '0\r\n\r\n';

/** The first reply in these bytes and what follows it; undefined while it is incomplete. */
export function takeReply(bytes: Buffer, method: string): { reply: Reply; rest: Buffer } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (!status) throw new Error(`This is no reply: ${JSON.stringify(first.slice(0, 80))}`);
  const headers = new Map(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s);
      return [name.toLowerCase(), value] as const;
    }),
  );
  const isChunked = headers.has('transfer-encoding');
  const hasBody = method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
  const length = hasBody ? Number(headers.get('content-length') ?? 0) : 0;
  // Node itself answers a few requests in chunks, but without content.
  const start = end + 4 + (isChunked ? noChunks.length : 0);
  if (
    isChunked &&
    bytes.length >= start &&
    !bytes
      .subarray(end + 4)
      .toString('latin1')
      .startsWith(noChunks)
  )
    throw new Error('The reply has no length.');
  if (bytes.length < start + length) return undefined;
  return {
    reply: { status, headers, body: bytes.subarray(start, start + length) },
    rest: bytes.subarray(start + length),
  };
}
