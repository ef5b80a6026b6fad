/**
 * The text of a page as plain HTML, without styles, scripts, fonts, pictures and attributes: no page with this text can be
 * faster.
 */
export function baselinePage(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const text = body
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:\/?(?:astro-island|astro-slot|link|img)\b[^>]*|!--[\s\S]*?--)>/g, '')
    .replace(/<([a-z][\w-]*)(?: [^>]*)?>/g, '<$1>');
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="${title}"><title>${title}</title></head><body>${text}</body></html>`;
}
