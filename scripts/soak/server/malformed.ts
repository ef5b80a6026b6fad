import type { Random } from '../random.ts';
import { request } from './visitors.ts';

interface Malformed {
  readonly name: string;
  readonly bytes: string | Buffer | ((random: Random) => string | Buffer);
  /** Where 400 is right, closing the connection is too. */
  readonly answers: readonly number[];
}

const host = 'Host: soak.test\r\n';
const line = (first: string, headers = host) => `${first} HTTP/1.1\r\n${headers}\r\n`;
const long = (length: number) => 'a'.repeat(length);
/** The first bytes of TLS. */
const clientHello = Buffer.from('16030100a5010000a10303', 'hex');

export const malformed: readonly Malformed[] = [
  ...['/%00', '/%20', '/..%2f..%2fetc%2fpasswd', '/../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'].map(
    (path) => ({ name: path, bytes: request(path), answers: [404] }),
  ),
  ...[
    '/..\\..\\etc\\passwd',
    '//example.com/',
    '/__proto__',
    '/_headers',
    '/index.html.br',
    '/;a',
    '/%E2%80%AE',
  ].map((path) => ({ name: path, bytes: request(path), answers: [404] })),
  ...['/%ff', '/%', '/%E0%A4%A', '/%zz'].map((path) => ({
    name: path,
    bytes: request(path),
    answers: [400],
  })),
  { name: 'raw bytes in the path', bytes: request('/\xff\xfe'), answers: [400, 404] },
  { name: 'a space in the path', bytes: request('/a b'), answers: [400] },
  { name: 'an absolute target', bytes: request('http://example.com/'), answers: [200] },
  { name: 'a long address', bytes: request(`/${long(8000)}`), answers: [404] },
  { name: 'an overlong address', bytes: request(`/${long(40_000)}`), answers: [400, 431] },
  { name: 'huge headers', bytes: request('/', `X-Long: ${long(100_000)}\r\n`), answers: [400, 431] },
  { name: 'many headers', bytes: request('/', 'A: b\r\n'.repeat(1900)), answers: [200, 431] },
  { name: 'far too many headers', bytes: request('/', 'A: b\r\n'.repeat(20_000)), answers: [400, 431] },
  { name: 'another host', bytes: line('GET /', 'Host: evil.example:99\r\n'), answers: [200] },
  { name: 'an odd host', bytes: line('GET /', 'Host: <>"\'\r\n'), answers: [200, 400] },
  { name: 'no host', bytes: line('GET /', ''), answers: [400] },
  { name: 'two hosts', bytes: line('GET /', host + host), answers: [200, 400] },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'].map((method) => ({
    name: method,
    bytes: request('/', '', method),
    answers: [405],
  })),
  { name: 'an unknown method', bytes: line('BREW /'), answers: [400] },
  { name: 'a method in small letters', bytes: line('get /'), answers: [400] },
  { name: 'CONNECT', bytes: line('CONNECT example.com:443'), answers: [400] },
  { name: 'OPTIONS *', bytes: line('OPTIONS *'), answers: [405] },
  { name: 'a header without a colon', bytes: line('GET /', `${host}Wrong\r\n`), answers: [400] },
  { name: 'a header with a NUL', bytes: line('GET /', `${host}X: a\0b\r\n`), answers: [400] },
  { name: 'a folded header', bytes: line('GET /', `${host}X: a\r\n b\r\n`), answers: [200, 400] },
  { name: 'a space before the colon', bytes: line('GET /', `${host}X : a\r\n`), answers: [400] },
  { name: 'lines without CR', bytes: 'GET / HTTP/1.1\nHost: soak.test\n\n', answers: [200, 400] },
  {
    name: 'two lengths',
    bytes: line('POST /', `${host}Content-Length: 5\r\nContent-Length: 6\r\n`),
    answers: [400],
  },
  {
    name: 'length and chunks',
    bytes: `${line('POST /', `${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`)}0\r\n\r\n`,
    answers: [400],
  },
  {
    name: 'a wrong chunk',
    bytes: `${line('POST /', `${host}Transfer-Encoding: chunked\r\n`)}zz\r\n`,
    answers: [400, 405],
  },
  { name: 'Expect', bytes: line('GET /', `${host}Expect: 100-continue\r\n`), answers: [200] },
  { name: 'another Expect', bytes: line('GET /', `${host}Expect: wonders\r\n`), answers: [417] },
  {
    name: 'Upgrade',
    bytes: line('GET /', `${host}Connection: Upgrade\r\nUpgrade: websocket\r\n`),
    answers: [200],
  },
  { name: 'HTTP/0.9', bytes: 'GET /\r\n\r\n', answers: [200, 400] },
  { name: 'HTTP/9.9', bytes: `GET / HTTP/9.9\r\n${host}\r\n`, answers: [400, 505] },
  { name: 'HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', answers: [400] },
  { name: 'TLS', bytes: clientHello, answers: [400] },
  { name: 'odd ranges', bytes: request('/', 'Range: bytes=9-1,-,0-0,abc\r\n'), answers: [200] },
  { name: 'no range', bytes: request('/', 'Range: bytes=-0\r\n'), answers: [416] },
  { name: 'odd conditions', bytes: request('/', 'If-None-Match: ,,"\r\nIf-Range: x\r\n'), answers: [200] },
  { name: 'odd encodings', bytes: request('/', 'Accept-Encoding: ;q=,*;q=x\r\n'), answers: [200] },
  {
    name: 'noise',
    bytes: (random) => Buffer.from([0xff, ...Array.from({ length: 300 }, () => random.below(256))]),
    answers: [400],
  },
];
