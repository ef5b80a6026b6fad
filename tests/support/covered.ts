import type { Page } from '@playwright/test';

/** The pixels by which a page can be scrolled sideways. */
export const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether nothing covers the focused field; for a field with several lines, its first line. */
export const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    const { left, top, width, height } = field.getBoundingClientRect();
    const heights = field.localName === 'textarea' ? [0.1] : [0.1, 0.5, 0.9];
    return [0.05, 0.5, 0.95].every((across) =>
      heights.every((down) => {
        const above = document.elementFromPoint(left + across * width, top + down * height);
        return above !== null && field.contains(above);
      }),
    );
  });

/**
 * How many points of a grid over a part of the page, below the top bar, show the consent popup or „Nach oben“.
 *
 * @param parts selector; the card of the tool if it is not given
 */
export const coveredPoints = (page: Page, parts = 'main .tool-area, main form:not(.tool-area form)') =>
  page.locator(parts).evaluateAll((elements) => {
    if (elements.length === 0) throw new Error('the page has no such part');
    const barEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const floating = [...document.querySelectorAll('[data-consent-popup], [data-back-to-top]')];
    let covered = 0;
    for (const part of elements.map((element) => element.getBoundingClientRect()))
      for (const cover of floating) {
        const over = cover.getBoundingClientRect();
        const right = Math.min(part.right, over.right, innerWidth);
        const bottom = Math.min(part.bottom, over.bottom, innerHeight);
        for (let x = Math.max(part.left, over.left, 0); x < right; x += 8)
          for (let y = Math.max(part.top, over.top, barEnd, 0); y < bottom; y += 8)
            if (cover.contains(document.elementFromPoint(x, y))) covered += 1;
      }
    return covered;
  });
