import { readFileSync } from 'node:fs';
import type { CustomAtRules, Visitor } from 'lightningcss';

const tokensFile = 'src/styles/tokens.css';

/**
 * Writes tokens as their values: the raw ones, and all others that have one value in every colour scheme, at every width
 * and in print. Each page carries its styles with it; as custom properties they would be 0.4 kB of it.
 */
export function tokenValues(): Visitor<CustomAtRules> {
  const values = valuesOf(readFileSync(tokensFile, 'utf8'));
  return {
    Variable: ({ name }) => {
      const value = values.get(name.ident);
      return value === undefined ? undefined : { raw: value };
    },
    Declaration: { custom: ({ name }) => (values.has(name) ? [] : undefined) },
  };
}

/** The values of the tokens that need no custom property, by name. The raw tokens are the first rule. */
export function valuesOf(css: string): Map<string, string> {
  const declarations = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  const names = declarations.map(([, name]) => name);
  const rawEnd = css.indexOf('}');
  const values = new Map<string, string>();
  for (const { 1: name = '', 2: written = '', index } of declarations) {
    const value = written.replace(/var\((--[\w-]+)\)/g, (use, other) => values.get(other) ?? use);
    const isOverridden = names.indexOf(name) !== names.lastIndexOf(name);
    const isConstant = !isOverridden && !/light-dark\(|var\(/.test(value);
    if (isConstant || index < rawEnd) values.set(name, value);
  }
  return values;
}
