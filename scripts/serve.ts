/**
 * Serves the built site on this machine.
 *
 * Usage: npm run serve     PORT (default 4321, 0 = any free one) and HOST (default 127.0.0.1) change the address
 */
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './siteServer.ts';

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '4321';
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
  fail(`PORT must be a number from 0 to 65535, not “${port}”.`);

const server = siteServer();
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another: PORT=4322 npm run serve`);
  fail(`The server cannot listen on ${host}:${port}: ${error.message}`);
});
server.listen(Number(port), host, () => {
  const { address, family, port: chosen } = server.address() as AddressInfo;
  console.log(
    `Serving dist/ at http://${family === 'IPv6' ? `[${address}]` : address}:${chosen} (Ctrl+C ends it)`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}

function siteServer() {
  try {
    return createSiteServer('dist');
  } catch (error) {
    fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
