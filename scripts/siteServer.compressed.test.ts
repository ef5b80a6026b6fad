import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleServer, startSampleServer } from './checkDeploy/sampleServer.ts';
import { sampleFiles } from './checkDeploy/sampleSite.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.end());

const get: SampleServer['get'] = (...request) => server.get(...request);

describe('compressed copies', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0,gzip; q=0.0', undefined, (body: Buffer) => body],
    ['*;q=0', undefined, (body: Buffer) => body],
    ['*', 'br', brotliDecompressSync],
    ['brotli', undefined, (body: Buffer) => body],
    ['BR;Q=0.5', 'br', brotliDecompressSync],
  ] as const)('to a browser that takes %s goes %s', async (accepted, sent, unpack) => {
    for (const [path, name] of [
      ['/iban-aufbau', 'iban-aufbau.html'],
      ['/gibt-es-nicht', '404.html'],
    ] as const) {
      const answer = await get(path, { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(sent);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
      expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
      expect(unpack(answer.body).toString()).toBe(sampleFiles[name]);
    }
  });
});
