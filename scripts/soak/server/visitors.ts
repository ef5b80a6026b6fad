import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { Connection, Reply } from './connection.ts';
import { type ExpectedFile, type ExpectedSite, expectFile, expectStatus } from './site.ts';

/** One connection with all that is sent and checked on it. @throws an Error if an answer is wrong */
export type Exchange = (connection: Connection, site: ExpectedSite, random: Random) => Promise<void>;

const host = 'Host: soak.test\r\n';
const last = 'Connection: close\r\n';
const accepted = ['', 'identity', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip'];

export function request(path: string, headers = '', method = 'GET'): string {
  return `${method} ${path} HTTP/1.1\r\n${host}${headers}\r\n`;
}

async function ask(connection: Connection, path: string, headers = '', method = 'GET'): Promise<Reply> {
  connection.send(request(path, headers, method));
  return connection.reply(method);
}

async function getOne(connection: Connection, file: ExpectedFile, random: Random, more = ''): Promise<void> {
  const encodings = random.pick(accepted);
  const reply = await ask(connection, file.path, `Accept-Encoding: ${encodings}\r\n${more}`);
  expectFile(reply, file);
  const used = reply.headers.get('content-encoding');
  if (used && !encodings.replace('br;q=0, ', '').includes(used)) throw new Error(`${used} was not accepted.`);
}

/** Well-formed requests of patient clients. */
export const visitors = {
  async 'one file'(connection, site, random) {
    await getOne(connection, random.pick(site.files), random, last);
  },
  async 'five files in turn'(connection, site, random) {
    for (let count = 0; count < 5; count += 1) await getOne(connection, random.pick(site.files), random);
  },
  async pipelined(connection, site, random) {
    const files = Array.from({ length: 6 }, () => random.pick(site.files));
    connection.send(files.map(({ path }) => request(path)).join(''));
    for (const file of files) expectFile(await connection.reply(), file);
  },
  async HEAD(connection, site, random) {
    const file = random.pick(site.files);
    const reply = await ask(connection, file.path, last, 'HEAD');
    expectStatus(reply, [200], file.path);
    const length = String(file.copies.get('identity')?.length);
    if (reply.headers.get('content-length') !== length) throw new Error(`HEAD ${file.path}: another length`);
  },
  async 'asked again (If-None-Match)'(connection, site, random) {
    const { path } = random.pick(site.files);
    const etag = (await ask(connection, path)).headers.get('etag');
    expectStatus(await ask(connection, path, `If-None-Match: ${etag}\r\n`), [304], path);
  },
  async 'a range'(connection, site, random) {
    const file = random.pick(site.files);
    const content = file.copies.get('identity') ?? Buffer.alloc(0);
    const [first, end] = [random.below(content.length + 100), random.below(content.length) + 1];
    const reply = await ask(connection, file.path, `Range: bytes=${first}-${first + end}\r\n`);
    if (first >= content.length) return expectStatus(reply, [416], file.path);
    expectStatus(reply, [206], file.path);
    if (!reply.body.equals(content.subarray(first, first + end + 1))) throw new Error('another range');
  },
  async 'an unknown file'(connection, site, random) {
    const path = `${random.pick(site.files).path}/${random.below(1e9)}`;
    expectFile(await ask(connection, path), site.notFoundPage, 404);
  },
  async 'an odd spelling'(connection, site, random) {
    const { path } = random.pick(site.files.filter(({ path }) => !path.includes('.') && path !== '/'));
    const spelling = random.pick(['/', '.html', '/index.html', '/?a=1', '%2Ehtml']);
    expectStatus(await ask(connection, path + spelling, last), [308], path + spelling);
  },
  async 'HTTP/1.0'(connection, site, random) {
    const file = random.pick(site.files);
    connection.send(`GET ${file.path} HTTP/1.0\r\n\r\n`);
    expectFile(await connection.reply(), file);
    await connection.untilClosed();
  },
  async 'slow to send'(connection, site, random) {
    const file = random.pick(site.files);
    const text = request(file.path, last);
    for (let at = 0; at < text.length; at += 8) {
      connection.send(text.slice(at, at + 8));
      await wait(50 + random.below(200));
    }
    expectFile(await connection.reply(), file);
  },
  /** More than the buffers of the system hold, so that the server really waits for the client. */
  async 'slow to read'(connection, site) {
    const count = 12;
    connection.send(request(site.largest.path).repeat(count));
    for (let at = 0; at < count; at += 1) expectFile(await connection.reply('GET', 20), site.largest);
  },
} satisfies Record<string, Exchange>;
