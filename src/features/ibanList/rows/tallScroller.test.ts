import { describe, expect, test } from 'vitest';
import { type ScrolledBox, TALLEST, TallScroller } from './tallScroller.ts';

/** A scrolling box like that of a browser: it stops at its ends and raises an event after scrolling. */
class Box extends EventTarget {
  readonly clientHeight = 500;
  readonly clientWidth = 1000;
  readonly ownerDocument = {} as Document;
  #top = 0;

  get scrollTop(): number {
    return this.#top;
  }

  set scrollTop(top: number) {
    this.#top = Math.round(Math.min(Math.max(0, top), TALLEST - this.clientHeight));
  }

  /** As the visitor does it. */
  scroll(top: number): void {
    this.scrollTop = top;
    this.dispatchEvent(new Event('scroll'));
  }
}

function scrollerOf(total: number) {
  const box = new Box();
  const scroller = new TallScroller(box satisfies ScrolledBox, () => undefined);
  scroller.total = total;
  scroller.listen();
  return { box, scroller };
}

const MILLION_ROWS = 60_000_000;

describe('content that a browser can lay out', () => {
  test('is scrolled as it is', () => {
    const { box, scroller } = scrollerOf(1_000_000);
    for (const top of [100, 5_000, 999_000, 0]) {
      box.scroll(top);
      expect([scroller.scrollTop, scroller.lead]).toEqual([top, 0]);
    }
  });
});

describe('content that is taller than a browser can lay out', () => {
  test('moves by as much as the wheel or a key says', () => {
    const { box, scroller } = scrollerOf(MILLION_ROWS);
    box.scroll(4_000_000);
    const before = scroller.scrollTop;
    for (let step = 1; step <= 50; step += 1) {
      box.scroll(box.scrollTop + 100);
      expect(scroller.scrollTop).toBeCloseTo(before + step * 100, 3);
    }
  });

  test('goes to the share of a jump that begins before the end of the scrolling before it is told', () => {
    const { box, scroller } = scrollerOf(MILLION_ROWS);
    box.scroll(400);
    box.scrollTop = (TALLEST - box.clientHeight) / 2;
    box.dispatchEvent(new Event('scrollend'));
    box.dispatchEvent(new Event('scroll'));
    expect(scroller.scrollTop).toBeCloseTo((MILLION_ROWS - box.clientHeight) / 2, -1);
  });

  test.each(['wheel', 'touchmove'])('skips nothing however fast it is scrolled: %s', (hand) => {
    const { box, scroller } = scrollerOf(MILLION_ROWS);
    box.scroll(4_000_000);
    const before = scroller.scrollTop;
    box.dispatchEvent(new Event(hand));
    for (let step = 1; step <= 3; step += 1) {
      box.scroll(box.scrollTop + 900);
      // The list has scrolled by itself before, because it has measured its rows.
      box.dispatchEvent(new Event('scrollend'));
      expect(scroller.scrollTop).toBeCloseTo(before + step * 900, 3);
    }
    box.dispatchEvent(new Event('pointerdown'));
    box.scroll((TALLEST - 500) / 4);
    expect(scroller.scrollTop).toBeCloseTo((MILLION_ROWS - 500) / 4, 0);
  });

  test('jumps with the scroll bar to the same share, and to both ends exactly', () => {
    const { box, scroller } = scrollerOf(MILLION_ROWS);
    box.scroll((TALLEST - 500) / 2);
    expect(scroller.scrollTop).toBeCloseTo((MILLION_ROWS - 500) / 2, 0);
    box.scroll(TALLEST);
    expect(scroller.scrollTop).toBe(MILLION_ROWS - 500);
    box.scroll(0);
    expect(scroller.scrollTop).toBe(0);
  });

  test.each([9_000_000, MILLION_ROWS])(
    'of %i pixels is seen in full by steps alone, up to its end',
    (total) => {
      const { box, scroller } = scrollerOf(total);
      box.scroll(TALLEST - 12_000);
      let before = scroller.scrollTop;
      for (let step = 0; scroller.scrollTop < total - 501; step += 1) {
        expect(step).toBeLessThan(300);
        box.scroll(box.scrollTop + 400);
        expect(scroller.scrollTop - before).toBeGreaterThan(0);
        expect(scroller.scrollTop - before).toBeLessThan(402);
        before = scroller.scrollTop;
      }
      expect(box.scrollTop).toBe(TALLEST - 500);
      for (let step = 0; step < 20; step += 1) box.scroll(box.scrollTop - 400);
      expect(Math.abs(total - 500 - 20 * 400 - scroller.scrollTop)).toBeLessThan(2);
    },
  );

  test('stays where it is when the scroll bar is put right after scrolling', () => {
    const { box, scroller } = scrollerOf(MILLION_ROWS);
    box.scroll(4_000_000);
    for (let step = 0; step < 50; step += 1) box.scroll(box.scrollTop + 400);
    const before = scroller.scrollTop;
    box.dispatchEvent(new Event('scrollend'));
    expect(scroller.scrollTop).toBeCloseTo(before, 3);
    expect(box.scrollTop / (TALLEST - 500)).toBeCloseTo(before / (MILLION_ROWS - 500), 5);
  });

  test('can be scrolled to any place by the list itself', () => {
    const { scroller } = scrollerOf(MILLION_ROWS);
    for (const top of [30_000_000, 30_000_100, 0, MILLION_ROWS]) {
      scroller.scrollTo({ top });
      expect(scroller.scrollTop).toBeCloseTo(Math.min(top, MILLION_ROWS - 500), 0);
    }
  });
});
