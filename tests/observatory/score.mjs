/**
 * Prints what the Observatory's tests find at https://localhost, as JSON: the name of each result and its points.
 *
 * Usage: node score.mjs HTTP_PORT HTTPS_PORT
 */
import { writeFileSync } from 'node:fs';

const [httpPort, httpsPort] = process.argv.slice(2).map(Number);
const folder = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);
// Its install script would fetch the list of preloaded hosts from the internet. `localhost` is not among them.
writeFileSync(new URL('conf/hsts-preload.json', folder), '{}');
const { retrieve } = await import(new URL('src/retriever/retriever.js', folder));
const { ALL_TESTS } = await import(new URL('src/constants.js', folder));
const { getScoreModifier } = await import(new URL('src/grader/grader.js', folder));
const answers = await retrieve('localhost', { httpPort, httpsPort });
const results = await Promise.all(ALL_TESTS.map((test) => test(answers)));
console.log(JSON.stringify(results.map(({ result }) => ({ result, points: getScoreModifier(result) }))));
process.exit();
