import { readdirSync, readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { contentSecurityPolicyFor } from '../../src/site/headers.ts';
import { builtPages, dist } from '../support/builtSite.ts';

/** The findings of csp_evaluator, by which Google judges policies. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}

/** "Can be": the server answers with the files of the build only, and takes none. */
const onlyIfTheServerHasOthersFiles =
  "script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.";

test('the policy of each page and of each script has no weakness that csp_evaluator knows [13.16]', () => {
  for (const { path, document } of builtPages) {
    const policy = document
      .querySelector('meta[http-equiv=content-security-policy]')
      ?.getAttribute('content');
    expect(findings(policy ?? ''), path).toEqual([onlyIfTheServerHasOthersFiles]);
  }
  for (const path of ['/sw.js', '/_astro/react.Ab12Cd34.js'])
    expect(findings(contentSecurityPolicyFor(path)), path).toEqual([onlyIfTheServerHasOthersFiles]);
});

test('a worker of the site cannot make a text a script, and no script uses a connection that the policy cannot block in every browser [13.13] [19.9]', () => {
  const scripts = readdirSync(`${dist}/_astro`).filter((name) => name.endsWith('.js'));
  const workers = scripts.filter((name) => /Worker-[\w-]+\.js$/.test(name));
  expect(workers).not.toHaveLength(0);
  for (const path of [...workers.map((name) => `/_astro/${name}`), '/sw.js'])
    expect(contentSecurityPolicyFor(path), path).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  const connections = /RTCPeerConnection|WebTransport/;
  const scriptOf = (name: string) => readFileSync(`${dist}/_astro/${name}`, 'utf8');
  expect(scripts.filter((name) => connections.test(scriptOf(name)))).toEqual([]);
});
