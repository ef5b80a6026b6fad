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
const pagePolicy = [
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/**
 * A worker obeys the policy of its own script's answer, not that of the page that starts it
 * (https://www.w3.org/TR/CSP3/#fetch-integration). Without blob: a worker cannot start another outside this policy.
 */
const scriptPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Everything that Chromium 156 can withhold from a page (document.featurePolicy.features()), less its client hints.
 * Copying needs clipboard-write.
 */
const withheld = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-create',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'media-playback-while-not-visible',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const permissionsPolicy = [...withheld.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(
  ', ',
);

/**
 * No Content Security Policy covers WebRTC; in Chromium this header switches it off. It leaves the addresses to the
 * policies above: its own list would have to name every source that an article links to.
 * https://wicg.github.io/connection-allowlists/
 */
const connectionAllowlist = '("*://*:*/*");webrtc=block;redirects=allow';

/** Sent with every answer: pages, assets, data, redirects and errors. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Connection-Allowlist': connectionAllowlist,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Pages, redirects, errors and all that is no script. The Content-Security-Policy is sent with every answer, too. */
export const contentSecurityPolicyOtherwise = pagePolicy;

/** First match wins, as in `cacheRules`. Whatever can become a worker is a script file. */
export const policyRules: readonly { pattern: string; policy: string }[] = [
  { pattern: '^/_astro/|\\.js$', policy: scriptPolicy },
];

/** @param path as for `cacheControlFor`, of an answer with status 200 or 304; any other has the policy of a page. */
export function contentSecurityPolicyFor(path: string): string {
  return (
    policyRules.find(({ pattern }) => new RegExp(pattern).test(path))?.policy ??
    contentSecurityPolicyOtherwise
  );
}

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
