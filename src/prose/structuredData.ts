import { absoluteUrl, previewImage } from '../site/headTags.ts';
import { site } from '../site/site.config.ts';

const organization = { '@type': 'Organization', name: site.name, url: absoluteUrl('/') };

interface Operator {
  readonly email: string;
  readonly phone: string;
  readonly isPlaceholder: boolean;
}

interface ArticleFacts {
  readonly path: string;
  readonly menuLabel: string;
  readonly title: string;
  readonly description: string;
  /** YYYY-MM-DD */
  readonly published: string;
  readonly reviewed: string;
}

/** schema.org data of an article: the article and its breadcrumbs. A fictitious operator is nobody's publisher. */
export function articleStructuredData(
  { path, menuLabel, title, description, published, reviewed }: ArticleFacts,
  operator: Operator = site.operator,
) {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      inLanguage: 'de',
      datePublished: published,
      dateModified: reviewed,
      mainEntityOfPage: absoluteUrl(path),
      image: previewImage,
      ...(operator.isPlaceholder ? {} : { author: organization, publisher: organization }),
    },
    breadcrumbs(path, menuLabel),
  ];
}

function breadcrumbs(path: string, menuLabel: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Startseite', item: absoluteUrl('/') },
      { '@type': 'ListItem', position: 2, name: menuLabel, item: absoluteUrl(path) },
    ],
  };
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** schema.org data of visible questions and answers. */
export function faqStructuredData(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** schema.org data of the home page: the tool and, unless it is fictitious, its provider. */
export function homeStructuredData(operator: Operator = site.operator) {
  const { email, phone, isPlaceholder } = operator;
  const provider = { '@context': 'https://schema.org', ...organization, email, telephone: phone };
  return [toolStructuredData('/', site.name, site.description), ...(isPlaceholder ? [] : [provider])];
}

/** schema.org data of a tool: free, in the browser, in German. */
export function toolStructuredData(path: string, name: string, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url: absoluteUrl(path),
    description,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    inLanguage: 'de',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
}
