/**
 * Compares a deployed site with the build in dist/: every file that visitors can get, and the headers that protect them.
 *
 * Usage: npm run build && npm run verify -- https://example.org     exit code 1: something differs, 2: no comparison
 */
import { differences } from './verify/differences.ts';

const address = process.argv[2] ?? '';
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error('Usage: npm run verify -- https://example.org');
  process.exit(2);
}
try {
  const { compared, found } = await differences('dist', new URL(address));
  for (const line of found) console.log(line);
  console.log(`${compared} files compared with ${address}: ${found.length || 'no'} differences`);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${address} could not be compared: ${(error as Error).message}`);
  process.exitCode = 2;
}
