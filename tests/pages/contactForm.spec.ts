import type { Page } from '@playwright/test';
import { contactFormOn, openContactForm, sentText, sentTitle } from '../support/contactPage.ts';
import { insertions } from '../support/insertions.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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

test('the browser asks for what is missing, and for nothing else [5.6] [5.7]', async ({ page }) => {
  const form = await openContactForm(page);
  const fields = ['name', 'email', 'message'] as const;
  const expectAsked = async (missing: (typeof fields)[number], values: readonly string[]) => {
    for (const [place, field] of fields.entries()) await form[field].fill(values[place] ?? '');
    await form.send.click();
    await expect(form[missing]).toBeFocused();
    await expect(page.getByText(sentTitle)).toHaveCount(0);
    for (const [place, field] of fields.entries()) await expect(form[field]).toHaveValue(values[place] ?? '');
  };
  await expectAsked('name', ['', 'erika@example.org', 'Guten Tag']);
  await expectAsked('email', ['Erika Beispiel', '', 'Guten Tag']);
  await expectAsked('message', ['Erika Beispiel', 'erika@example.org', '']);
  await expectAsked('email', ['E', 'erika', '?']);
  await form.email.fill('erika@example.org');
  await form.send.click();
  await expect(form.notification).toBeVisible();
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
});
