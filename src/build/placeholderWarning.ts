import type { AstroIntegration } from 'astro';
import { site } from '../site/site.config.ts';

/** Warns at each build while the operator of the site is fictitious. */
export function placeholderWarning(): AstroIntegration {
  return {
    name: 'placeholder-warning',
    hooks: {
      'astro:build:done': ({ logger }) => {
        if (site.operator.isPlaceholder)
          logger.warn(
            'The operator in src/site/site.config.ts is fictitious. Fill in name, address, e-mail, telephone and URL before you publish.',
          );
      },
    },
  };
}
