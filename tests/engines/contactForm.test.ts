import { expect, test } from './engineTest.ts';
import type { Visitor } from './visitor.ts';

const title = 'Nachricht gesendet';

async function fillAndSend(visitor: Visitor): Promise<void> {
  await visitor.open('/kontakt');
  await visitor.type('Name', 'Erika Beispiel');
  await visitor.type('E-Mail', 'erika@example.org');
  await visitor.type('Nachricht', 'Guten Tag, ich habe eine Frage.');
  await visitor.press('button', 'Nachricht senden');
}

test('sending the contact form makes no request, shows the confirmation and clears the fields [13.18]', async ({
  visitor,
  site,
}) => {
  await fillAndSend(visitor);
  await visitor.sees(title);
  for (const field of ['Name', 'E-Mail', 'Nachricht']) await visitor.hasValue(field, '');
  await visitor.hasPath('/kontakt');
  expect(
    site.requests.filter((request) => !request.startsWith('GET ') || /Erika|erika|Guten/.test(request)),
  ).toEqual([]);
});

test('the browser asks for a missing field, and nothing is confirmed', async ({ visitor }) => {
  await visitor.open('/kontakt');
  await visitor.type('Name', 'Erika Beispiel');
  await visitor.press('button', 'Nachricht senden');
  await visitor.hasFocus('textbox', 'E-Mail');
  await visitor.hasValue('Name', 'Erika Beispiel');
  await visitor.seesNot(title);
});

test('a notification can be reached with F8 and dismissed with Escape', async ({ visitor }) => {
  await fillAndSend(visitor);
  await visitor.sees(title);
  await visitor.key('F8');
  await visitor.key('Tab');
  await visitor.key('Escape');
  await visitor.seesNot(title);
});

test('„Schließen“ dismisses a notification', async ({ visitor }) => {
  await visitor.open('/kontakt');
  await visitor.press('button', 'Nein, ablehnen');
  await fillAndSend(visitor);
  await visitor.sees(title);
  await visitor.press('button', 'Schließen');
  await visitor.seesNot(title);
});
