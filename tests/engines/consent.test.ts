import { CONSENT_QUESTION } from '../support/siteRoutes.ts';
import { expect, test } from './engineTest.ts';
import type { Visitor } from './visitor.ts';

/** Everything that the browser stores for the site. */
const kept = (visitor: Visitor) =>
  visitor.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const nothing = { cookie: '', local: {}, session: {}, databases: 0, caches: 0, workers: 0 };
const declined = { ...nothing, local: { 'gdpr-consent': 'declined' } };

test('nothing is stored before the answer; Escape inside the popup declines [13.18]', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.finds('region', CONSENT_QUESTION);
  await visitor.typeAccount();
  await visitor.key('Enter');
  await visitor.sees('DE89 3704 0044 0532 0130 00');
  expect(await kept(visitor)).toEqual(nothing);
  await visitor.focus('button', 'Ja, akzeptieren');
  await visitor.key('Escape');
  await visitor.finds('region', CONSENT_QUESTION, 0);
  expect(await kept(visitor)).toEqual(declined);
});

test('„Akzeptieren“ stores the site on the device, and a withdrawal removes it', async ({ visitor }) => {
  await visitor.open('/datenschutz');
  await visitor.press('button', 'Ja, akzeptieren');
  await visitor.sees('Diese Website liegt vollständig auf Ihrem Gerät');
  expect(await kept(visitor)).toMatchObject({ local: { 'gdpr-consent': 'accepted' }, caches: 1, workers: 1 });
  await visitor.press('button', 'Widerrufen und Website löschen');
  await visitor.sees('Auf Ihrem Gerät liegt nur diese Antwort.');
  await visitor.driver.reload();
  await visitor.sees('Sie haben nicht eingewilligt.');
  await expect.poll(() => kept(visitor)).toEqual(declined);
});
