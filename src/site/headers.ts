/**
 * The response headers of the site. `scripts/serve.ts` sends them, and a test compares them with `deploy/nginx.conf`,
 * `deploy/Caddyfile` and `public/_headers` (Netlify, Cloudflare Pages).
 */

/**
 * The policy of every response that is not a script: what is the same for all pages. The main part (default-src 'none' and
 * the hashes of inline scripts and styles) is in a meta element of each page: one header for all pages would have to allow
 * the scripts of all pages. A meta element cannot carry frame-ancestors (https://www.w3.org/TR/CSP3/#meta-element) and does
 * not exist in answers that are not HTML. Both policies apply; a browser allows only what both allow.
 */
export const contentSecurityPolicyOtherwise = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/**
 * A worker is subject to the policy of the response with its own script, not to that of the page that starts it
 * (https://www.w3.org/TR/CSP3/#fetch-integration). Without blob:, a worker cannot start another one outside this policy.
 */
const scriptPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a script could learn about the visitor or the device; the site uses none of it. */
const WITHHELD = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'usb',
];

/** Sent with every response: pages, assets, data, redirects and errors. */
export const securityHeaders: Readonly<Record<string, string>> = {
  /**
   * No Content Security Policy covers WebRTC; in Chromium this header disables it. It allows all addresses, because its list
   * would have to name every source that an article links to; the policies here restrict them.
   * https://wicg.github.io/connection-allowlists/
   */
  'Connection-Allowlist': '("*://*:*/*");webrtc=block;redirects=allow',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': WITHHELD.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Regular expressions of paths, each with what their responses have. The first match wins. */
type Rules = readonly (readonly [pattern: string, value: string])[];

/** Only script files can become workers. */
export const policyRules: Rules = [['^/(_astro|baustein)/|\\.js$', scriptPolicy]];

/** @param path as for `cacheControlFor`, of a response with status 200 or 304; other responses have the policy of a page */
export function contentSecurityPolicyFor(path: string): string {
  return firstMatch(policyRules, path) ?? contentSecurityPolicyOtherwise;
}

/** Two years. Sent only over TLS: RFC 6797 section 7.2 forbids it over plain http. */
export const strictTransportSecurity = 'max-age=63072000';

/** The browser revalidates with the ETag; the response is mostly 304 without a body. */
export const revalidate = 'no-cache';

/**
 * The patterns use only syntax that JavaScript, nginx (PCRE) and Caddy (RE2) share. The names of files in _astro/ and daten/
 * change with their content, so browsers may keep them forever.
 */
export const cacheRules: Rules = [
  ['^/(_astro|daten)/', 'public, max-age=31536000, immutable'],
  ['^/sw\\.js$', revalidate],
  // Their names stay.
  ['^/baustein/', revalidate],
  ['\\.html$', revalidate],
  // Addresses of pages have no extension.
  ['/[^/.]*$', revalidate],
];

/** Favicon, manifest, social pictures: fixed names, rarely changed. */
export const cacheControlOtherwise = 'public, max-age=3600, must-revalidate';

/** @param path the decoded path of a URL, beginning with a slash, without the query. */
export function cacheControlFor(path: string): string {
  return firstMatch(cacheRules, path) ?? cacheControlOtherwise;
}

function firstMatch(rules: Rules, path: string): string | undefined {
  return rules.find(([pattern]) => new RegExp(pattern).test(path))?.[1];
}
