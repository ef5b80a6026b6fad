import { between, hasLength, hasOneOf, hasPairOf, startsWith } from './conditions.ts';
import { oldSystem52, oldSystem53 } from './eserAccountNumber.ts';
import { iteratedTransformation, method77, method87A } from './methodFunctions.ts';
import { also, invalid, type Method, only, unchecked } from './methodSteps.ts';
import { METHODS_00_TO_49 as FIRST, method00 } from './methods00to49.ts';
import {
  as00,
  as01,
  as02,
  as06,
  as54,
  as56,
  as66,
  as71,
  as89,
  as97,
  halfDecade,
  modulus7,
  modulus7DigitSums,
  modulus9,
} from './procedures.ts';
import { ACCOUNTS_WITH_KIND, PLAIN_ACCOUNTS } from './subAccount.ts';

/** „Sachkonten“ have a 9 at position 3. */
const isLedgerAccount = hasOneOf('9', 3);
/** Method 51, „Ausnahme“. */
export const ledgerAccounts = only(isLedgerAccount, as06('3-9>10', '2345678'), as06('1-9>10', '23456789A'));

const method83Customers = [as06('4-9>10', '234567'), as06('5-9>10', '23456'), modulus7('5-9>10', '23456')];
const method61 = as00('1-7>8', '21');
const method93: Method = [
  only(startsWith('0000'), as06('5-9>10', '23456'), modulus7('5-9>10', '23456')),
  as06('1-5>6', '23456'),
  modulus7('1-5>6', '23456'),
];
/** Methods 61 and 65: the calculation includes positions 9 and 10, to the right of positions 1–7. */
const withKindOfAccount = as00('1-10>8', '2102121212');

/**
 * Methods 50–99. Where the text excludes the check digits 7–9 from a modulus 7 or 9 from a modulus 9, the
 * procedure itself never gives them. Source: see `checkAccount`.
 */
