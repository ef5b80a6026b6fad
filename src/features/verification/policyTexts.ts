import type { Directive } from './policy.ts';

/** What an entry is about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'default-src': 'Alles, wofür es keinen eigenen Eintrag gibt',
  'script-src': 'Programme',
  'style-src': 'Angaben zur Gestaltung',
  'font-src': 'Schriften',
  'img-src': 'Bilder',
  'connect-src': 'Verbindungen, die ein Programm der Seite öffnet',
  'form-action': 'Formulare absenden',
  'worker-src': 'Hilfsprogramme im Hintergrund (Worker)',
  'manifest-src': 'Angaben für die Installation als App',
  'object-src': 'Plug-ins',
  'base-uri': 'Die Grundadresse aller Links ändern',
  'frame-ancestors': 'Diese Seite in eine andere einbetten',
  'require-trusted-types-for': 'Text in ein Programm verwandeln',
  'trusted-types': 'Stellen, die solchen Text prüfen',
};
const TOWARDS = ['connect-src', 'form-action'];

/** What the values of an entry allow, and whether one of them opens a way to other servers. */
export function explained({ name, values }: Directive): { sentence: string; isOpen: boolean } {
  const subject = SUBJECTS[name];
  if (subject === undefined) return { sentence: NOT_EXPLAINED, isOpen: false };
  const others = values.filter((value) => !HASH.test(value));
  const hashes = values.length - others.length;
  const allowed = [
    ...others.filter((value) => value !== "'none'").map((value) => inWords(value, name)),
    ...(hashes > 0 ? [`aus der Seite selbst mit ${checksums(hashes)}`] : []),
  ];
  return {
    sentence: `${subject}: ${allowed.length > 0 ? `nur ${alternatives.format(allowed)}` : 'verboten'}.`,
    isOpen: !IS_OF_TYPES.test(name) && others.some((value) => !(value in WORDS)),
  };
}

const NOT_EXPLAINED = 'Für diesen Eintrag haben wir noch keine Erklärung.';
const HASH = /^'sha(256|384|512)-/;
/** Their values are names and not addresses. */
const IS_OF_TYPES = /trusted-types/;
const alternatives = new Intl.ListFormat('de-DE', { type: 'disjunction' });

const WORDS: Readonly<Record<string, string>> = {
  "'none'": '',
  "'self'": 'von dieser Website',
  'data:': 'aus der Seite selbst',
  'blob:': 'vom Browser erzeugt',
  "'script'": 'nach einer Prüfung',
};

function inWords(value: string, name: string): string {
  const isTowards = TOWARDS.includes(name);
  if (value === "'self'" && isTowards) return 'zu dieser Website';
  return WORDS[value] ?? (IS_OF_TYPES.test(name) ? value : `${isTowards ? 'zu' : 'von'} ${value}`);
}

function checksums(count: number): string {
  return count === 1 ? 'bekannter Prüfsumme' : `einer von ${count}\u00A0bekannten Prüfsummen`;
}

/** Values without the hashes, which nobody reads. */
export function shortened({ name, values }: Directive): string {
  const rest = values.filter((value) => !HASH.test(value));
  return [name, ...rest, ...(rest.length < values.length ? ['…'] : [])].join(' ');
}

/** Beyond what is in the page. */
export const ORIGIN = {
  page: null,
  server: 'Das schickt der Server mit.',
  both: 'Das schickt auch der Server mit.',
} as const satisfies Record<Directive['origin'], string | null>;

/** @param count of the entries in the page itself */
export function policyOfPage(count: number): string {
  if (count === 0) return 'Diese Seite enthält keine Sicherheitsregel. Der Browser hält sie also nicht auf.';
  return `Diese Seite enthält eine Sicherheitsregel mit ${count}\u00A0Einträgen.`;
}

/** @param count of the entries in the server's answer; null if the answer could not be read */
export function policyOfServer(count: number | null): string {
  if (count === null) return 'Die Antwort des Servers ließ sich nicht lesen.';
  if (count === 0) return 'Der Server schickt keine eigene Regel mit.';
  return `Der Server schickt eine zweite mit ${count}\u00A0Einträgen mit. Beide gelten zugleich.`;
}
