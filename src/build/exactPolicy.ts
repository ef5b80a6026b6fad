import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;
const CHARSET = /^<!DOCTYPE html><html[^>]*> ?<head><meta charset="utf-8">/;
const INLINE = /<(script|style)(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = /'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * Reduces the Content Security Policy of each page to the hashes of that page's own inline scripts and styles. Astro lists
 * those of the whole site on every page, which allows more than needed and costs half a kilobyte that does not compress.
 * Also moves the policy directly after the charset, because a policy applies only to what follows it.
 */
export function exactPolicy(): AstroIntegration {
  return rewritePages('exact-policy', withExactPolicy);
}

/** @throws where a page holds an inline script or style that Astro's policy does not allow */
export function withExactPolicy(html: string, name: string): string {
  const needed = new Set(
    [...html.matchAll(INLINE)].map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
  const allowed = html.match(POLICY)?.[2];
  if (allowed === undefined) throw new Error(`${name} has no Content Security Policy`);
  for (const hash of needed)
    if (!allowed.includes(hash))
      throw new Error(`${name} holds a script or style outside its policy: ${hash}`);
  const exact = allowed.replace(HASH, (hash) => (needed.has(hash) ? hash : '')).replace(/ {2,}/g, ' ');
  const meta = html.match(POLICY)?.[0].replace(allowed, () => exact) ?? '';
  const moved = html.replace(POLICY, '').replace(CHARSET, (charset) => charset + meta);
  if (!moved.includes(meta)) throw new Error(`${name} does not begin with its charset`);
  return moved;
}
