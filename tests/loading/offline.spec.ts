import { contactFormOn, sentText } from '../support/contactPage.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { savedBy } from '../support/files.ts';
import { startServer } from '../support/ownServer.ts';
import { routes } from '../support/siteRoutes.ts';
import { expect, mayComplain } from '../support/siteTest.ts';
import { accept, test } from '../support/storedOnDevice.ts';

test.use({ consent: 'unanswered' });
test.beforeEach(mayComplain);

test('after “accepted” every page and every tool works without any network [11.7]', async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await accept(page, server);
  await server.end();

  for (const path of routes) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('16px "Source Sans 3"');
  });
  expect(font, 'the font is on the device too').toBe(true);

  for (const path of ['/gibt-es-nicht', '/gibt-es-nicht/', '/gibt-es-nicht.html', '/kontakt.php']) {
    const response = await page.goto(server.address + path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText('404 Page Not Found', { exact: true }), path).toBeVisible();
  }

  for (const tool of everyTool) {
    await open(page, tool.path);
    await tool.use(page);
  }
  await page.goto('/kontakt');
  const form = contactFormOn(page);
  await form.fillAndSend();
  await expect(form.notification).toContainText(sentText);
  await page.goto('/iban-liste');
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/ibanList/mitglieder.xlsx');
  await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
  expect((await savedBy(page, 'Als Excel speichern')).name).toBe('mitglieder-IBAN.xlsx');
  await context.close();
});
