import { describe, expect, test } from 'vitest';
import { directivesOf } from './policy.ts';
import { explained, shortened } from './policyTexts.ts';

const [only] = directivesOf("script-src 'self' 'sha256-abc=' 'sha256-def='", '');

describe('the entries of a policy', () => {
  test('of the page and of the server are listed once, with their origin', () => {
    expect(
      directivesOf("default-src 'none'; form-action  'none'", "form-action 'none'; object-src 'none'"),
    ).toEqual([
      { name: 'default-src', values: ["'none'"], origin: 'page' },
      { name: 'form-action', values: ["'none'"], origin: 'both' },
      { name: 'object-src', values: ["'none'"], origin: 'server' },
    ]);
  });

  test('of two headers are all there, and none of an empty one', () => {
    expect(directivesOf('', "default-src 'none', connect-src 'self'").map(({ name }) => name)).toEqual([
      'default-src',
      'connect-src',
    ]);
    expect(directivesOf('', '')).toEqual([]);
  });

  test('are shown without their hashes', () => {
    expect(only && shortened(only)).toBe("script-src 'self' …");
  });
});

describe('an entry in words', () => {
  test.each([
    ["connect-src 'self'", 'Verbindungen, die ein Programm der Seite öffnet: nur zu dieser Website.', false],
    ["form-action 'none'", 'Formulare absenden: verboten.', false],
    [
      "img-src 'self' data: blob:",
      'Bilder: nur von dieser Website, aus der Seite selbst oder vom Browser erzeugt.',
      false,
    ],
    [
      "style-src 'sha256-abc='",
      'Angaben zur Gestaltung: nur aus der Seite selbst mit bekannter Prüfsumme.',
      false,
    ],
    [
      "connect-src 'self' https://example.org",
      'Verbindungen, die ein Programm der Seite öffnet: nur zu dieser Website oder zu https://example.org.',
      true,
    ],
    ["require-trusted-types-for 'script'", 'Text in ein Programm verwandeln: nur nach einer Prüfung.', false],
    ['sandbox', 'Für diesen Eintrag haben wir noch keine Erklärung.', false],
  ])('%s', (policy, sentence, isOpen) => {
    const [directive] = directivesOf(policy, '');
    expect(directive && explained(directive)).toEqual({ sentence, isOpen });
  });
});
