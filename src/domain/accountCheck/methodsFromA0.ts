import { between, hasLength, hasOneOf, hasPairOf, startsWith } from './conditions.ts';
import { iteratedTransformation, methodB9 } from './methodFunctions.ts';
import { also, invalid, type Method, type MethodStep, method, only, unchecked } from './methodSteps.ts';
import { METHODS_00_TO_49 } from './methods00to49.ts';
import { ledgerAccounts, METHODS_50_TO_99 } from './methods50to99.ts';
import { as00, as01, as06, as17, as31, asD7, modulus7 } from './procedures.ts';

const EARLIER = { ...METHODS_00_TO_49, ...METHODS_50_TO_99 };

/** „Berechnung und mögliche Ergebnisse entsprechen der Methode …“. */
const sameAs = (name: keyof typeof EARLIER): MethodStep => method(EARLIER[name]);

/** Method C6: the digits that replace the digit at position 1, by that digit. */
const CONSTANTS_OF_C6 = [
  '4451970',
  '4451981',
  '4451992',
  '4451993',
  '4344992',
  '4344990',
  '4344991',
  '5499570',
  '4451994',
  '5499579',
];

/** Methods from A0 on. Source: see `checkAccount`. */
export const METHODS_FROM_A0 = {
  A0: [unchecked(hasLength(1, 3)), sameAs('37')],
  A1: [only(hasLength(8), as00('3-9>10', '21')), only(hasLength(10), as00('3-9>10', '21'))],
  A2: [sameAs('00'), sameAs('04')],
  A3: [sameAs('00'), sameAs('10')],
  A4: [
    only(hasPairOf('99', 3), as06('5-9>10', '23456'), sameAs('93')),
    as06('4-9>10', '234567'),
    modulus7('4-9>10', '234567'),
    sameAs('93'),
  ],
  A5: [sameAs('00'), invalid(hasOneOf('9', 1)), sameAs('10')],
  A6: [only(hasOneOf('8', 2), sameAs('00')), sameAs('01')],
  A7: [sameAs('00'), sameAs('03')],
  A8: [ledgerAccounts, sameAs('32'), sameAs('72')],
  A9: [sameAs('01'), sameAs('06')],
  B0: [invalid(hasLength(1, 9)), invalid(hasOneOf('8', 1)), unchecked(hasOneOf('1236', 8)), sameAs('06')],
  B1: [sameAs('05'), sameAs('01'), sameAs('00')],
  B2: [only(hasOneOf('89', 1), sameAs('00')), sameAs('02')],
  B3: [only(hasOneOf('9', 1), sameAs('06')), sameAs('32')],
  B4: [only(hasOneOf('9', 1), sameAs('00')), sameAs('07')],
  B5: [sameAs('05'), invalid(hasOneOf('89', 1)), sameAs('00')],
  B6: [
    only(hasLength(10), sameAs('20')),
    only(between(269_100_000, 269_999_999), sameAs('20')),
    sameAs('53'),
  ],
  B7: [
    only(between(1_000_000, 5_999_999), sameAs('01')),
    only(between(700_000_000, 899_999_999), sameAs('01')),
    'unchecked',
  ],
  B8: [
    sameAs('20'),
    sameAs('29'),
    unchecked(between(5_100_000_000, 5_999_999_999)),
    unchecked(between(9_010_000_000, 9_109_999_999)),
  ],
  B9: methodB9,
  // The order does not matter; 20 comes first because 52 cannot be calculated without the bank code.
  C0: [sameAs('20'), also(hasLength(8), sameAs('52'))],
  C1: [only(hasOneOf('5', 1), as17('1-9>10', '12')), sameAs('17')],
  C2: [sameAs('22'), sameAs('00'), sameAs('04')],
  C3: [only(hasOneOf('9', 1), sameAs('58')), sameAs('00')],
  C4: [only(hasOneOf('9', 1), sameAs('58')), sameAs('15')],
  C5: [
    only(between(100_000, 899_999), sameAs('75')),
    only(between(100_000_000, 899_999_999), sameAs('75')),
    only(hasOneOf('14569', 1), iteratedTransformation),
    only(hasOneOf('3', 1), sameAs('00')),
    unchecked(between(30_000_000, 59_999_999)),
    unchecked(startsWith('70')),
    unchecked(startsWith('85')),
  ],
  C6: CONSTANTS_OF_C6.map((precededBy, digit) =>
    only(hasOneOf(String(digit), 1), as00('2-9>10', '21', { precededBy })),
  ),
  C7: [sameAs('63'), sameAs('06')],
  C8: [sameAs('00'), sameAs('04'), sameAs('07')],
  C9: [sameAs('00'), sameAs('07')],
  D0: [unchecked(startsWith('57')), sameAs('20')],
  D1: [invalid(hasOneOf('8', 1)), as00('1-9>10', '21', { precededBy: '436338' })],
  D2: [sameAs('95'), sameAs('00'), sameAs('68')],
  D3: [sameAs('00'), sameAs('27')],
  D4: [invalid(hasOneOf('0', 1)), as00('1-9>10', '21', { precededBy: '428259' })],
  D5: [
    only(hasPairOf('99', 3), as06('3-9>10', '2345678')),
    as06('4-9>10', '234567'),
    modulus7('4-9>10', '234567'),
    as01('4-9>10', '234567'),
  ],
  D6: [sameAs('07'), sameAs('03'), sameAs('00')],
  D7: [asD7('1-9>10', '21')],
  D8: [only(hasLength(10), sameAs('00')), unchecked(hasLength(8))],
  D9: [sameAs('00'), sameAs('10'), sameAs('18')],
  E0: [as00('1-9>10', '21', { addend: 7 })],
  // A digit counts as its ASCII code, which is 48 more; the sum of the nine weights is 51.
  E1: [as31('1-9>10', '123456BA9', { addend: 48 * 51 })],
  E2: [invalid(hasOneOf('6789', 1)), as00('1-9>10', '21', { precededBy: '438320' })],
  E3: [sameAs('00'), sameAs('21')],
  E4: [sameAs('02'), sameAs('00')],
} satisfies Record<string, Method>;
