/**
 * Writes the configurations with which servers send the headers of src/site/headers.ts: dist/_headers for Netlify and
 * Cloudflare Pages (part of every build), deploy/nginx.conf and deploy/Caddyfile (committed; a test compares them).
 *
 * Usage: npm run deploy-configs     writes the folder deploy/
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyConfig } from './deployConfigs/caddyConfig.ts';
import { headersFile } from './deployConfigs/headersFile.ts';
import { nginxConfig } from './deployConfigs/nginxConfig.ts';

async function writeDeployFolder(): Promise<void> {
  await mkdir('deploy', { recursive: true });
  await writeFile('deploy/nginx.conf', nginxConfig());
  await writeFile('deploy/Caddyfile', caddyConfig());
}

export async function writeHeadersFile(): Promise<void> {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/').slice('dist/'.length));
  await writeFile('dist/_headers', headersFile(paths));
}

if (import.meta.main) await writeDeployFolder();
