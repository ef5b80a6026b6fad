import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package whose code or fonts are in the built site. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier from package.json. */
  readonly licence: string;
  /** The licence text with its copyright notice. */
  readonly text: string;
}

/** After this line, a bundler's licence lists packages bundled into the bundler itself. They are not shipped. */
const OF_OTHERS = '# Licenses of bundled dependencies';

/** The folder of the package that a bundled module belongs to; undefined for modules of the project. */
export function packageFolder(moduleId: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}

/** @throws if a package has no licence text, because it must not be shipped without one */
export function readShippedPackages(folders: Iterable<string>): ShippedPackage[] {
  const packages = [...folders].map(readPackage);
  const identifier = ({ name, version }: ShippedPackage) => `${name}@${version}`;
  const byIdentifier = new Map(packages.map((shipped) => [identifier(shipped), shipped]));
  return [...byIdentifier].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped);
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (!file || typeof license !== 'string')
    throw new Error(`${folder} names no licence or has no text of it`);
  const [text = ''] = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').split(OF_OTHERS);
  return { name, version, licence: license, text: text.trim() };
}

export function noticesText(packages: readonly ShippedPackage[]): string {
  const head =
    'Diese Website enthält Programme und eine Schrift anderer. Hier stehen ihre Lizenzen im Wortlaut.';
  const notice = ({ name, version, licence, text }: ShippedPackage) =>
    `${'='.repeat(80)}\n${name} ${version} (${licence})\n${'='.repeat(80)}\n\n${text}`;
  return `${[head, ...packages.map(notice)].join('\n\n')}\n`;
}
