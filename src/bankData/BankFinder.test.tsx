// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { directoryFrom, loaded } from '../../tests/support/bankDirectory.ts';
import { BankFinder } from './BankFinder.tsx';
import type { BankDataState } from './useBankData.ts';

const ready = loaded(directoryFrom('2026-09-07'));

afterEach(cleanup);

function openBankFinder(bankData: BankDataState = ready, resultsAtOnce = 3) {
  const [onLoad, onClose] = [vi.fn(), vi.fn()];
  const page = render(<BankFinder {...{ bankData, onLoad, resultsAtOnce, onClose }} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bank, Ort, PLZ, BLZ oder BIC' });
  return { page, user: userEvent.setup(), field, onLoad, onClose };
}

/** The main entries; the other bank codes of a bank in its town are folded below. */
const entries = () => screen.queryAllByRole('listitem').filter((item) => item.closest('details') === null);
const entry = (index: number) => within(entries()[index] as HTMLElement);

test('a bank is listed with place, bank code and BIC, above the last day of the data', async () => {
  const { user, field } = openBankFinder();
  expect(screen.queryByText(/Bankdaten gültig/)).toBeNull();
  await user.type(field, 'sparkasse koeln');
  expect(screen.getByText(/Bankdaten gültig bis 06\.12\.2026/)).toBeTruthy();
  expect(entry(0).getByText('Sparkasse KölnBonn')).toBeTruthy();
  expect(entry(0).getByText(/^\d{5} Köln$/)).toBeTruthy();
  expect(entry(0).getByText('BLZ 370 501 98', { selector: 'button span' })).toBeTruthy();
  expect(entry(0).getByText('BIC COLSDE33XXX', { selector: 'button span' })).toBeTruthy();
});

test('twenty results are shown at once, then twenty more, the focus on the first of them', async () => {
  const { user, field } = openBankFinder(ready, 20);
  await user.click(field);
  await user.paste('commerzbank');
  expect(entries()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: '20\u00A0weitere anzeigen' }));
  expect(entries()).toHaveLength(40);
  expect(entries()[20]?.contains(document.activeElement)).toBe(true);
  await user.type(field, ' ');
  expect(entries(), 'a new search begins with twenty').toHaveLength(20);
});

test('a name in many towns is asked for the town, and other bank codes of a bank there are folded [14.8]', async () => {
  const { user, field } = openBankFinder(ready, 20);
  await user.click(field);
  await user.paste('commerzbank');
  await user.type(screen.getByRole('textbox', { name: 'Welcher Ort?' }), 'köln');
  expect(entries().map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Commerzbank',
    'Commerzbank vormals Dresdner Bank',
  ]);
  expect(entry(0).getByText('BLZ 370 400 44', { selector: 'button span' })).toBeTruthy();
  expect(screen.getByText(/^\d+ von [\d.]+\sTreffern/)).toBeTruthy();
  expect(entry(0).getByText(/^4\sweitere Bankleitzahlen dieser Bank in Köln$/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Welcher Ort?' }), 'x');
  expect(screen.getByText(/^0 von [\d.]+\sTreffern/)).toBeTruthy();
  await user.clear(field);
  await user.paste('Köln');
  expect(entries()).toHaveLength(20);
  expect(screen.queryByRole('textbox', { name: 'Welcher Ort?' }), 'it was just typed').toBeNull();
});

test('a BIC that all results have is said once, above them [14.8]', async () => {
  const { user, field } = openBankFinder();
  await user.click(field);
  await user.paste('COBADEFF');
  expect(screen.getByText(/^Dieser BIC gehört zu \d+\sBankleitzahlen\.$/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'BIC COBADEFFXXX kopieren' })).toHaveLength(1);
  expect(screen.queryByText(/Treffer/)).toBeNull();
  await user.clear(field);
  await user.paste('sparkasse segeberg');
  expect(screen.getAllByRole('button', { name: /^BIC .* kopieren$/ })).toHaveLength(entries().length);
});

test.each([
  ['a successor', '25050299', /vorgemerkt\. Nachfolge-Bankleitzahl: 250.501.80, Sparkasse Hannover\./],
  ['marked for deletion, without successor', '18062758', /vorgemerkt\. Eine Nachfolge-Bankleitzahl nennt/],
  ['no IBANs', '10060198', /ist keine IBAN-Berechnung vorgesehen/],
])('what speaks against a bank code is said: %s', async (_name, bankCode, note) => {
  const { user, field } = openBankFinder();
  await user.type(field, bankCode);
  expect(entry(0).getByText(note)).toBeTruthy();
});

test('the bank code is copied without blanks', async () => {
  const { user, field } = openBankFinder();
  await user.type(field, '37040044');
  await user.click(screen.getByRole('button', { name: /^BLZ 370.400.44 kopieren$/ }));
  expect(await navigator.clipboard.readText()).toBe('37040044');
  expect(screen.getByRole('status').textContent).toBe('BLZ 370\u00A0400\u00A044 ist kopiert.');
});

test('where the browser refuses, the number is selected for copying by hand', async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  const { user, field } = openBankFinder();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.type(field, '37040044');
  await user.click(screen.getByRole('button', { name: /^BLZ/ }));
  expect(getSelection()?.toString()).toBe('37040044');
  expect(entry(0).getByText(/erlaubt das Kopieren nicht/)).toBeTruthy();
});

test('the arrow down stops at the last result', async () => {
  const { user, field } = openBankFinder();
  await user.type(field, '37040044{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('370\u00A0400\u00A044');
});

test('Escape empties the field from anywhere, and closes where it is empty', async () => {
  const { user, field, onClose } = openBankFinder();
  await user.type(field, 'trier{Enter}{Escape}');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(entries()).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter sends no form around the search', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const finder = <BankFinder bankData={ready} onLoad={vi.fn()} resultsAtOnce={5} />;
  render(<form onSubmit={onSubmit}>{finder}</form>);
  await userEvent.type(screen.getByRole('textbox'), 'nonsense{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is typed waits for the directory', async () => {
  const { page, user, field, onLoad } = openBankFinder({ status: 'loading', data: null });
  await user.type(field, 'trier');
  expect(onLoad).toHaveBeenCalled();
  expect(screen.getByText('Das Bankverzeichnis wird geladen …')).toBeTruthy();
  page.rerender(<BankFinder bankData={ready} onLoad={onLoad} resultsAtOnce={20} />);
  expect(entries().length).toBeGreaterThan(1);
});

test('after a failure to load the search says so, and one press tries again', async () => {
  const { user, field, onLoad } = openBankFinder({ status: 'failed', data: null });
  expect(screen.getByText(/konnte nicht geladen werden/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(onLoad).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
});
