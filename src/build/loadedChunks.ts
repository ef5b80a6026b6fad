import type { AstroUserConfig } from 'astro';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** Chunks that each tool imports before it can load anything later. */
const LOADED_WITH_EVERY_TOOL =
  /\/(?:react|createLucideIcon|preload-helper|ToolCard|useFirstTouch)\.[\w-]+\.js$/;

/**
 * Preloads with a chunk that is loaded later only what the page does not have by then. The list of what to preload is part
 * of the tool's code, which every visitor of the page loads.
 */
export function loadedChunks(): VitePlugin {
  const resolveDependencies = (_importer: string, chunks: string[]) =>
    chunks.filter((chunk) => !LOADED_WITH_EVERY_TOOL.test(chunk));
  return {
    name: 'loaded-chunks',
    configEnvironment: (name: string) =>
      name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : null,
  };
}
