// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { directoryFrom } from '../../tests/bankDirectory.ts';
import { takesPayments } from '../domain/bankRules/registry.ts';
import { makeBankSearch } from '../domain/bankSearch/bankSearch.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { BankFinder } from './BankFinder.tsx';
import type { BankData } from './bankData.ts';
import type { BankDataState } from './useBankData.ts';

const directory = directoryFrom('2026-09-07');
const data: BankData = {
  directory,
  status: 'valid',
  search: makeBankSearch(directory),
  takesPayments: ({ bankRule }) => takesPayments(bankRule),
  resolve: () => {
    throw new Error('the search calculates nothing');
  },
};
const ready: BankDataState = { status: 'ready', data };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(bankData: BankDataState = ready, onChoose?: (bank: Bank) => void, resultsAtOnce = 3) {
  const onLoad = vi.fn();
  const onClose = vi.fn();
  const page = render(
    <BankFinder
      bankData={bankData}
      onLoad={onLoad}
      resultsAtOnce={resultsAtOnce}
      onChoose={onChoose}
      onClose={onClose}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bank, Ort, PLZ, BLZ oder BIC' });
  return { page, user: userEvent.setup(), field, onLoad, onClose };
}

const entries = () => screen.queryAllByRole('listitem');
const entry = (index: number) => within(entries()[index] as HTMLElement);

test('a bank that is typed is listed with place, bank code and BIC', async () => {
  const { user, field } = open();
  await user.type(field, 'sparkasse koeln');
  expect(entry(0).getByText('Sparkasse KölnBonn')).toBeTruthy();
  expect(entry(0).getByText(/^\d{5} Köln$/)).toBeTruthy();
  expect(entry(0).getByText('370 501 98')).toBeTruthy();
  expect(entry(0).getByText('COLSDE33XXX')).toBeTruthy();
});

test('a result leads to the calculator and hands its bank code over by the name of the tab', async () => {
  const { user, field } = open();
  await user.type(field, '37040044');
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
  const link = screen.getByRole('link', { name: /^Mit dieser BLZ rechnen: 370/ });
  expect(link.getAttribute('href')).toBe('/');
  await user.click(link);
  await vi.waitFor(() => expect(window.name).toBe(`${location.origin} / 37040044`));
  vi.unstubAllGlobals();
});

test('where results are chosen, the chosen bank is handed on', async () => {
  const onChoose = vi.fn();
  const { user, field } = open(ready, onChoose);
  await user.type(field, 'münchner bank{Enter}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(directory.find('70190000'));
});

test('twenty results are shown at once, then twenty more, the focus on the first of them', async () => {
  const { user, field } = open(ready, undefined, 20);
  await user.click(field);
  await user.paste('commerzbank');
  expect(entries()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: '20\u00A0weitere anzeigen' }));
  expect(entries()).toHaveLength(40);
  expect(entries()[20]?.contains(document.activeElement)).toBe(true);
  await user.type(field, ' ');
  expect(entries(), 'a new search begins with twenty').toHaveLength(20);
});

test('examples are offered while the field is empty, and one press searches', async () => {
  const { user, field } = open();
  await user.click(screen.getByRole('button', { name: 'muenchner bank' }));
  expect(field.value).toBe('muenchner bank');
  expect(document.activeElement).toBe(field);
  expect(entry(0).getByText('701 900 00')).toBeTruthy();
  expect(screen.queryByText('Zum Beispiel:')).toBeNull();
});

test('similar names are shown as such where nothing fits', async () => {
  const { user, field } = open();
  await user.type(field, 'volksbnak trier');
  expect(screen.getByText(/^Nichts passt genau; ähnlich/)).toBeTruthy();
  expect(entry(0).getByText(/Volksbank Trier/)).toBeTruthy();
});

test('a pasted IBAN finds its bank and is called an IBAN', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.paste('DE89 3704 0044 0532 0130 00');
  expect(screen.getByText(/^Das ist eine IBAN/)).toBeTruthy();
  expect(entries()).toHaveLength(1);
  expect(entry(0).getByText(/^Commerzbank/)).toBeTruthy();
});

