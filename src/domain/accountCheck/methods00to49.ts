import { between, hasLength, hasOneOf, startsWith } from './conditions.ts';
import { iteratedTransformation, method24 } from './methodFunctions.ts';
import { also, invalid, type Method, only, unchecked } from './methodSteps.ts';
import { as00, as01, as02, as06, as11, as16, as17, as21, as22, as31, as35 } from './procedures.ts';
import { PLAIN_ACCOUNTS } from './subAccount.ts';

export const method00 = as00('1-9>10', '21');
const method01 = as01('1-9>10', '371');

/** Methods 00–49; 12 is not assigned. Source: see `checkAccount`. */
export const METHODS_00_TO_49 = {
  '00': [method00],
  '01': [method01],
  '02': [as02('1-9>10', '23456789')],
  '03': [as01('1-9>10', '21')],
  '04': [as02('1-9>10', '234567')],
  '05': [as01('1-9>10', '731')],
  '06': [as06('1-9>10', '234567')],
  '07': [as02('1-9>10', '23456789A')],
  '08': [unchecked(between(1, 59_999)), method00],
  '09': ['unchecked'],
  '10': [as06('1-9>10', '23456789A')],
  '11': [as11('1-9>10', '23456789A')],
  '13': [...PLAIN_ACCOUNTS.given, also(startsWith('00'), ...PLAIN_ACCOUNTS.omitted)],
  '14': [as02('4-9>10', '234567')],
  '15': [as06('6-9>10', '2345')],
  '16': [as16('1-9>10', '234567')],
  '17': [as17('2-7>8', '21')],
  '18': [as01('1-9>10', '3971')],
  '19': [as06('1-9>10', '234567891')],
  '20': [as06('1-9>10', '234567893')],
  // Only accounts 0 to 9 have the sum 0, which remains 0: of them, only 0 would fit.
  '21': [invalid(hasLength(1)), as21('1-9>10', '21')],
  '22': [as22('1-9>10', '31')],
  '23': [as16('1-6>7', '234567')],
  '24': [method24],
  // Remainder 1 gives the check digit 0 only for „Arbeitsziffer“ 8 and 9.
  '25': [only(hasOneOf('89', 2), as06('2-9>10', '23456789')), as02('2-9>10', '23456789')],
  '26': [only(startsWith('00'), as06('3-9>10', '234567')), as06('1-7>8', '234567')],
  '27': [only(hasLength(10), iteratedTransformation), method00],
  '28': [as06('1-7>8', '2345678')],
  '29': [iteratedTransformation],
  '30': [as01('1-9>10', '212100002')],
  '31': [as31('1-9>10', '987654321')],
  '32': [as06('4-9>10', '234567')],
  '33': [as06('5-9>10', '23456')],
  '34': [as06('1-7>8', '2485A97')],
  '35': [as35('1-9>10', '23456789A')],
  '36': [as06('6-9>10', '2485')],
  '37': [as06('5-9>10', '2485A')],
  '38': [as06('4-9>10', '2485A9')],
  '39': [as06('3-9>10', '2485A97')],
  '40': [as06('1-9>10', '2485A9736')],
  '41': [only(hasOneOf('9', 4), as00('4-9>10', '21')), method00],
  '42': [as06('2-9>10', '23456789')],
  '43': [as01('1-9>10', '123456789')],
  '44': [as06('5-9>10', '2485A')],
  '45': [unchecked(hasOneOf('0', 1)), unchecked(hasOneOf('1', 5)), unchecked(startsWith('48')), method00],
  '46': [as06('3-7>8', '23456')],
  '47': [as06('4-8>9', '23456')],
  '48': [as06('3-8>9', '234567')],
  '49': [method00, method01],
} satisfies Record<string, Method>;
