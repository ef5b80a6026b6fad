/**
 * Marks the root element while a tool, a letter or a list that was used is in view: nothing may float over it then (requirement 10.22). The
 * consent popup moves to the end of the page.
 */
const tool = document.querySelector('.place, [data-letter], main:has([data-rule-filter])');
for (const type of ['focusin', 'pointerdown'])
  tool?.addEventListener(
    type,
    () =>
      new IntersectionObserver((entries) =>
        document.documentElement.toggleAttribute('data-in-use', entries.at(-1)?.isIntersecting),
      ).observe(tool),
    { once: true },
  );
