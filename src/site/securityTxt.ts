/**
 * How to report a vulnerability of this site (RFC 9116).
 *
 * @param today of the build. The text expires eleven to twelve months later, at the beginning of a month, so that two
 * builds of one day give the same text; the RFC recommends less than a year.
 */
export function securityTxt(
  operator: { email: string; isPlaceholder: boolean },
  address: string,
  today: Date,
): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));
  return [
    ...(operator.isPlaceholder
      ? ['# The operator of this site is fictitious: nobody reads this address.']
      : []),
    `Contact: mailto:${operator.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
