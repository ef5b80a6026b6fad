import type { Page } from '@playwright/test';

export function contactFormOn(page: Page) {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const email = page.getByRole('textbox', { name: 'E-Mail', exact: true });
  const message = page.getByRole('textbox', { name: 'Nachricht', exact: true });
  const send = page.getByRole('button', { name: 'Ich habe sie abgeschickt' });
  const notifications = page.getByRole('region', { name: /^Benachrichtigungen/ });
  return {
    name,
    email,
    message,
    send,
    notifications,
    notification: notifications.getByRole('listitem'),
    async fillAndSend() {
      await name.fill('Erika Beispiel');
      await email.fill('erika@example.org');
      await message.fill('Guten Tag, ich habe eine Frage.');
      await send.click();
    },
  };
}

export const sentTitle = 'Nachricht gesendet';
export const sentText = 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.';

/** Opens the contact page, begins to write, and waits until everything is loaded. */
export async function openContactForm(page: Page) {
  await page.goto('/kontakt');
  const form = contactFormOn(page);
  await form.name.focus();
  // The code of the notifications has arrived.
  await form.notifications.waitFor({ state: 'attached' });
  return form;
}
