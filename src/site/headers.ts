/**
 * The response headers of the whole site, once: `scripts/serve.ts` sends them, `scripts/deployConfigs.ts` writes them
 * for Netlify, Cloudflare Pages, nginx and Caddy.
 */

/**
 * What no page can say of itself. The Content-Security-Policy proper (default-src 'none' and the hashes of the inline
 * scripts and styles) stands in a meta element of each page, where the build puts it: one header for all pages would have
 * to allow the scripts of all pages, and a policy per page cannot be written into a server's configuration by hand.
 * A meta element cannot carry frame-ancestors (https://www.w3.org/TR/CSP3/#meta-element), and it does not exist in
 * answers that are not HTML. Both policies hold at the same time; a browser does only what both allow.
 */
const contentSecurityPolicy = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const permissionsPolicy = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** Sent with every answer: pages, assets, data, redirects and errors. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Two years. Only over TLS: RFC 6797 section 7.2 forbids it in an answer over plain http, and browsers ignore it there. */
export const strictTransportSecurity = 'max-age=63072000';

/** Ask each time, with the ETag; mostly the answer is 304 without a body. */
export const revalidate = 'no-cache';
const immutableForAYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600, must-revalidate';

/**
 * First match wins. The patterns are text, in the part of the language that JavaScript, nginx (PCRE) and Caddy (RE2)
 * share. The names of files in _astro/ and daten/ change with their content, so they may be kept for ever.
 */
export const cacheRules: readonly { pattern: string; cacheControl: string }[] = [
  { pattern: '^/(_astro|daten)/', cacheControl: immutableForAYear },
  { pattern: '^/sw\\.js$', cacheControl: revalidate },
  { pattern: '\\.html$', cacheControl: revalidate },
  // Pages have no ending in their address.
  { pattern: '/[^/.]*$', cacheControl: revalidate },
];

/** Favicon, manifest, social pictures: fixed names, rarely changed. */
export const cacheControlOtherwise = oneHour;

/** @param path the decoded path of a URL, beginning with a slash, without the query. */
export function cacheControlFor(path: string): string {
  return (
    cacheRules.find(({ pattern }) => new RegExp(pattern).test(path))?.cacheControl ?? cacheControlOtherwise
  );
}
