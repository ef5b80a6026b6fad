import type { BankDirectory, Validity } from '../../src/domain/directory/bankDirectory.ts';

/*
 * What a program gives to a function. A wrong text is an answer; what is no text, or no directory, is a mistake in the
 * program and throws.
 */

/** @throws TypeError if the value is no text: a number has lost its leading zeros */
export function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} must be a string, not ${kindOf(value)}.`);
}

/** @throws TypeError if the value has no properties */
export function properties<Value>(value: Value, name: string): Value {
  if (typeof value === 'object' && value !== null) return value;
  throw new TypeError(`${name} must be an object, not ${kindOf(value)}.`);
}

/** @throws TypeError if the value is no directory */
export function directory(value: unknown): BankDirectory {
  if (typeof (value as BankDirectory | null)?.find === 'function') return value as BankDirectory;
  throw new TypeError(
    `The first argument must be a bank directory, such as bankDirectory() of 'iban-regeln/directory', not ${kindOf(value)}.`,
  );
}

/** @throws TypeError if the value is no day that a calendar has */
export function moment(value: unknown): Date {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value;
  throw new TypeError(`now must be a valid Date, not ${kindOf(value)}.`);
}

/** @throws TypeError if the value does not say when it is valid */
export function validity(value: unknown): Validity {
  if (typeof (value as Validity | null)?.validUntil === 'string') return value as Validity;
  return directory(value);
}

function kindOf(value: unknown): string {
  if (value instanceof Date) return 'an invalid Date';
  if (value === null || value === undefined) return String(value);
  const type = Array.isArray(value) ? 'array' : typeof value;
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}
