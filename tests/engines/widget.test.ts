import { afterEach, beforeEach } from 'vitest';
import { type ForeignPage, RESETS, startForeignPage } from '../support/foreignPage.ts';
import { expect, test } from './engineTest.ts';
import type { Visitor } from './visitor.ts';

const IBAN = 'DE68200700000123456600';
const inWidget = (selector: string) =>
  `return document.querySelector('iban-rechner').shadowRoot.querySelector('${selector}')`;

let site: ForeignPage;
beforeEach(async () => {
  site = await startForeignPage(
    '<form action="/gesendet"><iban-rechner name="iban" required></iban-rechner><button>Beitreten</button></form>',
  );
});
afterEach(() => site.end());

/** Types both numbers by keyboard alone, in a new page. */
async function type({ driver }: Visitor, bankCode: string, accountNumber: string): Promise<void> {
  await driver.goto(site.address);
  await expect.poll(() => driver.run(`${inWidget('#iban')} !== null`)).toBe(true);
  await driver.press('Tab');
  await driver.type(bankCode);
  await driver.press('Tab');
  await driver.type(accountNumber);
}

const ibanOf = ({ driver }: Visitor) => driver.run("return document.querySelector('iban-rechner').value");
const textOf = ({ driver }: Visitor) => driver.run(`${inWidget('.card')}.innerText`);
const isSent = (visitor: Visitor) =>
  expect.poll(() => visitor.evaluate(() => location.search)).toBe(`?iban=${IBAN}`);

test('the widget works by keyboard in a strict page, and sends only an IBAN', async ({ visitor }) => {
  site.css = RESETS.join('\n');
  await type(visitor, '76026000', '1');
  await visitor.driver.press('Enter');
  await expect.poll(() => textOf(visitor)).toContain('Für so kurze Kontonummern');
  expect(site.requests.slice(2)).toEqual(['/rechner/iban-rechner.js', '/rechner/iban-rechner-banken.json']);
  expect(await ibanOf(visitor)).toBe('');
  await visitor.evaluate(() => document.forms[0]?.requestSubmit());
  expect(await visitor.evaluate(() => document.forms[0]?.checkValidity())).toBe(false);
  expect(await visitor.evaluate(() => location.pathname)).toBe('/');

  await type(visitor, '20070000', '1234566');
  await visitor.driver.press('Enter');
  await expect.poll(() => textOf(visitor)).toContain('DE68 2007 0000');
  expect(await ibanOf(visitor)).toBe(IBAN);
  // The policy allows only style files; an adopted sheet is none.
  expect(
    await visitor.driver.run(`return getComputedStyle((() => { ${inWidget('.card')} })()).borderRadius`),
  ).toBe('6px');
  await visitor.evaluate(() => document.forms[0]?.requestSubmit());
  await isSent(visitor);
});

test('the button of the form sends the IBAN [18.4] [18.10] [19.19]', async ({ visitor }) => {
  await type(visitor, '20070000', '1234566');
  await expect.poll(() => textOf(visitor)).toContain('Deutsche Bank');
  await visitor.driver.click("return document.querySelector('main button')");
  await isSent(visitor);
});
