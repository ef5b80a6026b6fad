import type { APIRequestContext, Page } from '@playwright/test';

interface StructuredData {
  readonly '@context': string;
  readonly '@type': string;
  /** The questions of a FAQPage. */
  readonly mainEntity?: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

/** The metadata of a page in the HTML as served; no script runs. */
export async function headAsServed(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const head = await page.evaluate(
    (html) => {
      const served = new DOMParser().parseFromString(html, 'text/html');
      const meta = (name: string) =>
        served.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ??
        '';
      return {
        title: served.title,
        description: meta('description'),
        keywords: meta('keywords'),
        canonical: served.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        'og:title': meta('og:title'),
        'og:description': meta('og:description'),
        'og:url': meta('og:url'),
        'og:image': meta('og:image'),
        'og:type': meta('og:type'),
        'og:site_name': meta('og:site_name'),
        'og:locale': meta('og:locale'),
        'twitter:card': meta('twitter:card'),
        'twitter:title': meta('twitter:title'),
        'twitter:description': meta('twitter:description'),
        'twitter:image': meta('twitter:image'),
        structuredData: [...served.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => JSON.parse(textContent) as StructuredData,
        ),
      };
    },
    await response.text(),
  );
  return head;
}
