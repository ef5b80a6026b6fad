import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The proxy of a browser for everything that is not this machine. It refuses each request and remembers its host. */
export interface RefusingProxy {
  port: number;
  hosts: string[];
  end(): void;
}

export async function startRefusingProxy(): Promise<RefusingProxy> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.url ?? '');
    response.writeHead(403).end();
  });
  server.on('connect', (request, socket) => {
    hosts.push(request.url ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    port: (server.address() as AddressInfo).port,
    hosts,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
