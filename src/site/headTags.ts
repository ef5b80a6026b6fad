import { site } from './site.config.ts';

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${site.url}/` : site.url + path;
}

/** 1200 × 630 pixels, the size that social networks recommend. */
export const previewImage = absoluteUrl('/vorschau.png');
