import { between, hasDigits, hasOneOf, hasPairOf } from './conditions.ts';
import { as00, type Method, only, unchecked, valid } from './steps.ts';

/** Method 57: the first two digits tell the variant; numbers that start with 00 are always wrong. */
export const method57: Method = [
  only(
    hasPairOf('51 55 61 64-66 70 73-82 88 94-95'),
    unchecked(hasDigits('777777')),
    unchecked(hasDigits('888888')),
    as00('1-9>10', '12'),
  ),
  only(
    hasPairOf('32-39 41-49 52-54 56-60 62-63 67-69 71-72 83-87 89-90 92-93 96-98'),
    as00('1-10>3', '1212121021'),
  ),
  unchecked(hasPairOf('40 50 91 99')),
  valid(between(185125434, 185125434)),
  // 01–31 in front, 01–12 at positions 3–4, below 500 at positions 7–9: a form, not a check digit.
  only(hasPairOf('01-31'), only(hasPairOf('01-12', 3), valid(hasOneOf('01234', 7)))),
];
