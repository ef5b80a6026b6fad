import { expect, test } from './engineTest.ts';

const title = 'Nachricht gesendet';

test('the contact form asks for a missing field; sent, it makes no request, confirms and clears its fields [13.18]', async ({
  visitor,
  site,
}) => {
  await visitor.open('/kontakt');
  await visitor.press('button', 'Nein, ablehnen');
  await visitor.type('Name', 'Erika Beispiel');
  await visitor.press('button', 'Nachricht senden');
  await visitor.hasFocus('textbox', 'E-Mail');
  await visitor.hasValue('Name', 'Erika Beispiel');
  await visitor.sees(title, false);
  await visitor.type('E-Mail', 'erika@example.org');
  await visitor.type('Nachricht', 'Guten Tag, ich habe eine Frage.');
  await visitor.press('button', 'Nachricht senden');
  await visitor.sees(title);
  for (const field of ['Name', 'E-Mail', 'Nachricht']) await visitor.hasValue(field, '');
  await visitor.hasPath('/kontakt');
  const sent = site.requests.filter((one) => !one.startsWith('GET ') || /Erika|erika|Guten/.test(one));
  expect(sent).toEqual([]);
  // The notification can be reached with F8 and dismissed with Escape.
  await visitor.key('F8');
  await visitor.key('Tab');
  await visitor.key('Escape');
  await visitor.sees(title, false);
});
