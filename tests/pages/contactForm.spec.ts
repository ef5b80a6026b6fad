import type { Page } from '@playwright/test';
import { openContactForm, sentTitle } from '../support/contactPage.ts';
import { expect, test } from '../support/siteTest.ts';

test('the browser asks for what is missing, and for nothing else [5.6] [5.7]', async ({ page }) => {
  const form = await openContactForm(page);
  const fields = ['name', 'email', 'message'] as const;
  const expectAsked = async (
    missing: (typeof fields)[number],
    values: readonly string[],
    problem = 'Diese Angabe fehlt noch.',
  ) => {
    for (const [place, field] of fields.entries()) await form[field].fill(values[place] ?? '');
    await form.send.click();
    await expect(form[missing]).toBeFocused();
    await expect(form[missing]).toHaveAccessibleDescription(problem);
    await expect(page.getByText(sentTitle)).toHaveCount(0);
    for (const [place, field] of fields.entries()) await expect(form[field]).toHaveValue(values[place] ?? '');
  };
  await expectAsked('name', ['', 'erika@example.org', 'Guten Tag']);
  await expectAsked('email', ['Erika Beispiel', '', 'Guten Tag']);
  await expectAsked('message', ['Erika Beispiel', 'erika@example.org', '']);
  await expectAsked('message', ['Erika Beispiel', 'erika@example.org', ' \n ']);
  await expectAsked('email', ['E', 'erika', '?'], 'Das ist keine E-Mail-Adresse.');
  await expect(form.name, 'the others have nothing to correct').toHaveAccessibleDescription('');
  await form.email.fill('erika@example.org');
  await expect(form.email).toHaveAccessibleDescription('');
  await form.send.click();
  await expect(form.notification).toBeVisible();
});

/** Presses it and returns the address that the browser would give to the mail program. */
async function pressOn(page: Page) {
  const link = page.getByRole('main').getByRole('link', { name: 'Als E-Mail öffnen' });
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await link.click();
  return new URL((await link.getAttribute('href')) ?? '');
}

test('„Als E-Mail öffnen“ opens an e-mail with the text; a long one is copied [10.27]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openContactForm(page);
  expect((await pressOn(page)).search, 'an empty form opens no e-mail').toBe('');
  await expect(form.name).toBeFocused();
  await expect.poll(async () => (await form.name.boundingBox())?.y, 'its label is seen').toBeGreaterThan(88);
  await form.name.fill('Erika Beispiel');
  await form.email.fill('erika@example.org');
  await form.message.fill('Guten Tag,\nich habe 1 & 2 Fragen.');
  const { protocol, searchParams } = await pressOn(page);
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe('Nachricht zum IBAN-Rechner von Erika Beispiel');
  const body = 'Guten Tag,\r\nich habe 1 & 2 Fragen.\r\n\r\nErika Beispiel\r\nerika@example.org';
  expect(searchParams.get('body')).toBe(body);
  await expect(form.message).toHaveValue('Guten Tag,\nich habe 1 & 2 Fragen.');
  await form.send.click();
  await expect(form.notification.getByText(sentTitle, { exact: true })).toBeVisible();
  await expect(form.message).toHaveValue('');
  const next = page.getByText(/^Die E-Mail ist noch nicht abgeschickt\?/);
  await expect(next).toBeInViewport({ ratio: 1 });
  const [note, box] = [await form.notification.boundingBox(), await next.boundingBox()];
  expect((note?.y ?? 0) + (note?.height ?? 0), 'it covers nothing below').toBeLessThan(box?.y ?? 0);
  // It stays there while somebody begins another text, which opens no e-mail before it is whole.
  await form.name.fill('E');
  await pressOn(page);
  await expect(form.email).toBeFocused();
  await expect(next.getByRole('link', { name: 'Ihren Text öffnen' })).toHaveAttribute('href', /Fragen/);
  await expect(next).toContainText(
    / an kontakt@\S+:\s+Guten Tag,\s.*Fragen\.\s+Erika Beispiel\s+erika@example\.org$/,
  );

  await form.name.fill('Erika Beispiel');
  await form.email.fill('erika@example.org');
  await form.message.fill('lang '.repeat(600));
  expect((await pressOn(page)).search).toBe('');
  await expect(page.getByText(/^Ihr Text ist zu lang, um ihn dem E-Mail-Programm/)).toBeVisible();
  await expect(form.message).toHaveValue('lang '.repeat(600));
  // Sent, the text is on the page.
  await form.send.click();
  await expect(form.message).toHaveValue('');
  const status = page.locator('[data-contact-status]');
  await expect(status).not.toHaveAttribute('data-caution');
  await expect(page.getByText(/ in eine E-Mail an \S+:\s+lang lang/)).toBeVisible();
  // Nothing was opened.
  await form.message.fill('Noch eine Frage.');
  await form.name.fill('Erika Beispiel');
  await form.email.fill('erika@example.org');
  await form.send.click();
  await expect(status).toHaveText(/^Sie haben Ihren Text noch nicht/);
  await expect(status).toHaveAttribute('data-caution');
});
