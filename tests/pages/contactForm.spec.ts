import type { Locator, Page } from '@playwright/test';
import { contactFormOn, openContactForm, sentText, sentTitle } from '../support/contactPage.ts';
import { insertions } from '../support/insertions.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const isValid = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validity.valid);

test('the contact form has required text fields for name, e-mail and message [2.10] [3.6]', async ({
  page,
}) => {
  await page.goto('/kontakt');
  for (const label of ['Name', 'E-Mail', 'Nachricht']) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeEditable();
    await expect(field).toHaveAttribute('required');
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
});

test('sending the contact form makes no request, stores nothing, shows the confirmation and clears the three fields [3.7] [7.2] [7.3] [19.11]', async ({
  page,
  context,
}) => {
  const form = await openContactForm(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await form.fillAndSend();

  await expect(form.notification.getByText(sentTitle, { exact: true })).toBeVisible();
  await expect(form.notification.getByText(sentText, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: sentTitle })).toContainText(sentText);
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('');
  const link = page.getByRole('link', { name: 'Als E-Mail öffnen' });
  await expect(link).toHaveAttribute('href', /Guten%20Tag/);
  await expect(page).toHaveURL('/kontakt');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'gdpr-consent': 'declined' });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('the browser asks for a missing field and nothing is confirmed [5.6]', async ({ page }) => {
  const form = await openContactForm(page);
  const entered = { name: 'Erika Beispiel', email: 'erika@example.org', message: 'Guten Tag' };
  const fields = ['name', 'email', 'message'] as const;
  for (const missing of fields) {
    for (const field of fields) await form[field].fill(field === missing ? '' : entered[field]);
    await form.send.click();
    await expect(form[missing]).toBeFocused();
    expect(await isValid(form[missing])).toBe(false);
    await expect(page.getByText('Nachricht gesendet')).toHaveCount(0);
    for (const field of fields)
      await expect(form[field]).toHaveValue(field === missing ? '' : entered[field]);
  }
});

test('the e-mail must look like one to the browser [5.6]', async ({ page }) => {
  const form = await openContactForm(page);
  await expect(form.email).toHaveAttribute('type', 'email');
  await form.name.fill('Erika Beispiel');
  await form.message.fill('Guten Tag');
  await form.email.fill('erika');
  await form.send.click();
  await expect(form.email).toBeFocused();
  await expect(page.getByText('Nachricht gesendet')).toHaveCount(0);
  await form.email.fill('erika@example.org');
  await form.send.click();
  await expect(form.notification).toBeVisible();
});

test('there are no other rules: one letter is enough for name and message [5.7]', async ({ page }) => {
  await page.goto('/kontakt');
  const form = contactFormOn(page);
  await form.name.fill('E');
  await form.message.fill('?');
  for (const field of [form.name, form.email, form.message]) {
    await expect(field).not.toHaveAttribute('pattern');
    await expect(field).not.toHaveAttribute('minlength');
    await expect(field).not.toHaveAttribute('maxlength');
  }
  expect(await isValid(form.name)).toBe(true);
  expect(await isValid(form.message)).toBe(true);
});

test('only the beginning of a megabyte of lines is taken, and the page says so', async ({ page }) => {
  await page.goto('/kontakt');
  const form = contactFormOn(page);
  await insertions.pasting(form.message, '1\n'.repeat(500_000));
  await expect(form.message).toHaveValue('1\n'.repeat(5000));
  await expect(page.getByText('Im Feld stehen nur die ersten 10.000\u00A0Zeichen.')).toBeVisible();
});

test.describe('„Als E-Mail öffnen“', () => {
  /** Presses it and returns the address that the browser would give to the mail program. */
  async function pressOn(page: Page) {
    const link = page.getByRole('main').getByRole('link', { name: 'Als E-Mail öffnen' });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await link.click();
    return new URL((await link.getAttribute('href')) ?? '');
  }

  test('opens an e-mail with the text filled in, and keeps it in the form [10.27]', async ({ page }) => {
    const form = await openContactForm(page);
    await form.name.fill('Erika Beispiel');
    await form.email.fill('erika@example.org');
    await form.message.fill('Guten Tag,\nich habe 1 & 2 Fragen.');
    const { protocol, searchParams } = await pressOn(page);
    expect(protocol).toBe('mailto:');
    expect(searchParams.get('subject')).toBe('Nachricht zum IBAN-Rechner von Erika Beispiel');
    expect(searchParams.get('body')).toBe(
      'Guten Tag,\r\nich habe 1 & 2 Fragen.\r\n\r\nErika Beispiel\r\nerika@example.org',
    );
    await expect(form.message).toHaveValue('Guten Tag,\nich habe 1 & 2 Fragen.');
    await form.send.click();
    await expect(form.notification.getByText(sentTitle, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Als E-Mail öffnen' })).toHaveAttribute('href', /Fragen/);
  });

  test('says that a very long text must be copied, and loses nothing of it [10.27]', async ({ page }) => {
    const form = await openContactForm(page);
    await form.message.fill('lang '.repeat(600));
    expect((await pressOn(page)).search).toBe('');
    await expect(
      page.getByText(/^Ihr Text ist zu lang, um ihn dem E-Mail-Programm zu übergeben/),
    ).toBeVisible();
    await expect(form.message).toHaveValue('lang '.repeat(600));
  });

  test('is named above the form as the way to send the text', async ({ page }) => {
    await page.goto('/kontakt');
    const sentence = 'Das Formular verschickt nichts; es zeigt nur eine Bestätigung.';
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  });
});
