import { absoluteUrl, buildDate, site } from '../../site/site.config.ts';

/**
 * How to report a vulnerability of this site (RFC 9116). It expires eleven to twelve months after the build, at the beginning of
 * a month, so that two builds of one day give the same text; the RFC recommends less than a year.
 */
export function GET() {
  const { email, isPlaceholder } = site.operator;
  const today = buildDate();
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  const lines = [
    ...(isPlaceholder ? ['# The operator of this site is fictitious: nobody reads this address.'] : []),
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
