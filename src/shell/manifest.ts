/** Names the manifest after the first paint. Browsers load it before, if it is in the HTML, and text and font wait for it. */
export function nameManifestAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' }));
  }).observe({ type: 'paint', buffered: true });
}
