import type { Page } from '@playwright/test';
import { readClipboard } from '../support/clipboard.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { expect, test } from '../support/siteTest.ts';

const path = '/falsch-ueberwiesen';
const wrong = ibanFormula('37040044', '9146027');
const letterOn = (page: Page) => page.getByRole('figure', { name: 'Brief an die Bank' });
const titlesOn = (page: Page) =>
  page.getByRole('main').locator('ol > li').getByRole('heading', { level: 2 }).filter({ visible: true });

const questions = [
  ['heute', 'früher', 'Termin steht noch aus'],
  ['ja', 'nein', 'weiß nicht'],
  ['vertippt', 'jemand hat mich getäuscht', 'ich habe sie nicht freigegeben'],
] as const;

test('on a phone the first step begins on the first screen, and calls [14.3]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const first = page.locator('main ol > li').filter({ hasText: 'Rufen Sie sofort Ihre Bank an' });
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
  await expect(first.getByRole('link', { name: '116 116 anrufen' })).toHaveAttribute('href', 'tel:116116');
});

test('whatever is answered, two to four steps and their rights are left [14.3]', async ({ page }) => {
  await page.goto(path);
  await expect(titlesOn(page), 'before the answers only the call').toHaveCount(1);
  await expect(page.getByText('Danach sehen Sie Ihre nächsten Schritte und Rechte.')).toBeVisible();
  const answer = (name: string) => page.getByRole('radio', { name, exact: true }).check();
  const rights = page.locator('main ul > li').filter({ hasText: /BGB|Zustimmung|zustimmt/ });
  for (const when of questions[0])
    for (const kind of questions[1])
      for (const cause of questions[2]) {
        for (const name of [when, cause]) await answer(name);
        const isSent = when !== 'Termin steht noch aus';
        const isOwn = cause !== 'ich habe sie nicht freigegeben';
        if (isSent && isOwn) await answer(kind);
        const said = `${when}, ${kind}, ${cause}`;
        await expect(page.getByText('War es eine Echtzeit'), said).toBeVisible({ visible: isSent && isOwn });
        const titles = await titlesOn(page).allTextContents();
        expect(titles.length, said).toBeGreaterThanOrEqual(2);
        expect(titles.length, said).toBeLessThanOrEqual(4);
        expect(titles[0], said).toMatch(isSent || !isOwn ? /^Rufen Sie sofort/ : /^Löschen Sie den Auftrag/);
        expect(titles.includes('Schicken Sie heute noch den Brief'), said).toBe(isSent && isOwn);
        for (const title of ['Lassen Sie den Zugang sperren', 'Zeigen Sie den Betrug an'])
          expect(titles.includes(title), said).toBe(cause !== 'vertippt');
        const block = page.getByRole('link', { name: '116 116 anrufen' });
        await expect(block, said).toHaveCount(isSent || cause !== 'vertippt' ? 1 : 0);
        if (isSent) await expect(rights.filter({ visible: true }).first(), said).toBeVisible();
      }
});

test('on a phone the third answer brings the steps into view, once [14.3]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  const steps = page.getByRole('region', { name: 'Ihre nächsten Schritte und Rechte' });
  const answer = (name: string) => page.getByRole('radio', { name, exact: true });
  for (const name of ['heute', 'nein', 'vertippt']) await answer(name).click();
  await expect(steps).toBeFocused();
  await expect(steps.getByRole('heading', { name: 'Schicken Sie heute noch den Brief' })).toBeInViewport();
  await answer('früher').click();
  await expect(answer('früher')).toBeFocused();
  await page.getByRole('link', { name: 'Ihre nächsten Schritte stehen darunter' }).click();
  await expect(steps).toBeInViewport();
});

test('by keyboard the focus stays in the questions [14.3]', async ({ page }) => {
  await page.goto(path);
  for (const name of ['heute', 'nein']) await page.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { name: 'Ihre Rechte und deren Grenzen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'jemand hat mich getäuscht' })).toBeFocused();
});

test('before the transfer one answer is enough, and no letter is offered [14.3]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByText('Termin steht noch aus').click();
  const first = page.getByRole('heading', { name: 'Löschen Sie den Auftrag selbst' });
  await expect(first).toBeInViewport();
  await expect(titlesOn(page), 'nobody has said that it is fraud').toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Ihre Rechte und deren Grenzen' })).toBeHidden();
  const parts = letterOn(page).or(page.getByText(/^Der Brief an Ihre Bank|^Sein Text richtet sich/));
  await expect(parts.filter({ visible: true })).toHaveCount(0);
  await page.getByText('früher').click();
  await expect(parts.filter({ visible: true })).toHaveCount(3);
});

