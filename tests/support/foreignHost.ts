import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { listen } from './ownServer.ts';

export type ForeignHost = Awaited<ReturnType<typeof startForeignHost>>;

/** A foreign host: another port of this machine is another origin. It records everything that reaches it. */
export async function startForeignHost() {
  const stun = createSocket('udp4');
  await new Promise<void>((bound) => stun.bind(0, '127.0.0.1', bound));
  const server = createServer((request, response) => {
    own.requests.push(request.url ?? '');
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' });
    response.end('');
  });
  // A WebSocket starts with an upgrade request.
  server.on('upgrade', (request, socket) => {
    own.requests.push(request.url ?? '');
    socket.destroy();
  });
  const { address, end } = await listen(server);
  const requests: string[] = [];
  const own = {
    /** With its port. */
    host: new URL(address).host,
    /** A UDP port of the same machine. */
    stunPort: stun.address().port,
    /** The requested paths. */
    requests,
    packets: 0,
    async end() {
      stun.close();
      await end();
    },
  };
  stun.on('message', () => {
    own.packets += 1;
  });
  return own;
}
