import type { CollectionEntry } from 'astro:content';
import { absoluteUrl, previewImage, site } from '../site/site.config.ts';

type Article = CollectionEntry<'articles'>['data'];
type ArticleFacts = Pick<Article, 'title' | 'description' | 'published' | 'reviewed'> &
  Readonly<Record<'path' | 'menuLabel', string>>;

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

/** schema.org data of visible questions and answers. */
export function faqStructuredData(questions: readonly Omit<CollectionEntry<'faq'>['data'], 'id'>[]) {
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
