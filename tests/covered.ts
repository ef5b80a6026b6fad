import type { Page } from '@playwright/test';

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

/** How many points of a grid over the card of the tool, below the top bar, show the consent popup or „Nach oben“. */
export const coveredPoints = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('main .place, main form')?.getBoundingClientRect();
    if (!card) throw new Error('the page has no tool');
    const barEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    let covered = 0;
    for (let x = Math.max(card.left, 0); x < Math.min(card.right, innerWidth); x += 8)
      for (let y = Math.max(card.top, barEnd, 0); y < Math.min(card.bottom, innerHeight); y += 8)
        if (document.elementFromPoint(x, y)?.closest('[data-consent-popup], [data-back-to-top]'))
          covered += 1;
    return covered;
  });
