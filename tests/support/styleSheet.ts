import { type Declaration, transform } from 'lightningcss';

/** The names that a style sheet uses and defines, and the values that should have a name. */
export interface StyleSheet {
  /** One line each: colour, text size, weight, radius, width or height of the window, value of a custom property. */
  readonly rawValues: readonly string[];
  /** Names of custom properties, with the two hyphens. */
  readonly used: ReadonlySet<string>;
  readonly defined: ReadonlySet<string>;
  /** Names of custom media queries, with the two hyphens. */
  readonly breakpoints: ReadonlySet<string>;
  readonly imports: readonly string[];
}

export function readStyleSheet(css: string): StyleSheet {
  const rawValues: string[] = [];
  const used = new Set<string>();
  const defined = new Set<string>();
  const breakpoints = new Set<string>();
  const imports: string[] = [];
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    drafts: { customMedia: true },
    visitor: {
      Rule: {
        import: ({ value }) => {
          imports.push(value.url);
        },
      },
      MediaQuery(query) {
        for (const [, name = ''] of JSON.stringify(query).matchAll(/"name":"([^"]+)"/g)) {
          if (name.startsWith('--')) breakpoints.add(name);
          else if (/width|height|aspect-ratio/.test(name)) rawValues.push(`@media ${name}`);
        }
      },
      Declaration(declaration) {
        const { name, isParsed } = nameOf(declaration);
        if (name.startsWith('--')) defined.add(name);
        // Lightning CSS does not parse a value with var() or a CSS-wide keyword.
        const isFontSize = (name === 'font-size' || name === 'font') && isParsed;
        const mustBeNamed = /^(font|font-size|--.*|.*radius)$/.test(name);
        const isWeight = name === 'font-weight' && isParsed && !JSON.stringify(declaration).includes('400');
        if (isFontSize || isWeight || (mustBeNamed && hasLength(declaration))) rawValues.push(name);
      },
      Variable: ({ name }) => {
        used.add(name.ident);
      },
      Color(color) {
        const isTransparent = typeof color === 'object' && 'alpha' in color && color.alpha === 0;
        const isOfSystem = typeof color === 'string' || color.type === 'currentcolor';
        if (!isTransparent && !isOfSystem) rawValues.push('color');
      },
    },
  });
  return { rawValues, used, defined, breakpoints, imports };
}

function nameOf(declaration: Declaration): { name: string; isParsed: boolean } {
  if (declaration.property === 'custom') return { name: declaration.value.name, isParsed: false };
  if (declaration.property === 'unparsed')
    return { name: declaration.value.propertyId.property, isParsed: false };
  return { name: declaration.property, isParsed: true };
}

/** Zero and a percentage of the box (50 % is a circle) need no name. */
function hasLength(declaration: Declaration): boolean {
  return /"unit":"[^"]+","value":(?!0[},])/.test(JSON.stringify(declaration));
}
