import { texts } from './texts.ts';

/** How the page shows notifications; the form itself does not care. */
interface Notifications {
  readonly loadNotifications: () => Promise<void>;
  readonly notify: (content: { title: string; description: string }) => Promise<void>;
}

/** Answers the contact form: a notification and empty fields, no request (specification, chapter 7). */
export function enhanceContactForm(
  form: HTMLFormElement,
  { loadNotifications, notify }: Notifications,
): void {
  const status = form.querySelector<HTMLElement>('[data-contact-status]');

  // The notification's code comes before it is needed, so that sending itself asks the network for nothing.
  const prepare = () => void loadNotifications().catch(() => undefined);
  if (document.readyState === 'complete') prepare();
  else window.addEventListener('load', prepare, { once: true });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (status) status.hidden = true;
    form.reset();
    try {
      await notify({ title: texts.sentTitle, description: texts.sentText });
    } catch {
      if (!status) return;
      status.hidden = false;
      status.textContent = `${texts.sentTitle}. ${texts.sentText}`;
    }
  });
}
