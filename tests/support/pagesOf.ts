import { readdirSync } from 'node:fs';

/** The address of every page of a built site: /, /iban-aufbau … */
export function pagesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
