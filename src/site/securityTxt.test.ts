import { expect, it } from 'vitest';
import { securityTxt } from './securityTxt.ts';

const address = 'https://iban-rechner.example/.well-known/security.txt';
const operator = { email: 'kontakt@iban-rechner.example', isPlaceholder: false };

it('has the fields that RFC 9116 asks for', () => {
  expect(securityTxt(operator, address, new Date('2026-11-22T09:30:00Z'))).toBe(
    `Contact: mailto:kontakt@iban-rechner.example
Expires: 2027-11-01T00:00:00Z
Preferred-Languages: de, en
Canonical: ${address}
`,
  );
});

it('expires within a year, and in more than ten months', () => {
  for (const day of ['2026-01-01', '2026-12-31', '2028-02-29']) {
    const text = securityTxt(operator, address, new Date(day));
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
  }
});

it('says so where nobody reads the address', () => {
  const text = securityTxt({ ...operator, isPlaceholder: true }, address, new Date('2026-11-22'));
  expect(text).toMatch(/^# The operator of this site is fictitious/);
});
