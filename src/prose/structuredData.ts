import { absoluteUrl, previewImage } from '../site/headTags.ts';
import { site } from '../site/site.config.ts';

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
  isPlaceholder: boolean = site.operator.isPlaceholder,
) {
  const organization = { '@type': 'Organization', name: site.name, url: absoluteUrl('/') };
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
      ...(isPlaceholder ? {} : { author: organization, publisher: organization }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Startseite', item: absoluteUrl('/') },
        { '@type': 'ListItem', position: 2, name: menuLabel, item: absoluteUrl(path) },
      ],
    },
  ];
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
