/**
 * Builds the package `iban-regeln` into package/dist.
 *
 * Usage: npm run package                    builds it
 *        npm run package -- --accept-api    builds it and accepts its changed declarations as package/api.md
 * Exit code: 0 built, 1 the declarations are not those of package/api.md
 */
import { parseArgs } from 'node:util';
import { acceptApi, apiReport, isAcceptedApi } from './package/apiReport.ts';
import { buildPackage } from './package/buildPackage.ts';

const { values } = parseArgs({ options: { 'accept-api': { type: 'boolean', default: false } } });
const report = apiReport(await buildPackage());
if (values['accept-api']) acceptApi(report);
if (!isAcceptedApi(report)) {
  console.error('The public declarations have changed: compare package/api.md, then run with --accept-api');
  process.exitCode = 1;
}
