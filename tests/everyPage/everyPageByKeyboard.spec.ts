import type { Page } from '@playwright/test';
import { checkEach } from '../support/checkEach.ts';
import { sidewaysOf } from '../support/covered.ts';
import { open } from '../support/everyTool.ts';
import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

/** An element at which the Tab key should stop, in the layout before the first key press. */
interface Stop {
  /** A readable name of the element, for messages. */
  readonly name: string;
  /** The nearest region around it; within a region, the stops are in reading order. */
  readonly region: number;
  readonly isOfMain: boolean;
  readonly isOfPopup: boolean;
  readonly isDate: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The elements that the Tab key should reach, in the order of the document. */
function expectedStops(page: Page): Promise<Stop[]> {
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
      return {
        name: `<${element.localName}> ${(element.ariaLabel || element.textContent || element.id).trim().slice(0, 60)}`,
        region: all.indexOf(region ?? document.body),
        isOfMain: element.closest('main') !== null,
        isOfPopup: element.closest('[data-consent-popup]') !== null,
        isDate: element.matches('[type=date]'),
        ...{ left, right, top, bottom },
      };
    });
  });
}

/** Presses Tab so many times and tells about each element that was focused, as it was before the next press. */
async function pressTab(page: Page, times: number) {
  const visits = await page.evaluateHandle(() => {
    const { stopsOfTheTest } = window as unknown as { stopsOfTheTest: HTMLElement[] };
    const look = () => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const isOnTop = (x: number, y: number) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && (element.contains(above) || above.contains(element));
      };
      const shown = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => isOnTop(left + across * width, top + down * height)),
      );
      return {
        /** In the expected stops; -1 if it is not one of them. */
        index: stopsOfTheTest.indexOf(element),
        name: `<${element.localName}> ${(element.textContent || element.id).trim().slice(0, 60)}`,
        isMarked: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
        /** Of a field everything is seen; of anything else, and of a field with several lines, a part. */
        isUncovered: element.matches('[type=text], [type=email]')
          ? !shown.includes(false)
          : shown.includes(true),
      };
    };
    const seen: ReturnType<typeof look>[] = [];
    window.onkeydown = () => void seen.push(look());
    return { seen, look };
  });
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Tab');
  return visits.evaluate(({ seen, look }) => [...seen.slice(1), look()]);
}

/** Whether the second stop comes after the first when lines are read from left to right. */
function isReadAfter(second: Stop, first: Stop): boolean {
  const isBelow = second.top >= first.bottom - 1;
  const isInTheSameLine = second.bottom > first.top && first.bottom > second.top;
  const isInTheNextColumn = second.left >= first.right - 1;
  return isBelow || isInTheNextColumn || (isInTheSameLine && second.left >= first.left);
}

/** Presses Tab from stop to stop. */
async function walk(page: Page, stops: readonly Stop[], from = 0, to = stops.length): Promise<void> {
  const expected = stops.slice(from, to);
  // Day, month, year and calendar of a date are stops of their own.
  const times = expected.reduce((sum, { isDate }) => sum + (isDate ? 4 : 1), 0);
  const visits = await pressTab(page, times);
  const visited = visits.filter(({ index }, place) => index !== visits[place - 1]?.index);
  for (const [place, stop] of expected.entries()) {
    const { index, name, isMarked, isUncovered } = visited[place] as (typeof visited)[number];
    expect(index, `${name} instead of ${stop.name}`).toBe(from + place);
    expect(isMarked, `${name} shows the focus`).toBe(true);
    expect(isUncovered, `${name} is not covered`).toBe(true);
    const before = stops[from + place - 1];
    if (before?.region === stop.region)
      expect(isReadAfter(stop, before), `${name} is read after ${before.name}`).toBe(true);
  }
}

test.use({ consent: 'unanswered' });

test('Tab reaches everything in order, and the focus is visible [10.4] [10.5] [15.7]', async ({ page }) => {
  await checkEach([...routesOfTheSitemap(), unknownPath], async (path) => {
    for (const [width, height] of [
      [320, 256],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A walk from the beginning needs a new page.
      if (width === 320 || path === '/') await open(page, path);
      // The buttons of the privacy policy come when the browser has said what it stores.
      await expect(page.locator('[data-consent-control] [data-when=unknown]:not([hidden])')).toHaveCount(0);
      expect(await sidewaysOf(page)).toBe(0);
      // The popup is the last part of the page; „Nach oben“ may come before it.
      const stops = (await expectedStops(page)).filter(({ isOfPopup }) => !isOfPopup);
      expect(stops.length).toBeGreaterThan(12);
      // Bar and footer are the same everywhere. From the second page on, their ends are enough.
      const isWhole = path === '/';
      if (!isWhole) await page.getByRole('main').focus();
      const from = isWhole ? 0 : stops.findIndex(({ isOfMain }) => isOfMain);
      await walk(
        page,
        stops,
        from,
        isWhole ? stops.length : stops.findLastIndex(({ isOfMain }) => isOfMain) + 2,
      );
    }
  });
});

test('the skip link is the first stop and skips the menu', async ({ page }) => {
  await page.goto('/iban-aufbau');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('Tab reaches the consent popup after the page, and its answers work by keyboard', async ({ page }) => {
  // So tall that nothing scrolls and „Nach oben“ stays hidden.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto('/impressum');
  const close = page.getByRole('button', { name: 'Schließen' });
  await expect(close).toBeVisible();
  await walk(page, await expectedStops(page));
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeHidden();
});
