import { expect, test } from 'vitest';
import { filledEmail } from './contactForm.ts';

const recipient = 'mailto:kontakt@example.org';

/** Subject and body as a mail program reads them. */
function read(address: string | null) {
  const { searchParams, pathname } = new URL(address ?? '');
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

test('an e-mail contains the whole message, the name and the address [10.27]', () => {
  const message = {
    name: 'Jürgen & Söhne',
    email: 'j+s@example.org',
    text: 'Guten Tag,\nist 100 % richtig?',
  };
  expect(read(filledEmail(recipient, message))).toEqual({
    to: 'kontakt@example.org',
    subject: 'Nachricht zum IBAN-Rechner von Jürgen & Söhne',
    body: 'Guten Tag,\r\nist 100 % richtig?\r\n\r\nJürgen & Söhne\r\nj+s@example.org',
  });
});

test('an empty form opens an e-mail without text', () => {
  expect(read(filledEmail(recipient, { name: '', email: '', text: '' }))).toEqual({
    to: 'kontakt@example.org',
    subject: 'Nachricht zum IBAN-Rechner',
    body: '',
  });
});

test('a message that a mail program would cut is not put into the address', () => {
  expect(filledEmail(recipient, { name: '', email: '', text: 'ä'.repeat(400) })).toBeNull();
});
