import { type Damage, onAccount, onBankCode, onNumber } from './damage.ts';

const DATES = ['01.02.2024', '2024-02-01', '1.2.24', '02/01/2024', '20240201', '01022024', '45323', '2019'];
const SUFFIXES = [
  '-01',
  '/12',
  ' 00',
  '.01',
  '-001',
  '/0',
  ' 12',
  ',1',
  '.5',
  '-7',
  ' 1',
  '(2)',
  '_1',
  ';1',
  ' - 3',
  '/2024',
  '#1',
  '+1',
];
const WORDS = [
  ' (Filiale 12)',
  ' Köln 1',
  ', seit 2019',
  ' Fil. 12',
  ' alt',
  ' (neu: 4711)',
  ' / 2. Konto',
  ' Nr. 3',
  ' bis 31.12.',
  ' EUR 50',
  ' ca.',
  ' Zweigst. 004',
];
const WORDS_BEFORE = ['Fil. 12 ', 'ab 2020: ', '1. ', 'Konto 2: ', 'Bank 1, ', '(12) ', 'Nr 5: ', 'alt '];

/** Words, suffixes, labels and dates next to a number or in its place. */
export const ADDED_WORDS: Readonly<Record<string, Damage>> = {
  'words after the bank code': onBankCode((text, dice) => text + dice.pick(WORDS)),
  'words after the account number': onAccount((text, dice) => text + dice.pick(WORDS)),
  'words before a number': onNumber((text, dice) => dice.pick(WORDS_BEFORE) + text),
  'a suffix on the bank code': onBankCode((text, dice) => text + dice.pick(SUFFIXES)),
  'a suffix on the account number': onAccount((text, dice) => text + dice.pick(SUFFIXES)),
  'the right label': ([bankCode, account, name, member], dice) => [
    dice.pick(['BLZ ', 'BLZ: ', 'blz.', 'Bankleitzahl ', '']) + bankCode,
    dice.pick(['Kto ', 'Kto.-Nr. ', 'Konto: ', 'Kontonummer ', 'KTO-NR:']) + account,
    name,
    member,
  ],
  'the wrong label': onNumber(
    (text, dice) => dice.pick(['Kto ', 'BLZ ', 'Tel. ', 'IBAN ', 'BIC ', 'PLZ ']) + text,
  ),
  'a date after a number': onNumber((text, dice) => `${text} ${dice.pick(DATES)}`),
  'a date in place of a number': onNumber((_, dice) => `${dice.pick(DATES.slice(0, 4))}`),
};
