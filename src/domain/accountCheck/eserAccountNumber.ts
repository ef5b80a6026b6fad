import type { BankCode } from '../account/account.ts';
import { hasLength } from './conditions.ts';
import { type Condition, type Digits, digitAt, type MethodStep, only, unchecked } from './methodSteps.ts';

/** From the right end of the old account number leftwards. */
const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4];

/** The five digits before the check digit of the old account number. */
type Front = (bankCode: BankCode, account: Digits) => string;

/** BLZ XXX5BBBB, account XPXXXXXX: BBBBX. */
const frontFor52: Front = (bankCode, account) => `${bankCode.slice(4)}${digitAt(account, 3)}`;

/** BLZ XXX5BB.B, account XTPXXXXXX: BBTBX. */
const frontFor53: Front = (bankCode, account) =>
  `${bankCode.slice(4, 6)}${digitAt(account, 3)}${bankCode.charAt(7)}${digitAt(account, 2)}`;

/**
 * The old account number: `front`, the check digit (position 4 of today's number), and positions 5–10 without the
 * zeros on their left. With the check digit in its place the weighted sum leaves 10 by modulus 11.
 */
function isRightInOldSystem(front: string, account: Digits): boolean {
  let first = 5;
  while (digitAt(account, first) === 0) first++;
  const oldNumber = `${front}${digitAt(account, 4)}${account.subarray(first - 1).join('')}`;
  let sum = 0;
  for (let i = 0; i < oldNumber.length; i++)
    sum += Number(oldNumber.charAt(oldNumber.length - 1 - i)) * (WEIGHTS[i] as number);
  return sum % 11 === 10;
}

const isWithoutBankCode: Condition = (_account, bankCode) => bankCode === undefined;

/** The methods only know bank codes XXX5XXXX; without a bank code nothing can be calculated. */
function oldSystem(length: number, front: Front): MethodStep {
  const fits: Condition = (account, bankCode) =>
    bankCode?.[3] === '5' && isRightInOldSystem(front(bankCode, account), account);
  return only(hasLength(length), unchecked(isWithoutBankCode), fits);
}

/**
 * The calculation of methods 52 and 53 over the account number of the „ESER-Altsystem“, which is put together from
 * bank code and account number.
 */
export const oldSystem52 = oldSystem(8, frontFor52);
export const oldSystem53 = oldSystem(9, frontFor53);
