import type { Page } from '@playwright/test';
import { articles, mainPages, otherTools } from '../support/siteRoutes.ts';
import { expect, test as siteTest } from '../support/siteTest.ts';

/** The menu of a small screen, on the home page. */
const test = siteTest.extend<{ mobile: ReturnType<typeof mobileMenuOn> }>({
  mobile: async ({ page }, use) => {
    await page.goto('/');
    await use(mobileMenuOn(page));
  },
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

function mobileMenuOn(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menü', exact: true });
  return {
    menu,
    button: page.getByRole('banner').getByRole('button', { name: /^(?:Menü|Schließen)$/ }),
    entry: (label: string) => menu.getByRole('link', { name: label, exact: true }),
  };
}

test('a small screen has the menu behind a button that opens and closes it, and tells a screen reader its state [2.20] [4.7] [10.13]', async ({
  page,
  context,
  mobile: { menu, button },
}) => {
  const browser = await context.newCDPSession(page);
  // A popover's button has no aria-expanded; the browser's own accessibility tree knows its state.
  const isExpanded = async (accessibleName: string) => {
    const { root } = await browser.send('DOM.getDocument');
    const { nodes } = await browser.send('Accessibility.queryAXTree', {
      ...{ nodeId: root.nodeId, role: 'button', accessibleName },
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeHidden();
  await expect(menu).toBeHidden();
  await expect.poll(() => isExpanded('Menü')).toBe(false);
  await button.tap();
  await expect(menu).toBeVisible();
  await expect.poll(() => isExpanded('Schließen')).toBe(true);
  await button.tap();
  await expect(menu).toBeHidden();
});

test('the mobile menu leads to every tool and to help, and then to the items of the top bar; choosing one closes it [2.20] [4.7] [10.23]', async ({
  page,
  mobile: { menu, button, entry },
}) => {
  await button.tap();
  // A hidden menu has no links.
  await expect(menu).toBeVisible();
  const addresses = menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const tools = [...otherTools.map(({ path }) => path), '/bic', '/falsch-ueberwiesen'];
  expect((await addresses).slice(1, 1 + tools.length)).toEqual(tools);
  expect(await addresses).toHaveLength(1 + tools.length + articles.length + mainPages.length);
  await expect(menu.getByRole('list', { name: 'Werkzeuge' })).toBeVisible();
  await expect(menu.getByText('Ratgeber', { exact: true })).toBeVisible();
  for (const { path, label } of [...articles, ...mainPages])
    await expect(entry(label)).toHaveAttribute('href', path);
  await entry('Liste umrechnen').tap();
  await expect(page).toHaveURL('/iban-liste');
  await expect(menu).toBeHidden();
  await button.tap();
  await expect(entry('Liste umrechnen')).toHaveAttribute('aria-current', 'page');
});

test('choosing „Rechner“ on the home page closes the menu and shows the calculator [4.7]', async ({
  page,
  mobile: { menu, button, entry },
}) => {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const visit of ['the first', 'the second'])
    await test.step(`${visit} time`, async () => {
      await button.tap();
      await entry('Rechner').tap();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Bankleitzahl (BLZ)' })).toBeInViewport();
    });
});
