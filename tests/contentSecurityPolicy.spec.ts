import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { contentSecurityPolicyFor } from '../src/site/headers.ts';
import { pagesOf } from './pageWeight.ts';
import { expect, test } from './siteTest.ts';

/** The findings of csp_evaluator, by which Google judges policies. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}

/** "Can be": the server answers with the files of the build only, and takes none. Hashes of files work only in Chromium. */
const onlyIfTheServerHasOthersFiles =
  "script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.";

test('the policy of each page and of each script has no weakness that csp_evaluator knows', () => {
  for (const page of pagesOf('dist')) {
    const html = readFileSync(join('dist', page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
    expect(findings(policy), page).toEqual([onlyIfTheServerHasOthersFiles]);
  }
  for (const path of ['/sw.js', '/_astro/react.Ab12Cd34.js'])
    expect(findings(contentSecurityPolicyFor(path)), path).toEqual([onlyIfTheServerHasOthersFiles]);
});

test('a policy with a weakness is found', () => {
  expect(findings("default-src 'none'; script-src 'unsafe-inline'")).toContainEqual(
    expect.stringMatching(/^script-src 'unsafe-inline'/),
  );
});
