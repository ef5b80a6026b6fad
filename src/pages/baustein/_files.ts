import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { hashOf } from '../../build/contentSecurityPolicy.ts';
import { compactFiles } from '../daten/_bankDirectories.ts';
import { widgetScript } from './_widgetScript.ts';

/** Where the site serves them. */
export const FOLDER = '/baustein';

export const script = file('iban-rechner.js', await widgetScript(process.cwd()));

/** The compact directories of today and of the next quarter, if that is known: browsers pick one. */
export const bankData = file(
  'iban-rechner-banken.json',
  `[${compactFiles.map(({ text }) => text).join(',')}]`,
);

/** Files for editors and compilers. No page loads them. */
export const types = file('iban-rechner.d.ts', readFileSync('widget/src/iban-rechner.d.ts', 'utf8'));
export const manifest = file(
  'custom-elements.json',
  readFileSync('src/features/embedding/custom-elements.json', 'utf8'),
);

/** A file of the widget. Webmasters download the script and the bank data. */
function file(name: string, text: string) {
  const content = Buffer.from(text);
  return {
    name,
    text,
    /** In bytes, before and after brotli. */
    size: content.length,
    compressed: brotliCompressSync(content).length,
    /** 64 hex digits. */
    sha256: hash('sha256', content),
    /** The same as the attribute `integrity` of a script. */
    integrity: hashOf(content),
  };
}
