import { enhanceContactForm } from '../features/contact/contactForm.ts';
import { loadNotifications, notify } from '../notifications/notify.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-contact-form]'))
  enhanceContactForm(form, { loadNotifications, notify });
