import { describe, expect, it } from 'vitest';
import { articleStructuredData } from './structuredData.ts';

const article = {
  path: '/bankleitzahl',
  menuLabel: 'Bankleitzahl',
  title: 'Die Bankleitzahl',
  description: 'Was ihre Ziffern sagen.',
  published: '2026-11-20',
  reviewed: '2026-11-22',
};
describe('The structured data', () => {
  it('name no person and no organisation while the operator is fictitious [10.41]', () => {
    const data = JSON.stringify(articleStructuredData(article, true));
    expect(data).toContain('Article');
    expect(data).not.toMatch(/author|publisher|Organization|Person|muster|\+49/);
  });

  it('name the configured operator as publisher of the articles [10.41]', () => {
    const [data] = articleStructuredData(article, false);
    const organization = { '@type': 'Organization' };
    expect(data).toMatchObject({ author: organization, publisher: organization });
  });
});
