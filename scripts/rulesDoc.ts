/**
 * Writes docs/rules.md from the rules, the methods, their sentences and the published cases.
 *
 * Usage: npm run rules-doc
 */
import { writeFileSync } from 'node:fs';
import { rulesDoc } from './rulesDoc/rulesDoc.ts';

writeFileSync('docs/rules.md', rulesDoc());
