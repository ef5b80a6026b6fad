/**
 * Builds the site into dist/: the pages, the package for developers, their compressed copies, checksums.
 *
 * Usage: npm run build
 */
import { build } from 'astro';
import { site } from '../src/site/site.config.ts';
import { compress, writeChecksums } from './finishBuild.ts';
import { buildPackage, packPackage } from './package/buildPackage.ts';

// Not the command `astro build`, which sends telemetry.
await build({});
await buildPackage();
packPackage('dist');
await compress('dist');
await writeChecksums('dist');
if (site.operator.isPlaceholder)
  console.warn('The operator in src/site/site.config.ts is fictitious. Fill it in before you publish.');
