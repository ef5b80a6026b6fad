import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the tool when the visitor begins to use it (`src/shell/wantedTool.ts`). */
    'client:wanted'?: boolean;
  }
}

/** Adds the directive `client:wanted`. Its script is inlined into the pages that use it. */
export function wantedDirective(): AstroIntegration {
  return {
    name: 'wanted-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'wanted', entrypoint: './src/shell/wantedTool.ts' }),
    },
  };
}
