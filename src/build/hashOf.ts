import { createHash } from 'node:crypto';

/** As Content Security Policy and the attribute `integrity` write it. */
export function hashOf(content: string | Buffer): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
