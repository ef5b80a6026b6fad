import { hash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import { speculationRules } from './speculationRules.ts';

/** As Content Security Policy and the attribute `integrity` write it. */
export function hashOf(content: string | Buffer): `sha256-${string}` {
  return `sha256-${hash('sha256', content, 'base64')}`;
}

/**
 * The order of the cascade layers. It is in the head of each page: the bundler does not guarantee the order of styles. The
 * styles of features and of the shell are in no layer and win over all of them.
 */
export const layerOrder = '@layer reset,tokens,base,ui,print;';

/**
 * The part of the Content Security Policy that is in a meta element of each page. Astro adds the hashes of scripts and
 * styles. Directives that a meta element cannot carry (frame-ancestors) are in `headers.ts`.
 */
export const contentSecurityPolicy: NonNullable<AstroUserConfig['security']>['csp'] = {
  algorithm: 'SHA-256',
  directives: [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ],
  scriptDirective: {
    resources: ["'self'"],
    hashes: [hashOf(speculationRules)],
  },
  styleDirective: { resources: ["'self'"], hashes: [hashOf(layerOrder)] },
};
