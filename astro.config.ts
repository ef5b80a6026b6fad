import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './src/build/contentSecurityPolicy.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { subsetFont } from './src/build/subsetFont.ts';
import { thirdPartyNotices } from './src/build/thirdPartyNotices.ts';
import { dataInTexts } from './src/prose/fillIn.ts';
import { labelledCells, wholeWords } from './src/prose/hastPlugins.ts';
import { buildDate, site } from './src/site/site.config.ts';

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  // It would need styles in the page, which the policy forbids.
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [labelledCells, wholeWords] }) },
  integrations: [
    react(),
    mdx(),
    sitemap({
      filter: (page) => !page.endsWith('/404'),
      lastmod: new Date(buildDate().toISOString().slice(0, 10)),
    }),
    subsetFont(),
    thirdPartyNotices(),
    // Last, because it lists the files of the build.
    serviceWorker(),
  ],
  security: { csp: contentSecurityPolicy },
  vite: {
    plugins: [dataInTexts()],
    // The worker imports the code for spreadsheets when it gets the first spreadsheet.
    worker: { format: 'es' },
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true } },
    },
    // Smaller than the shell's script, which is a file for all pages (0026), and larger than those of single pages.
    build: { cssMinify: 'lightningcss', assetsInlineLimit: 2000 },
  },
});
