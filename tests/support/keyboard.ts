import type { Page } from '@playwright/test';

/** An element at which the Tab key should stop, in the layout before the first key press. */
export interface Stop {
  /** A readable name of the element, for messages. */
  readonly name: string;
  /** The nearest region around it; within a region, the stops are in reading order. */
  readonly region: number;
  readonly isOfPopup: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The appearance of the focused element. */
export interface Focus {
  /** The index in the expected stops; -1 if it is not one of them. */
  readonly index: number;
  readonly name: string;
  /** Whether the focus changes its appearance. */
  readonly isMarked: boolean;
  /** Whether a part of it is visible and not covered. */
  readonly isUncovered: boolean;
}

/** The elements that the Tab key should reach, in the order of the document. */
export function expectedStops(page: Page): Promise<Stop[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, select, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        // Tab reaches only the selected radio button of a group; the arrow keys reach the others.
        !element.matches('fieldset:has(:checked) input[type=radio]:not(:checked)') &&
        // Of a group without a choice, the first one.
        !element.matches('label:has([type=radio]) ~ label [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );
    Object.assign(window, { stopsOfTheTest: stops });
    const all = [...document.querySelectorAll('*')];
    return stops.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const region = element.closest('nav, header, footer, form, section, article, aside, main');
      const name = (element.ariaLabel || element.textContent || element.id).trim().slice(0, 60);
      return {
        name: `<${element.localName}> ${name}`,
        region: all.indexOf(region ?? document.body),
        isOfPopup: element.closest('[data-consent-popup]') !== null,
        left,
        right,
        top,
        bottom,
      };
    });
  });
}

/** Presses Tab once and returns the focused element. */
export async function pressTab(page: Page): Promise<Focus> {
  const date = page.locator('input[type=date]:focus');
  const before = (await date.count()) > 0 ? await date.elementHandle() : null;
  // Day, month and year of a date are stops of their own.
  do await page.keyboard.press('Tab');
  while (await before?.evaluate((element) => element === document.activeElement));
  return page.evaluate(() => {
    const { stopsOfTheTest } = window as unknown as { stopsOfTheTest: HTMLElement[] };
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isOnTop = (x: number, y: number) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    };
    const places = [0.1, 0.5, 0.9];
    return {
      index: stopsOfTheTest.indexOf(element),
      name: `<${element.localName}> ${(element.textContent || element.id).trim().slice(0, 60)}`,
      isMarked: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      isUncovered: places.some((across) =>
        places.some((down) => isOnTop(left + across * width, top + down * height)),
      ),
    };
  });
}

/** Whether the second stop comes after the first when lines are read from left to right. */
export function isReadAfter(second: Stop, first: Stop): boolean {
  const isBelow = second.top >= first.bottom - 1;
  const isInTheSameLine = second.bottom > first.top && first.bottom > second.top;
  const isInTheNextColumn = second.left >= first.right - 1;
  return isBelow || isInTheNextColumn || (isInTheSameLine && second.left >= first.left);
}
