import { accountNumberTaken, bankCodeTaken } from '../../src/bankData/cleanedNumber.ts';
import { unknownBank } from '../../src/bankData/unknownBankTexts.ts';
import { ACCOUNT_NUMBER_LENGTH, cleanAccountNumber } from '../../src/domain/account/accountNumber.ts';
import { BANK_CODE_LENGTH, cleanBankCode, parseBankCode } from '../../src/domain/account/bankCode.ts';
import type { BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { readAccountNumber, readBankCode } from '../../src/domain/reading/readNumber.ts';
import { texts as calculator, digitCount, missingDigits } from '../../src/features/calculator/texts.ts';
import { type DigitsField, digitsField } from './digitsField.ts';
import { element } from './dom.ts';
import css from './widget.css?inline';

/** A style sheet is of the document that made it. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** What is in the shadow tree. */
export interface Shape {
  readonly bankCode: DigitsField;
  readonly accountNumber: DigitsField;
  readonly button: HTMLButtonElement;
  /** Read by screen readers only. */
  readonly announcement: HTMLElement;
  readonly result: HTMLElement;
}

/** @param onChange called after each change of the digits in a field */
export function fillShadow(shadow: ShadowRoot, onChange: () => void): Shape {
  adoptStyles(shadow);
  const shape = {
    bankCode: digitsField({
      id: 'blz',
      ...calculator.bankCode,
      length: BANK_CODE_LENGTH,
      problem: 'bank-code',
      clean: cleanBankCode,
      read: readBankCode,
      explain: bankCodeTaken,
      onChange,
    }),
    accountNumber: digitsField({
      id: 'konto',
      ...calculator.accountNumber,
      length: ACCOUNT_NUMBER_LENGTH,
      problem: 'account-number',
      clean: cleanAccountNumber,
      read: readAccountNumber,
      explain: accountNumberTaken,
      onChange,
    }),
    button: element(
      'button',
      { type: 'button', part: 'button calculate', disabled: '' },
      calculator.calculate,
    ),
    announcement: element('p', { role: 'status', class: 'hidden' }),
    result: element('div'),
  };
  const { bankCode, accountNumber, button, announcement, result } = shape;
  // The page may be in another language, and in one that is written from right to left: an IBAN would be shown mixed up.
  shadow.append(
    element(
      'div',
      { class: 'card', part: 'card', lang: 'de', dir: 'ltr' },
      bankCode.root,
      accountNumber.root,
      button,
      announcement,
      result,
    ),
  );
  return shape;
}

/** To be called again in another document, which drops the style sheets of the one before. */
export function adoptStyles(shadow: ShadowRoot): void {
  const { ownerDocument: page } = shadow;
  const sheet = sheets.get(page) ?? new (page.defaultView ?? window).CSSStyleSheet();
  if (!sheets.has(page)) sheet.replaceSync(css);
  sheets.set(page, sheet);
  // Not a style element: a page that allows only style files would not apply it.
  shadow.adoptedStyleSheets = [sheet];
}

/** Writes below the fields how many digits there are, and the bank. */
export function noteDigits({ bankCode, accountNumber }: Shape, directory: BankDirectory | null): void {
  const [code, account] = [bankCode.input.value, accountNumber.input.value];
  const isComplete = parseBankCode(code) !== null;
  bankCode.count(
    code === '' || code.length >= BANK_CODE_LENGTH ? '' : missingDigits(BANK_CODE_LENGTH - code.length),
  );
  bankCode.tell(isComplete && directory ? bankInWords(directory, code) : '');
  accountNumber.count(account === '' ? '' : digitCount(account.length));
}

function bankInWords(directory: BankDirectory, code: string): string {
  const bank = directory.find(code);
  if (!bank) return unknownBank(directory.columnDates);
  const place = bank.town ? `${bank.name}, ${bank.town}` : bank.name;
  return bank.bic ? `${place}, BIC ${bank.bic}` : place;
}
