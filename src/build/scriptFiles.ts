import type { AstroUserConfig } from 'astro';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/** With the adapter of Astro that starts a tool: an entry of the build, which gives the file its name. */
const REACT = /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/;
/** Components, icons, hand-over, and the parts of the domain that several tools need at their start. */
const COMMON =
  /src[\\/]((ui|handOver|table|domain)[\\/]|bankData[\\/](?![Bb]ankFinder|search(ed|Reading)|insertion))|[\\/]data[\\/]|lucide-react|(react-query|query-core)/;
/** What the tools load when they start, before the first answer: the directory, and the reader of pasted texts. */
const BANK_DATA = /bankData[\\/](bankData\.|insertion[\\/])/;
/** The calculator opens it on request. */
const BANK_SEARCH =
  /pages[\\/]_bankSearches|features[\\/]((bankSearch|bic)[\\/]|calculator[\\/]FindBank\.)|bankData[\\/]([Bb]ankFinder|search(ed|Reading))/;
const GIRO_CODE = /src[\\/]features[\\/]giroCode[\\/]/;
const TOOLTIPS = /richTooltip|node_modules[\\/](radix-ui|@floating-ui|@radix-ui[\\/](?!react-toast))/;

/** Files whose names would not say what they are. */
const NAMES: Readonly<Record<string, string>> = {
  client: 'react',
  Page: 'shell',
  _bankSearches: 'BankSearch',
};

/**
 * Which modules share a file in the browser. By default each module that two tools share becomes a file of its own, of one
 * or two kilobytes. A tool starts with React, `common` and its own file; tests/loading/scriptFiles.spec.ts counts them.
 */
export function scriptFiles(): VitePlugin {
  return {
    name: 'script-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ plugins }) {
      // Vite wraps each import() in a function that fetches the imports of the file first. Here they are there already, and
      // the function would be one more file.
      const index = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (index < 0) throw new Error('Vite has renamed its plugin native:import-analysis-build');
      (plugins as VitePlugin[]).splice(index, 1);
    },
    // A file of a tool may also export what its later files need.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      entryFileNames: ({ name }) => fileName(name),
      chunkFileNames: ({ name }) => fileName(name),
      codeSplitting: {
        groups: [
          { name: 'react', test: REACT, priority: 2 },
          { name: 'common', test: COMMON, tags: ['$initial'], minShareCount: 2, priority: 1 },
          { name: 'bankData', test: BANK_DATA, priority: 1 },
          { name: 'BankSearch', test: BANK_SEARCH, includeDependenciesRecursively: false },
          { name: 'GiroCode', test: GIRO_CODE, tags: ['$initial'] },
          { name: 'richTooltip', test: TOOLTIPS },
        ],
      },
    }),
  };
}

function fileName(name: string): string {
  // Astro names the script of a page after the page, and more: kontakt.astro_astro_type_script_index_0_lang.
  const [first = ''] = name.split('.');
  return `_astro/${NAMES[first] ?? first}.[hash].js`;
}
