import { sentText, sentTitle as title } from '../support/contactPage.ts';
import { expect, test } from './engineTest.ts';

test('a form that is sent makes no request, stores nothing and confirms; F8 leads to what it says [3.7] [4.11] [7.2] [7.3] [9.15] [13.18] [19.11]', async ({
  visitor,
  site,
}) => {
  await visitor.open('/kontakt');
  await visitor.press('button', 'Nein, ablehnen');
  await visitor.type('Name', 'Erika Beispiel');
  await visitor.press('button', 'Ich habe sie abgeschickt');
  await visitor.hasFocus('textbox', 'E-Mail');
  await visitor.hasValue('Name', 'Erika Beispiel');
  await visitor.sees(title, false);
  await visitor.type('E-Mail', 'erika@example.org');
  await visitor.type('Nachricht', 'Guten Tag, ich habe eine Frage.');
  await visitor.press('button', 'Ich habe sie abgeschickt');
  await visitor.sees(title);
  await visitor.sees(sentText);
  for (const field of ['Name', 'E-Mail', 'Nachricht']) await visitor.hasValue(field, '');
  await visitor.hasPath('/kontakt');
  const sent = site.requests.filter((one) => !one.startsWith('GET ') || /Erika|erika|Guten/.test(one));
  expect(sent).toEqual([]);
  expect(await visitor.evaluate(() => [{ ...localStorage }, sessionStorage.length, document.cookie])).toEqual(
    [{ 'gdpr-consent': 'declined' }, 0, ''],
  );
  // The notification can be reached with F8 and dismissed with Escape.
  await visitor.key('F8');
  await visitor.key('Tab');
  await visitor.key('Escape');
  await visitor.sees(title, false);
});
