import { calculate, openCalculator } from './calculatorPage.ts';
import { readClipboard } from './clipboard.ts';
import { openContactForm, sentText, sentTitle } from './contactPage.ts';
import { expect, test } from './siteTest.ts';

test('sending the contact form makes no request, confirms to the letter and clears the three fields', async ({
  page,
}) => {
  const form = await openContactForm(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await form.fillAndSend();

  await expect(form.notification.getByText(sentTitle, { exact: true })).toBeVisible();
  await expect(form.notification.getByText(sentText, { exact: true })).toBeVisible();
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/kontakt');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('Enter in a field sends the contact form like its button', async ({ page }) => {
  const form = await openContactForm(page);
  await form.message.fill('Guten Tag');
  await form.name.fill('Erika Beispiel');
  await form.email.fill('erika@example.org');
  await form.email.press('Enter');
  await expect(form.notification.getByText(sentTitle, { exact: true })).toBeVisible();
  await expect(form.message).toHaveValue('');
});

test('the confirmation is read out by screen readers', async ({ page }) => {
  const form = await openContactForm(page);
  await form.fillAndSend();
  await expect(page.getByRole('status').filter({ hasText: sentTitle })).toContainText(sentText);
});

test('the copy button puts the IBAN without spaces on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await calculator.copy.click();
  await expect(calculator.status(/kopiert/)).toHaveCount(1);
  expect(await readClipboard(page)).toBe('DE89370400440532013000');
});

test('the copy button copies what was calculated last', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '1');
  await calculator.copy.click();
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await calculator.copy.click();
  await expect.poll(() => readClipboard(page)).toBe('DE89370400440532013000');
});

test('the only requests of a whole visit are GET requests for files of the site itself', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    expect(request.postData()).toBeNull();
    requests.push(`${request.method()} ${request.url()}`);
  });
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  const form = await openContactForm(page);
  await form.fillAndSend();
  await expect(form.notification).toBeVisible();
  for (const request of requests)
    expect(request).toMatch(
      new RegExp(`^GET ${baseURL}/(kontakt|_astro/[^?]+|daten/[^?]+|favicon\\.svg|site\\.webmanifest)?$`),
    );
});
