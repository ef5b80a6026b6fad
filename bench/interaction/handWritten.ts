/** A calculator without a framework: it runs in the page of `../interaction.ts`. */
import type { AccountNumber } from '../../src/domain/account/accountNumber.ts';
import type { BankCode } from '../../src/domain/account/bankCode.ts';
import { readCompactDirectory } from '../../src/domain/directory/compactDirectory.ts';
import { groupIban } from '../../src/domain/iban/iban.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';

const { siteResult } = window as never as { siteResult: { html: string; css: string } };
const style = new CSSStyleSheet();
style.replaceSync(siteResult.css);
document.adoptedStyleSheets = [style];

const props = document.querySelector('astro-island')?.getAttribute('props') ?? '';
const [file = ''] = /banken\.[\w.-]+\.json/.exec(props) ?? [];
const directory = readCompactDirectory(await (await fetch(`/daten/${file}`)).json());
const field = (id: string) => document.querySelector(id) as HTMLInputElement;
const button = document.querySelector('#rechner button[type=submit]') as HTMLButtonElement;
const place = document.createElement('div');
button.form?.after(place);
button.form?.addEventListener('input', () => {
  button.disabled = field('#blz').value.length < 8 || field('#konto').value === '';
});
button.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const account = field('#konto').value.padStart(10, '0') as AccountNumber;
  const { bankIban, formulaIban } = resolveIban(directory, field('#blz').value as BankCode, account);
  const iban = groupIban(bankIban ?? formulaIban);
  place.innerHTML = siteResult.html;
  const heading = place.querySelector('h2');
  if (heading) heading.textContent = `Ergebnis ${iban} ${field('#konto').value}`;
  place.scrollIntoView({ block: 'nearest' });
});
