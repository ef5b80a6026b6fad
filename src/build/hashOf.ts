import { hash } from 'node:crypto';

/** As Content Security Policy and the attribute `integrity` write it. */
export function hashOf(content: string | Buffer): `sha256-${string}` {
  return `sha256-${hash('sha256', content, 'base64')}`;
}