export const METHODS_50_TO_99 = {
  '50': [as06('1-6>7', '234567'), also(startsWith('000'), as06('4-9>10', '234567'))],
  '51': [
    ledgerAccounts,
    as06('4-9>10', '234567'),
    as06('5-9>10', '23456'),
    as00('4-9>10', '21'),
    modulus7('5-9>10', '23456'),
  ],
  '52': [only(hasOneOf('9', 1), ...FIRST['20']), oldSystem52],
  '53': [only(hasOneOf('9', 1), ...FIRST['20']), oldSystem53],
  '54': [only(startsWith('49'), as54('3-9>10', '234567'))],
  '55': [as06('1-9>10', '234567878')],
  '56': [only(hasOneOf('9', 1), as56('1-9>10', '234567')), as54('1-9>10', '234567')],
  // The first two digits tell the variant; numbers that start with 00 are always invalid.
  '57': [
    only(
      hasPairOf('51 55 61 64-66 70 73-82 88 94-95'),
      unchecked(startsWith('777777')),
      unchecked(startsWith('888888')),
      as00('1-9>10', '12'),
    ),
    only(
      hasPairOf('32-39 41-49 52-54 56-60 62-63 67-69 71-72 83-87 89-90 92-93 96-98'),
      as00('1-10>3', '1212121021'),
    ),
    unchecked(hasPairOf('40 50 91 99')),
    unchecked(between(185_125_434, 185_125_434)),
    // 01–31 first, 01–12 at positions 3–4, below 500 at positions 7–9: a form, not a check digit.
    only(hasPairOf('01-31'), only(hasPairOf('01-12', 3), unchecked(hasOneOf('01234', 7)))),
  ],
  '58': [invalid(hasLength(1, 5)), as02('5-9>10', '23456')],
  '59': [unchecked(hasLength(1, 8)), method00],
  '60': [as00('3-9>10', '21')],
  '61': [only(hasOneOf('8', 9), withKindOfAccount), method61],
  '62': [as00('3-7>8', '21')],
  '63': [invalid(hasLength(10)), ...PLAIN_ACCOUNTS.given, also(startsWith('000'), ...PLAIN_ACCOUNTS.omitted)],
  '64': [as06('1-6>7', '2485A9')],
  '65': [only(hasOneOf('9', 9), withKindOfAccount), method61],
  '66': [invalid(hasLength(10)), unchecked(hasOneOf('9', 2)), as66('2-9>10', '23456007')],
  '67': [as00('1-7>8', '21')],
  '68': [
    invalid(hasLength(1, 5)),
    only(hasLength(10), also(hasOneOf('9', 4), as00('4-9>10', '21'))),
    unchecked(between(400_000_000, 499_999_999)),
    method00,
    as00('1-9>10', '212120012'),
  ],
  '69': [
    unchecked(startsWith('93')),
    only(startsWith('97'), iteratedTransformation),
    ...FIRST['28'],
    iteratedTransformation,
  ],
  '70': [only(hasPairOf('50-59 69', 4), as06('4-9>10', '234567')), ...FIRST['06']],
  '71': [as71('2-7>10', '123456')],
  '72': [as00('4-9>10', '21')],
  '73': [ledgerAccounts, as00('4-9>10', '21'), as00('5-9>10', '21'), modulus7DigitSums('5-9>10', '21')],
  '74': [method00, also(hasLength(6), halfDecade('1-9>10', '21')), ...FIRST['04']],
  '75': [
    only(hasLength(6, 7), as00('5-9>10', '21')),
    only(startsWith('09'), as00('3-7>8', '21')),
    only(hasLength(9), as00('2-6>7', '21')),
  ],
  '76': [...ACCOUNTS_WITH_KIND.given, also(startsWith('00'), ...ACCOUNTS_WITH_KIND.omitted)],
  '77': method77,
  '78': [unchecked(hasLength(8)), method00],
  '79': [only(hasOneOf('345678', 1), as00('1-9>10', '21')), only(hasOneOf('129', 1), as00('1-8>9', '21'))],
  '80': [ledgerAccounts, as00('5-9>10', '21'), modulus7DigitSums('5-9>10', '21')],
  '81': [ledgerAccounts, as06('4-9>10', '234567')],
  '82': [only(hasPairOf('99', 3), ...FIRST['10']), ...FIRST['33']],
  '83': [only(hasPairOf('99', 3), as06('3-9>10', '2345678')), ...method83Customers],
  '84': [ledgerAccounts, as06('5-9>10', '23456'), modulus7('5-9>10', '23456'), as01('5-9>10', '21')],
  '85': [only(hasPairOf('99', 3), as02('3-9>10', '2345678')), ...method83Customers],
  '86': [ledgerAccounts, as00('4-9>10', '21'), as06('4-9>10', '234567')],
  '87': [
    ledgerAccounts,
    method87A,
    as06('5-9>10', '23456'),
    modulus7('5-9>10', '23456'),
    as06('4-9>10', '234567'),
  ],
  '88': [only(isLedgerAccount, as06('3-9>10', '2345678')), ...FIRST['32']],
  '89': [only(hasLength(8, 9), ...FIRST['10']), only(hasLength(7), as89('4-9>10', '234567')), 'unchecked'],
  '90': [
    only(isLedgerAccount, as06('3-9>10', '2345678')),
    as06('4-9>10', '234567'),
    as06('5-9>10', '23456'),
    modulus7('5-9>10', '23456'),
    modulus9('5-9>10', '23456'),
    as01('5-9>10', '21'),
    modulus7('4-9>10', '21'),
  ],
  '91': [
    as06('1-6>7', '234567'),
    as06('1-6>7', '765432'),
    as06('1-10>7', '234056789A'),
    as06('1-6>7', '2485A9'),
  ],
  '92': [as01('4-9>10', '371')],
  '93': method93,
  '94': [as00('1-9>10', '12')],
  '95': [
    unchecked(between(1, 1_999_999)),
    unchecked(between(9_000_000, 25_999_999)),
    unchecked(between(396_000_000, 499_999_999)),
    unchecked(between(700_000_000, 799_999_999)),
    unchecked(between(910_000_000, 989_999_999)),
    ...FIRST['06'],
  ],
  '96': [...FIRST['19'], method00, unchecked(between(1_300_000, 99_399_999))],
  '97': [invalid(hasLength(1, 4)), as97('1-9>10', '1A')],
  '98': [as01('3-9>10', '317'), ...FIRST['32']],
  '99': [unchecked(between(396_000_000, 499_999_999)), ...FIRST['06']],
} satisfies Record<string, Method>;
