/** An entry of a Content Security Policy: `img-src 'self' data:` has the values `'self'` and `data:`. */
export interface Directive {
  readonly name: string;
  readonly values: readonly string[];
  /** Where the browser got it: from the page itself, from the server's answer, or from both. */
  readonly origin: 'page' | 'server' | 'both';
}

/**
 * The entries of both policies, each once. Both apply: a browser allows only what both allow.
 *
 * @param ofPage the content of the meta elements
 * @param ofServer the response header; several headers are separated by commas
 */
export function directivesOf(ofPage: string, ofServer: string): Directive[] {
  const server = parse(ofServer);
  const page = parse(ofPage);
  return [
    ...[...page].map(([key, entry]) => ({ ...entry, origin: server.has(key) ? 'both' : 'page' }) as const),
    ...[...server]
      .filter(([key]) => !page.has(key))
      .map(([, entry]) => ({ ...entry, origin: 'server' }) as const),
  ];
}

function parse(policies: string): Map<string, Pick<Directive, 'name' | 'values'>> {
  const texts = policies
    .split(/[;,]/)
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  return new Map(
    texts.map((text) => {
      const [name = '', ...values] = text.split(' ');
      return [text, { name: name.toLowerCase(), values }];
    }),
  );
}
