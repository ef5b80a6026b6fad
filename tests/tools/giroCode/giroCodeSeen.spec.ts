import type { Page } from '@playwright/test';
import { isUncovered } from '../../support/covered.ts';
import { fill, type GiroCodePage, openGiroCode } from '../../support/giroCodePage.ts';
import { expect, test } from '../../support/siteTest.ts';

const typed = { IBAN: 'DE89 3704 0044 0532 0130 00', Empfängername: 'Erika' };

/** Everything that screen readers were told since `listen`, in its order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const listener = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = target.parentElement?.closest('[role=status]') ?? (target as Element);
        if (status.matches('[role=status]') && status.textContent.trim() !== '')
          said.push(status.textContent.trim());
      }
    });
    for (const status of document.querySelectorAll('main [role=status]'))
      listener.observe(status, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.05, 0.5, 0.95].every((across) =>
    [0.1, 0.9].every((down) =>
      element.contains(document.elementFromPoint(left + across * width, top + down * height)),
    ),
  );
}

async function openWithStoppedClock(page: Page): Promise<GiroCodePage> {
  await page.clock.install();
  const directory = page.waitForEvent('requestfinished', (request) => request.url().includes('/daten/'));
  const tool = await openGiroCode(page);
  await tool.field('IBAN').focus();
  await directory;
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return tool;
}

test.describe('while an IBAN is typed', () => {
  test('nothing is announced before a second of quiet, and then only the last state [11.13]', async ({
    page,
  }) => {
    const tool = await openWithStoppedClock(page);
    const said = await listen(page);
    for (const character of typed.IBAN) {
      await page.keyboard.type(character);
      await page.clock.runFor(900);
    }
    expect(await said()).toEqual([]);
    await page.clock.runFor(100);
    await expect(tool.code.getByRole('status')).toHaveText(
      'Hier entsteht der GiroCode. Es fehlt noch: Empfängername.',
    );
    expect(await said()).toEqual(['Hier entsteht der GiroCode. Es fehlt noch: Empfängername.']);
  });

  test('leaving the field announces what is missing at once', async ({ page }) => {
    const tool = await openWithStoppedClock(page);
    await page.keyboard.type(typed.IBAN);
    const said = await listen(page);
    await page.keyboard.press('Tab');
    await expect(tool.code.getByRole('status')).toHaveText(
      'Hier entsteht der GiroCode. Es fehlt noch: Empfängername.',
    );
    expect(await said()).toEqual(['Hier entsteht der GiroCode. Es fehlt noch: Empfängername.']);
  });
});

for (const { width, height, consent } of [
  { width: 320, height: 740, consent: 'declined' },
  { width: 360, height: 740, consent: 'unanswered' },
  { width: 768, height: 600, consent: 'unanswered' },
] as const)
  test.describe(`at a width of ${width} pixels, consent ${consent} [11.13]`, () => {
    test.use({ viewport: { width, height }, consent });

    test('a finished code below the window is announced by a button that leads to it', async ({ page }) => {
      const tool = await openGiroCode(page);
      await tool.field('IBAN').fill(typed.IBAN);
      const seeCode = page.getByRole('button', { name: 'Zum GiroCode' });
      await expect(seeCode).toHaveCount(0);
      await tool.field('Empfängername').pressSequentially(typed.Empfängername);
      await expect(seeCode).toBeInViewport({ ratio: 1 });
      await expect(tool.picture).not.toBeInViewport({ ratio: 0.5 });
      await expect(async () => {
        const field = await tool.field('Empfängername').boundingBox();
        const bar = await seeCode.boundingBox();
        expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }).toPass();
      await seeCode.click();
      await expect(tool.picture).toBeInViewport({ ratio: 0.9 });
      await expect(tool.code).toBeFocused();
      await expect(seeCode).toHaveCount(0);
    });
  });

test.describe('the button to a finished code', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const consent of ['declined', 'unanswered'] as const)
    test.describe(`consent ${consent}`, () => {
      test.use({ consent, hasTouch: true });

      test('covers neither the field in use nor the label of the next one', async ({ page }) => {
        const tool = await openGiroCode(page);
        await fill(tool, typed);
        await expect(page.locator('[data-ready-bar] button')).toBeVisible();
        for (const [label, next] of [
          ['IBAN', 'Empfängername'],
          ['Empfängername', 'Betrag'],
          ['Betrag', 'Verwendungszweck'],
          ['Verwendungszweck', 'Weitere Angaben'],
        ] as const) {
          const nextLabel = page.locator('main form :is(label, summary)').filter({ hasText: next });
          // To the place where the button would cover it.
          await nextLabel.evaluate((element) => {
            const bar = document.querySelector('[data-ready-bar] button')?.getBoundingClientRect();
            const top = element.getBoundingClientRect().bottom - (bar?.bottom ?? 0);
            scrollBy({ top, behavior: 'instant' });
          });
          await tool.field(label).evaluate((field) => field.focus({ preventScroll: true }));
          await expect.poll(() => isUncovered(page), label).toBe(true);
          await expect.poll(() => nextLabel.evaluate(isOnTop), next).toBe(true);
        }
      });
    });

  test('leaves the page where the visitor has scrolled to', async ({ page }) => {
    const tool = await openGiroCode(page);
    await fill(tool, typed);
    const bar = page.locator('[data-ready-bar]');
    const seeCode = async () => {
      await tool.picture.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
      await expect(bar).toHaveCount(0);
    };
    await seeCode();
    // To the place where the button appears over the focused field.
    const place = await tool.field('Empfängername').evaluate((field) => {
      const top = field.getBoundingClientRect().bottom - innerHeight + 20;
      scrollBy({ top, behavior: 'instant' });
      return scrollY;
    });
    await expect(bar).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await seeCode();
    const end = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return scrollY;
    });
    await expect(bar).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(end);
  });
});

test.describe('at a width of 1,280 pixels [11.13]', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the code stays in view beside a form that is longer than the window', async ({ page }) => {
    const tool = await openGiroCode(page);
    await fill(tool, typed);
    await tool.moreFields.click();
    await tool.field('Betrag').evaluate((field) => field.scrollIntoView());
    await expect(tool.picture).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('button', { name: 'Zum GiroCode' })).toHaveCount(0);
  });
});

for (const width of [360, 1280])
  test(`no corner of the card shows through the panel of the code at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const tool = await openGiroCode(page);
    // The line about privacy follows below the panel, so that no lower corner of the panel is one of the card.
    for (const corner of ['bottom-left', 'bottom-right'])
      await expect(tool.code).toHaveCSS(`border-${corner}-radius`, '0px');
  });
