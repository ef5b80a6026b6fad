import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve.ts';

/** A handler that a test installs in front of the site's server; returns true if it answers the request. */
type Intervention = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface OwnServer {
  address: string;
  /** Called for every request; undefined if the site answers all of them. */
  intervention: Intervention | undefined;
  end(): Promise<void>;
}

/** A separate server for a test that stops or disturbs it, so that there is really no network. */
export async function startServer(dist = 'dist'): Promise<OwnServer> {
  const site = createSiteServer(dist);
  const server = createServer((request, response) => {
    if (!own.intervention?.(request, response)) site.emit('request', request, response);
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const own: OwnServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intervention: undefined,
    async end() {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
  return own;
}

/** A copy of the built site that a test may change, without the compressed copies. */
export function copyOfTheSite(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
