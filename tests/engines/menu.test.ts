import { articles } from '../support/siteRoutes.ts';
import { test } from './engineTest.ts';

test('the dropdown works by keyboard; Escape goes back [10.13] [13.18]', async ({ visitor }) => {
  await visitor.open('/iban-aufbau');
  await visitor.focus('button', 'Ratgeber');
  await visitor.key('Enter');
  await visitor.sees('IBAN-Konvertierung');
  await visitor.key('Tab');
  await visitor.hasFocus('link', 'IBAN-Aufbau');
  await visitor.key('Escape');
  await visitor.hasFocus('button', 'Ratgeber');
  await visitor.isExpanded('Ratgeber', false);
  await visitor.key('Enter');
  for (let entry = 0; entry <= articles.length; entry += 1) await visitor.key('Tab');
  await visitor.hasFocus('link', 'Datenschutz');
  await visitor.isExpanded('Ratgeber', false);
});

test('a small screen has a menu that opens by Enter and closes by Escape', async ({ visitor }) => {
  // As narrow as the window of every engine can be.
  await visitor.driver.resize(600, 800);
  await visitor.open('/kontakt');
  await visitor.finds('navigation', 'Menü', 0);
  await visitor.focus('button', 'Menü');
  await visitor.key('Enter');
  await visitor.finds('navigation', 'Menü');
  await visitor.key('Tab');
  await visitor.key('Escape');
  await visitor.finds('navigation', 'Menü', 0);
  await visitor.hasFocus('button', 'Menü');
  await visitor.press('button', 'Menü');
  await visitor.press('link', 'GiroCode');
  await visitor.hasPath('/girocode');
  await visitor.finds('navigation', 'Menü', 0);
});
