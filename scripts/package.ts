/**
 * Builds the package `iban-regeln` into package/dist and writes its public declarations to package/api.md, where a diff shows
 * what changes for others.
 *
 * Usage: npm run package
 */
import { writeFileSync } from 'node:fs';
import { API_FILE, apiReport, buildPackage } from './package/buildPackage.ts';

writeFileSync(API_FILE, apiReport(await buildPackage()));
