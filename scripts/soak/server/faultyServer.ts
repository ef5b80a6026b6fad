/** The site's server with the fault that its argument names, to test that the soak finds it. */
import { createReadStream, openSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../siteServer.ts';

const kept: Buffer[] = [];
let requests = 0;

/** Each returns true if it answers the request itself. */
const faults: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => boolean>> = {
  none: () => false,
  leak: () => kept.push(Buffer.alloc(1_000_000, 1)) < 0,
  'open files': () => openSync('dist/index.html', 'r') < 0,
  'status 500': (_request, response) => requests % 10 === 0 && Boolean(response.writeHead(500).end()),
  'another file': ({ url }, response) =>
    url === '/iban-aufbau' && Boolean(createReadStream('dist/index.html').pipe(response)),
  crash: () => {
    if (requests === 50) process.exit(3);
    return false;
  },
  warning: () => {
    if (requests === 50) console.error('Something is odd.');
    return false;
  },
};

const fault = faults[process.argv[2] ?? ''];
if (!fault) throw new Error(`The fault must be one of ${Object.keys(faults).join(', ')}`);
const server = createSiteServer('dist');
const [answer] = server.listeners('request') as ((
  request: IncomingMessage,
  response: ServerResponse,
) => void)[];
server.removeAllListeners('request');
server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  requests += 1;
  if (!fault(request, response)) answer?.(request, response);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Serving dist/ at http://127.0.0.1:${(server.address() as AddressInfo).port} with a fault`);
});
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
