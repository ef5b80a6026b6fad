import { ACCOUNT_NUMBER_LENGTH, type AccountNumber, type BankCode } from '../account/account.ts';

/** `unchecked`: the method calculates nothing for this account number, because it carries no check digit. */
export type AccountCheckVerdict = 'valid' | 'invalid' | 'unchecked';

/** The ten digits of an account number, from the left. The list tool fills this without creating a string per number. */
export type Digits = Uint8Array;

/** The digit at a position (1 = left … 10 = right). */
export function digitAt(account: Digits, position: number): number {
  return account[position - 1] as number;
}

const REUSED: Digits = new Uint8Array(ACCOUNT_NUMBER_LENGTH);

/** The digits of a text, valid until the next call: allocating an array for each number would take longer than its check. */
export function digitsOf(account: AccountNumber, digits: Digits = REUSED): Digits {
  for (let index = 0; index < ACCOUNT_NUMBER_LENGTH; index++) digits[index] = account.charCodeAt(index) - 48;
  return digits;
}

/** Whether an account number meets a condition, or whether its check digit fits a calculation. */
export type Condition = (account: Digits, bankCode: BankCode | undefined) => boolean;

/** Decides an account number, or leaves it to the next step (false). */
type Decision = (account: Digits, bankCode: BankCode | undefined) => AccountCheckVerdict | false;

/** A calculation decides that the account number is valid if its check digit fits. */
export type MethodStep = AccountCheckVerdict | Condition | Decision;

/** The steps of a method („Varianten“), in the order of the Bundesbank. What no step decides is invalid. */
export type Method = readonly MethodStep[];

/** Follows the steps of a method to the first one that decides; false if none does. */
function decide(steps: Method, account: Digits, bankCode: BankCode | undefined): AccountCheckVerdict | false {
  for (const step of steps) {
    const decided = typeof step === 'string' ? step : step(account, bankCode);
    if (decided !== false) return decided === true ? 'valid' : decided;
  }
  return false;
}

export function verdictOf(steps: Method, account: Digits, bankCode?: BankCode): AccountCheckVerdict {
  return decide(steps, account, bankCode) || 'invalid';
}

/** Only these steps decide account numbers that meet the condition. */
export function only(condition: Condition, ...steps: Method): Decision {
  return (account, bankCode) => condition(account, bankCode) && verdictOf(steps, account, bankCode);
}

/** These steps come first for account numbers that meet the condition, and then the next ones. */
export function also(condition: Condition, ...steps: Method): Decision {
  return (account, bankCode) => condition(account, bankCode) && decide(steps, account, bankCode);
}

/** „gilt die Methode 09 (keine Prüfzifferberechnung)“. */
export function unchecked(condition: Condition): Decision {
  return only(condition, 'unchecked');
}

export function invalid(condition: Condition): Decision {
  return only(condition, 'invalid');
}

/** „Berechnung, Ausnahmen und mögliche Ergebnisse entsprechen der Methode …“; what it refuses goes to the next step. */
export function method(steps: Method): Decision {
  return (account, bankCode) => {
    const decided = decide(steps, account, bankCode);
    return decided !== 'invalid' && decided;
  };
}
