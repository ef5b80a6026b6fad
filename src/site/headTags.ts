import { site } from './site.config.ts';

/** The data for the head of a page. */
export interface PageHead {
  /** The path of the page, "/" or "/iban-aufbau". */
  readonly path: string;
  /** At most 60 characters. */
  readonly documentTitle: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly kind?: 'website' | 'article';
  /** Days as YYYY-MM-DD, for articles. */
  readonly published?: string;
  readonly reviewed?: string;
  /** Objects of schema.org, each with its own @context. */
  readonly structuredData?: readonly object[];
  /** True for pages that search engines should not list, such as the 404 page. */
  readonly isUnlisted?: boolean;
}

type MetaAttributes = { name: string; content: string } | { property: string; content: string };

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${site.url}/` : site.url + path;
}

/** 1200 × 630 pixels, the size that social networks recommend. */
export const previewImage = absoluteUrl('/vorschau.png');

/** Title, meta elements, canonical address and structured data of a page. */
export function headTags(head: PageHead) {
  const url = absoluteUrl(head.path);
  const meta: MetaAttributes[] = [
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { name: 'theme-color', content: '#cc0000' },
    { name: 'color-scheme', content: 'light dark' },
    { name: 'format-detection', content: 'telephone=no' },
    ...(head.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: head.kind ?? 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:title', content: head.documentTitle },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: previewImage },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${site.name}: aus Bankleitzahl und Kontonummer die IBAN` },
    ...(head.published ? [{ property: 'article:published_time', content: head.published }] : []),
    ...(head.reviewed ? [{ property: 'article:modified_time', content: head.reviewed }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: head.documentTitle },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: previewImage },
  ];
  return {
    title: head.documentTitle,
    meta,
    canonical: url,
    // "<" is escaped so that no text can end the script element.
    structuredData: (head.structuredData ?? []).map((data) =>
      JSON.stringify(data).replaceAll('<', '\\u003c'),
    ),
  };
}