test('the letter is filled while somebody types, and copied as it is shown [14.7]', async ({ page }) => {
  await page.goto(path);
  const letter = letterOn(page);
  await expect(letter.locator('[data-variant=primary]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'nein', exact: true }).check();
  await page.getByLabel('Ihr Name und Ihre Anschrift').fill('Ida Beispiel\nWeg 1');
  await page.getByLabel('Überwiesen am').fill('2026-11-24');
  await page.getByLabel('Betrag in Euro').fill('1234,5');
  await page.getByLabel('IBAN, an die das Geld ging').fill(wrong.iban.toLowerCase());
  await expect(page.getByText('Rechnerisch richtig: Das Konto kann es geben.')).toBeVisible();
  await expect(letter).toContainText(
    `von meinem Konto [Ihre IBAN] habe ich am 24. November 2026 den Betrag von 1.234,50 € als Standardüberweisung an die falsche IBAN ${wrong.grouped} überwiesen.`,
    { useInnerText: true },
  );
  await expect(letter.locator('[data-variant=primary]')).toHaveText(['Kopieren']);
  await letter.getByRole('button', { name: 'Kopieren' }).click();
  await expect(letter.getByRole('status')).toHaveText('Der Brief ist kopiert. 3 Angaben fehlen noch.');
  const copied = await readClipboard(page);
  expect(copied).toMatch(/^Ida Beispiel\nWeg 1\n\n/);
  expect(copied).toMatch(/\n\nMit freundlichen Grüßen\n\n\[Unterschrift\]$/);
  expect(copied).not.toContain('Kopier');
  await page.getByLabel('Betrag in Euro').fill('1');
  await expect(letter.getByRole('status')).toBeEmpty();
});

test('what cannot be right is said below its field and named at the letter; no amount is guessed [14.7]', async ({
  page,
}) => {
  await page.goto(path);
  const field = page.getByLabel('IBAN, an die das Geld ging');
  await field.fill('DE00 3704 0044 0532 0130 00');
  await expect(page.getByText(/nimmt Ihre Bank keinen Auftrag an/)).toBeVisible();
  await expect(letterOn(page)).toContainText('falsche IBAN [IBAN, an die das Geld ging]');
  await field.fill(wrong.iban);
  const meant = page.getByLabel('Richtige IBAN, die gemeint war');
  await meant.fill(wrong.grouped);
  await expect(page.getByText('An diese IBAN ging das Geld.')).toBeVisible();
  const faulty = (label: string, blank = '[') =>
    page.locator(`figure:has-text("${blank}") :text("Noch falsch: „${label}“.") + [data-variant=outlined]`);
  await meant.fill(wrong.iban.slice(0, -1));
  await expect(faulty('Richtige IBAN, die gemeint war'), 'somebody is still typing').toHaveCount(0);
  await meant.blur();
  await expect(faulty('Richtige IBAN, die gemeint war', 'war [richtige IBAN].')).toBeVisible();
  await meant.fill('');
  const amount = page.getByLabel('Betrag in Euro');
  await amount.fill('1e3');
  await expect(page.getByText('Diesen Betrag können wir nicht lesen.')).toBeVisible();
  await expect(faulty('Betrag in Euro')).toBeVisible();
  await expect(letterOn(page)).toContainText('den Betrag von [Betrag] €');
  await amount.fill('5');
  await expect(faulty('Betrag in Euro')).toHaveCount(0);
  for (const day of ['2999-01-31', '12026-03-10']) {
    await page.getByLabel('Überwiesen am').fill(day);
    await expect(page.getByText('Dieser Tag liegt in der Zukunft.')).toBeVisible();
    await expect(faulty('Überwiesen am', 'am [Datum] den')).toBeVisible();
  }
});

test('the letter says nothing of another IBAN for somebody who was cheated [14.7]', async ({ page }) => {
  await page.goto(path);
  const meant = letterOn(page)
    .getByText(/falsche|Gemeint war/)
    .or(page.getByLabel('Richtige IBAN'));
  await expect(meant.filter({ visible: true })).toHaveCount(3);
  await page.getByText('jemand hat mich getäuscht').click();
  await expect(meant.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'weiß nicht' }).check();
  await page.getByRole('radio', { name: 'heute' }).check();
  const text = /\[Betrag\]\s€ an die IBAN \[.+\] überwiesen, weil mich jemand getäuscht hat. Bitte/;
  expect(await letterOn(page).innerText()).toMatch(text);
  // That law is about a wrong IBAN.
  expect(await letterOn(page).innerText()).not.toMatch(/675y|Satz|bemühen|\[Datum\]/);
});

test('the letter demands the refund of a payment that was not authorised, and no recall [14.7]', async ({
  page,
}) => {
  await page.goto(path);
  for (const name of ['früher', 'ich habe sie nicht freigegeben']) await page.getByText(name).click();
  await expect(page.getByRole('link', { name: 'Zum Brief' })).toBeVisible();
  const text = await letterOn(page).innerText();
  expect(text).toMatch(/wurde am .+ an die IBAN \[.+\] überwiesen\. .+ nicht autorisiert\.\n/);
  expect(text).toMatch(/^Erstattung einer nicht autorisierten Überweisung$/m);
  expect(text).toContain('spätestens bis zum Ende des Geschäftstags nach dieser Anzeige');
  expect(text).not.toMatch(/habe ich am|wiederzuerlangen|Auskunft|675y/);
});

test('a full letter opens as an e-mail and prints alone [14.7]', async ({ page }) => {
  await page.addInitScript(() => {
    // Headless Chromium prints nothing. What paper would show is looked at instead.
    window.print = () => undefined;
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await page.goto(path);
  const sender = page.getByLabel('Ihr Name und Ihre Anschrift');
  await sender.fill('Dr. Adelheid Großmüller-Weißenbach\nHöhenstraße 128 b\n70190 Stuttgart');
  await page.getByLabel('Ihre Bank').fill('Sparkasse Mülheim an der Ruhr, Berliner Platz 1, 45468 Mülheim');
  // What is pasted is not cut: `fill` would ignore a limit.
  for (const field of [sender, page.getByLabel('Ihre Bank')])
    await expect(field).not.toHaveAttribute('maxlength');
  for (const name of ['Ihre IBAN', 'IBAN, an die das Geld ging', 'Richtige IBAN, die gemeint war'])
    await page.getByLabel(name, { exact: true }).fill(wrong.grouped);
  const letter = letterOn(page);
  const email = letter.getByRole('link', { name: 'Als E-Mail öffnen' });
  await email.click();
  const address = new URL((await email.getAttribute('href')) ?? '');
  expect(address.searchParams.get('subject')).toBe('Rückruf einer Überweisung und Auskunft');
  expect(address.searchParams.get('body')).toContain('70190 Stuttgart\r\n\r\nSparkasse Mülheim');

  await letter.getByRole('button', { name: 'Brief drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(letter.getByText('[Unterschrift]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('steps follow the answers, the letter is complete, on paper too [14.3] [14.7]', async ({ page }) => {
    await page.goto(path);
    await expect(titlesOn(page)).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const asked = page.getByRole('heading', { name: 'Fragen zu Ihrem Fall' });
    await expect(asked).toBeVisible();
    // In a grid a box that moves to the next page covers what follows.
    for (const list of await page.locator('main ol:has(h2)').all())
      await expect(list).toHaveCSS('display', 'block');
    await page.emulateMedia({ media: 'screen' });
    for (const name of ['heute', 'vertippt', 'nein']) await page.getByLabel(name, { exact: true }).check();
    await expect(titlesOn(page)).toHaveCount(4);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(asked).toBeVisible({ visible: media === 'screen' });
      const letter = letterOn(page);
      await expect(letter.getByText('[Unterschrift]')).toBeVisible();
      await expect(letter.getByRole('button')).toHaveCount(0);
      await expect(page.getByLabel('Ihre Bank')).toBeHidden();
    }
  });
});
