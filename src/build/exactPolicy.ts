import type { AstroIntegration } from 'astro';
import { hashOf } from './hashOf.ts';
import { rewritePages } from './rewritePages.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;
const CHARSET = /^<!DOCTYPE html><html[^>]*> ?<head><meta charset="utf-8">/;
const INLINE = /<(script|style)(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = /'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * Gives the Content Security Policy of each page the hashes of that page's own inline scripts and styles. Astro lists those
 * of the whole site on every page, which allows more than needed and costs half a kilobyte that does not compress; it omits
 * the styles of components that an MDX file imports. Also moves the policy directly after the charset, because a policy
 * applies only to what follows it.
 */
export function exactPolicy(): AstroIntegration {
  return rewritePages('exact-policy', withExactPolicy);
}

/** @throws Error where a page has an inline script that Astro's policy does not allow */
export function withExactPolicy(html: string, name: string): string {
  const allowed = html.match(POLICY)?.[2];
  if (allowed === undefined) throw new Error(`${name} has no Content Security Policy`);
  const unknown = hashesOf('script', html).find((hash) => !allowed.includes(hash));
  if (unknown) throw new Error(`${name} has a script outside its policy: ${unknown}`);
  const exact = allowed
    .replace(HASH, '')
    .replace(/(script|style)-src [^;]*/g, (directive, element) =>
      [directive.trim(), ...hashesOf(element, html)].join(' '),
    )
    .replace(/ {2,}/g, ' ');
  const meta = html.match(POLICY)?.[0].replace(allowed, () => exact) ?? '';
  const moved = html.replace(POLICY, '').replace(CHARSET, (charset) => charset + meta);
  if (!moved.includes(meta)) throw new Error(`${name} does not begin with its charset`);
  return moved;
}

/** Of all inline elements of that name, each once. */
function hashesOf(element: string, html: string): string[] {
  const texts = [...html.matchAll(INLINE)].flatMap(([, name, text = '']) => (name === element ? text : []));
  return [...new Set(texts)].map((text) => `'${hashOf(text)}'`);
}
