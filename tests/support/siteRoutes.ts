import { globSync, readdirSync, readFileSync } from 'node:fs';

interface MenuEntry {
  readonly path: string;
  readonly label: string;
}

/** The heading of the consent popup. */
export const CONSENT_QUESTION = 'Diese Website für die Offline-Nutzung speichern?';

/** Whether the URL is that of the script that every page loads for its bars and notes; tools have others. */
export const isShellScript = (url: string) => /\/_astro\/Page\.astro[^/]*\.js$/.test(url);

/** The ten routes of the specification (requirements 2.2 to 2.11) and the legal notice that German law requires. */
export const routes = [
  '/',
  '/iban-aufbau',
  '/sepa-ueberweisung',
  '/sparkasse-services',
  '/konto-sicherheit',
  '/bankleitzahl',
  '/iban-konvertierung',
  '/datenschutz',
  '/kontakt',
  '/ueber-uns',
  '/impressum',
] as const;

export const unknownPath = '/gibt-es-nicht';

/** The articles by their names in the menus. */
export const articles = entriesIn('content/articles');

/** The three links next to „Rechner“ and „Ratgeber“. */
export const mainPages = entriesIn('content/pages', 'bar');

/** The pages under „Nachschlagen“ by their names in the footer. */
export const referencePages = [...entriesIn('content/reference'), ...entriesIn('content/pages', 'reference')];

/** The pages beside the legal ones in the footer. */
export const accessPages = [
  { path: '/barrierefreiheit', label: 'Barrierefreiheit' },
  { path: '/leichte-sprache', label: 'Angelehnt an Leichte Sprache' },
] as const;

/** The tools besides the calculator by their names and in the order of the menus. */
export const otherTools = globSync('src/features/*/tool.ts')
  .map((file) => {
    const tool = /href: '([^']+)',\s+label: '([^']+)'[^}]*position: (\d)/.exec(readFileSync(file, 'utf8'));
    if (!tool) throw new Error(`${file} is not written as that of the other tools, which the tests read.`);
    const [, path = '', label = '', position] = tool;
    return { path, label, position: Number(position) };
  })
  .filter(({ path }) => path !== '/')
  .sort((one, other) => one.position - other.position);

export const toolPaths = ['/', ...otherTools.map(({ path }) => path)];

/** The texts of a folder that name their entry of a menu in the frontmatter; with `place`, those in that menu. */
function entriesIn(folder: string, place = ''): readonly MenuEntry[] {
  return readdirSync(folder).flatMap((file) => {
    const menu = /^menu: \{ label: ([^,]+), (.*)\}$/m.exec(readFileSync(`${folder}/${file}`, 'utf8'));
    const [, label = '', rest = ''] = menu ?? [];
    return rest.includes(place) && menu ? [{ path: `/${file.replace('.mdx', '')}`, label }] : [];
  });
}

/** The pages that the sitemap of the built site lists. */
export function routesOfTheSitemap(): string[] {
  return locations('/sitemap-index.xml').flatMap(locations);
}

/** The paths of the addresses that a file of the sitemap lists. */
function locations(path: string): string[] {
  const xml = readFileSync(`dist${path}`, 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
