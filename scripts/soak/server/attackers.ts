import { Closed } from './connection.ts';
import { malformed } from './malformed.ts';
import { expectStatus } from './site.ts';
import { type Exchange, request } from './visitors.ts';

/** Clients that give up, never finish or send what is no request. */
export const attackers = {
  async 'malformed or odd'(connection, _site, random) {
    const { name, bytes, answers } = random.pick(malformed);
    connection.send(typeof bytes === 'function' ? bytes(random) : bytes);
    try {
      expectStatus(await connection.reply(), answers, name);
    } catch (error) {
      const isRefused = error instanceof Closed && answers.includes(400);
      if (!isRefused) throw new Error(`${name}: ${(error as Error).message}`);
    }
  },
  async 'gone before the answer'(connection, site, random) {
    connection.send(request(random.pick(site.files).path));
    connection.drop(random.below(2) === 0);
  },
  async 'gone after the headers'(connection, site, random) {
    connection.send(request(random.pick(site.files).path));
    await connection.chunk();
    connection.drop(random.below(2) === 0);
  },
  /** So many large answers that the server is still writing when the client leaves. */
  async 'gone in the middle of a body'(connection, site, random) {
    connection.send(request(site.largest.path).repeat(12));
    for (let chunks = 1 + random.below(20); chunks > 0; chunks -= 1) await connection.chunk();
    connection.drop(random.below(2) === 0);
  },
  async 'gone in the middle of the request'(connection, site, random) {
    const text = request(random.pick(site.files).path);
    connection.send(text.slice(0, 1 + random.below(text.length - 1)));
    connection.drop(random.below(2) === 0);
  },
  async 'gone without a word'(connection, _site, random) {
    connection.drop(random.below(2) === 0);
  },
  async 'a body that never arrives'(connection, site, random) {
    const { path } = random.pick(site.files);
    connection.send(request(path, 'Content-Length: 1000\r\n', 'POST'));
    expectStatus(await connection.reply(), [405], `POST ${path}`);
  },
  /** The server must end what the client never does. */
  async 'never finishes the request'(connection, _site, random) {
    const text = request('/', 'X-More: ');
    connection.send(text.slice(0, random.below(text.length - 3)));
    await connection.untilClosed();
  },
  async 'idle after an answer'(connection) {
    connection.send(request('/'));
    expectStatus(await connection.reply(), [200], '/');
    await connection.untilClosed();
  },
} satisfies Record<string, Exchange>;
