import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/build/contentSecurityPolicy.ts';
import { directivesOf } from '../../src/features/verification/policy.ts';
import { explained } from '../../src/features/verification/policyTexts.ts';
import { contentSecurityPolicyFor } from '../../src/site/headers.ts';

const ofPages = typeof contentSecurityPolicy === 'object' ? (contentSecurityPolicy.directives ?? []) : [];
const policies = [
  ofPages.join(';'),
  "script-src 'self'; style-src 'self'",
  contentSecurityPolicyFor('/'),
  contentSecurityPolicyFor('/sw.js'),
];

test.each(policies)(
  'each entry of the policy has its sentence, and opens no way to other servers: %s',
  (policy) => {
    const directives = directivesOf(policy, '');
    expect(directives.length).toBeGreaterThan(1);
    for (const directive of directives) {
      const { sentence, isOpen } = explained(directive);
      expect(sentence, directive.name).not.toContain('noch keine Erklärung');
      expect(isOpen, directive.name).toBe(false);
    }
  },
);
