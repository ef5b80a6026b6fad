/** Links the manifest after the first paint. If it is linked in the HTML, browsers load it before. */
export function linkManifestAfterPaint(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  new PerformanceObserver(() => document.head.append(link)).observe({ type: 'paint', buffered: true });
}
