import { describe, expect, it } from 'vitest';
import { articleStructuredData, homeStructuredData } from './structuredData.ts';

const article = {
  path: '/bankleitzahl',
  menuLabel: 'Bankleitzahl',
  title: 'Die Bankleitzahl',
  description: 'Was ihre Ziffern sagen.',
  published: '2026-11-20',
  reviewed: '2026-11-22',
};
const fictitious = { email: 'a@muster.example', phone: '+49 30 23125 000', isPlaceholder: true };
const configured = { ...fictitious, isPlaceholder: false };

describe('The structured data', () => {
  it('name no person and no organisation while the operator is fictitious [10.41]', () => {
    const data = JSON.stringify([articleStructuredData(article, fictitious), homeStructuredData(fictitious)]);
    expect(data).not.toMatch(/author|publisher|Organization|Person|muster|\+49/);
    expect(data).toContain('WebApplication');
  });

  it('name the configured operator as publisher of the articles and provider of the tool [10.41]', () => {
    const [data] = articleStructuredData(article, configured);
    expect(data).toMatchObject({
      author: { '@type': 'Organization' },
      publisher: { '@type': 'Organization' },
    });
    expect(homeStructuredData(configured)).toContainEqual(
      expect.objectContaining({ '@type': 'Organization', email: configured.email }),
    );
  });
});
