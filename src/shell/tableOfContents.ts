/** Marks the entry of the current section. The list also works without the script. */
export function enhanceTableOfContents(contents: HTMLElement): void {
  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [decodeURI(link.hash.slice(1)), link]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);

  const mark = () => {
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < 160);
    for (const [id, link] of links) link.ariaCurrent = read?.id === id ? 'true' : null;
  };
  window.addEventListener('scroll', mark, { passive: true });
  // Calls back at first, and directly after a layout, when reading positions forces none.
  new ResizeObserver(mark).observe(document.body);
}
