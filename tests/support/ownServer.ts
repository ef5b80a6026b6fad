import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve.ts';

interface Listening {
  /** With a port that was free. */
  address: string;
  end(): Promise<void>;
}

export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
}

/** For a program that has to know its port before it starts. */
export async function freePort(): Promise<number> {
  const { address, end } = await listen(createServer());
  await end();
  return Number(new URL(address).port);
}

export interface OwnServer extends Listening {
  /** A test's handler in front of the site's server, for every request; returns true if it answers the request. */
  intervention: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
}

/** A separate server for a test that stops or disturbs it, so that there is really no network. */
export async function startServer(dist = 'dist'): Promise<OwnServer> {
  const site = createSiteServer(dist);
  const server = createServer((request, response) => {
    if (!own.intervention?.(request, response)) site.emit('request', request, response);
  });
  const own: OwnServer = { intervention: undefined, ...(await listen(server)) };
  return own;
}

/** A copy of the built site that a test may change, without the compressed copies. */
export function copyOfTheSite(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
