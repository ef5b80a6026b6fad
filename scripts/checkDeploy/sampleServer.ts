import { mkdtemp, rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../siteServer.ts';
import { type Answer, ask } from './ask.ts';
import { writeSampleSite } from './sampleSite.ts';

export interface SampleServer {
  readonly dist: string;
  readonly port: number;
  get(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Answer>;
  end(): Promise<void>;
}

/** Serves the sample site from a temporary folder, which `end` removes. */
export async function startSampleServer(): Promise<SampleServer> {
  const dist = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSampleSite(dist);
  const server = createSiteServer(dist);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    dist,
    port,
    get: (path, headers = {}, method = 'GET') => ask(port, path, headers, method),
    async end() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(dist, { recursive: true });
    },
  };
}
