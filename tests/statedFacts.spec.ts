import { sepaCountryCount } from '../src/domain/countries/sepa.ts';
import { expect, test } from './siteTest.ts';

test('the contact page promises a reply within 24 hours and names the phone hours', async ({ page }) => {
  await page.goto('/kontakt');
  const main = page.getByRole('main');
  await expect(main.getByText('Antwort innerhalb von 24 Stunden')).toBeVisible();
  await expect(main.getByText('Mo–Fr 9:00–17:00', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  await expect(main.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49\d+$/);
});

test('the articles say that SEPA covered 36 countries, and how many it covers today', async ({ page }) => {
  await page.goto('/sepa-ueberweisung');
  const main = page.getByRole('main');
  await expect(main).toContainText(/36\s(SEPA-)?(Länder|Staaten|Teilnehmer)/);
  await expect(main).toContainText(new RegExp(`${sepaCountryCount()}\\s(SEPA-)?(Länder|Staaten|Teilnehmer)`));
});

test('the articles say that the IBAN is mandatory since 2014, with a transition until February 2016', async ({
  page,
}) => {
  const texts: string[] = [];
  for (const path of ['/', '/iban-aufbau', '/iban-konvertierung', '/bankleitzahl', '/sepa-ueberweisung']) {
    await page.goto(path);
    texts.push((await page.getByRole('main').textContent()) ?? '');
  }
  expect(texts.some((text) => /1\.\sFebruar\s2014\b/.test(text) && /Februar\s2016\b/.test(text))).toBe(true);
});

test('the privacy policy carries the date October 2025', async ({ page }) => {
  await page.goto('/datenschutz');
  await expect(page.getByRole('main')).toContainText(/Oktober\s2025/);
});