describe('what speaks against a bank code is said', () => {
  test.each([
    [
      'marked for deletion, with successor',
      '25050299',
      /vorgemerkt\. Nachfolgerin: 250.501.80, Sparkasse Hannover\./,
    ],
    ['marked for deletion, without successor', '18062758', /vorgemerkt\. Eine Nachfolgerin nennt/],
    ['no IBANs', '10060198', /gibt es keine IBAN/],
  ])('%s', async (_name, bankCode, note) => {
    const { user, field } = open();
    await user.type(field, bankCode);
    expect(entry(0).getByText(note)).toBeTruthy();
  });
});

describe('the keyboard is enough', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

  test('the arrows go from the field through the results and back', async () => {
    const { user, field } = open();
    await user.type(field, 'sparkasse hannover{ArrowDown}');
    expect(focused()).toContain('250\u00A0501\u00A080');
    await user.keyboard('{ArrowDown}');
    expect(entries()[1]?.contains(document.activeElement)).toBe(true);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
  });

  test('the arrow down stops at the last result', async () => {
    const { user, field } = open();
    await user.type(field, '37040044{ArrowDown}{ArrowDown}');
    expect(focused()).toContain('370\u00A0400\u00A044');
  });

  test('Escape empties the field from anywhere, and closes where it is empty', async () => {
    const { user, field, onClose } = open();
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
    render(
      <form onSubmit={onSubmit}>
        <BankFinder bankData={ready} onLoad={vi.fn()} resultsAtOnce={5} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'nonsense{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('what is copied', () => {
  test.each([
    [
      'the bank code without blanks',
      /^BLZ 370.400.44 kopieren$/,
      '37040044',
      'BLZ 370\u00A0400\u00A044 ist kopiert.',
    ],
    ['the BIC', /^BIC COBADEFFXXX kopieren$/, 'COBADEFFXXX', 'BIC COBADEFFXXX ist kopiert.'],
  ])('%s', async (_name, name, copied, said) => {
    const { user, field } = open();
    await user.type(field, '37040044');
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  test('where the browser refuses, the number is selected for copying by hand', async () => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = vi.fn();
    const { user, field } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.type(field, '37040044');
    await user.click(screen.getByRole('button', { name: /^BLZ/ }));
    expect(getSelection()?.toString()).toBe('37040044');
    expect(entry(0).getByText(/erlaubt das Kopieren nicht/)).toBeTruthy();
  });
});

test('the count is said once the typing pauses', async () => {
  vi.useFakeTimers();
  const { field } = open();
  const status = screen.getByRole('status');
  for (const typed of ['tri', 'trie', 'trier']) {
    fireEvent.input(field, { target: { value: typed } });
    act(() => vi.advanceTimersByTime(300));
    expect(status.textContent).toBe('');
  }
  act(() => vi.advanceTimersByTime(700));
  expect(status.textContent).toMatch(/^\d+\u00A0Treffer/);
});

describe('the directory is not there', () => {
  test('what is typed waits for it', async () => {
    const { page, user, field, onLoad } = open({ status: 'waiting', data: null });
    await user.type(field, 'trier');
    expect(onLoad).toHaveBeenCalled();
    expect(screen.getByText('Das Bankverzeichnis wird geladen …')).toBeTruthy();
    page.rerender(<BankFinder bankData={ready} onLoad={onLoad} resultsAtOnce={20} />);
    expect(entries().length).toBeGreaterThan(1);
  });

  test('after a failure it says so, and one press tries again', async () => {
    const { user, field, onLoad } = open({ status: 'failed', data: null });
    expect(screen.getByText(/ließ sich nicht laden/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
    expect(onLoad).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field);
  });
});

test('until when the data are valid is said below the results', async () => {
  const { user, field } = open();
  expect(screen.queryByText(/Bankdaten gültig/)).toBeNull();
  await user.type(field, 'trier');
  expect(screen.getByText(/Bankdaten gültig bis 06\.12\.2026/)).toBeTruthy();
});
