import { createServer } from 'node:http';
import { listen } from './ownServer.ts';

type Answer = string | Buffer | { readonly status: number; readonly location?: string };

/** Plays the Bundesbank: answers by path, 404 for all others. */
export async function playBundesbank(answers: Readonly<Record<string, Answer>>) {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? { status: 404 };
    // As some servers do, whatever the file is in.
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    if (typeof answer === 'string' || Buffer.isBuffer(answer)) response.writeHead(200, headers).end(answer);
    else
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end('<html>');
  });
  const { address, end } = await listen(server);
  return { origin: address, end };
}
