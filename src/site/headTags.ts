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

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${site.url}/` : site.url + path;
}

/** 1200 × 630 pixels, the size that social networks recommend. */
export const previewImage = absoluteUrl('/vorschau.png');
