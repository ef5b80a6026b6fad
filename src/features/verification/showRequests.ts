import { fileInWords, requestsInSum } from './texts.ts';

/** Lists what this page has requested, as the browser reports it, and keeps the list up to date. */
export function showRequests(): void {
  const [sentence, list] = document.querySelector('[data-live=requests]')?.children ?? [];
  const show = () => {
    const files = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ url: new URL(name), bytes: encodedBodySize }))
      .filter(({ url }) => url.protocol.startsWith('http'));
    const others = new Set(files.map(({ url }) => url.host));
    others.delete(location.host);
    list?.replaceChildren(
      ...files.map(({ url, bytes }) => {
        const item = document.createElement('li');
        const address = document.createElement('code');
        address.translate = false;
        address.textContent = (url.host === location.host ? '' : url.origin) + url.pathname;
        item.append(address, `: ${fileInWords(url.pathname, bytes)}`);
        return item;
      }),
    );
    if (!(sentence instanceof HTMLElement)) return;
    sentence.textContent = requestsInSum(files.length, location.host, [...others]);
    sentence.dataset.tone = others.size > 0 ? 'wrong' : 'good';
  };
  show();
  // By then the size of the page itself is known.
  addEventListener('load', show);
  new PerformanceObserver(show).observe({ type: 'resource' });
}
