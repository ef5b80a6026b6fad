import type { AccountNumber, BankCode } from '../../../domain/account/account.ts';
import { methodOf } from '../../../domain/accountCheck/checkAccount.ts';
import { type Method, verdictOf } from '../../../domain/accountCheck/methodSteps.ts';
import {
  type BankRule,
  effectOf,
  effectOnAllAccounts,
  NO_EFFECT,
  type RuleEffect,
} from '../../../domain/bankRules/bankRule.ts';
import { ruleInForce } from '../../../domain/bankRules/registry.ts';
import type { Bank, BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { isPlaceholder } from '../../../domain/reading/words.ts';
import { resolveIban } from '../../../domain/resolve/resolveIban.ts';
import { CSV_DELIMITER, writtenCell } from '../../../table/writeCell.ts';
import { fromResolution } from '../convert/fromResolution.ts';
import { InputBuffer } from '../convert/inputBuffer.ts';
import { resultCells } from '../convert/resultColumns.ts';
import { ROW_OUTCOMES, type RowResult } from '../convert/rowOutcome.ts';
import type { AccountDigits } from './accountDigits.ts';
import { ZERO } from './byteKinds.ts';

const ENCODER = new TextEncoder();
/** A result is not prepared yet, the bank is unknown, or there is no IBAN. */
export const NONE = -1;
/** The number of the result that is not shared. */
const OF_ONE_ACCOUNT = 0;

/** The fields of a result: start and length of its text, index in `ROW_OUTCOMES`, bank code of the IBAN modulo 97. */
const FIELDS = 4;
const LENGTH = 1;
const OUTCOME = 2;
const REMAINDER = 3;

/** Numbers of results by index of the bank: one array for each verdict and length of account numbers. */
type ResultsOfEffect = Int32Array[];

/**
 * The results of rows as bytes. Accounts of a bank with the same effect of its rule and the same verdict have the same
 * result except for the digits of the IBAN. `resolveIban` resolves the first of them; the others share its result.
 *
 * All arrays contain numbers, because objects for each bank would not fit into the processor's cache.
 */
export class PreparedResults {
  readonly #directory: BankDirectory;
  /** Index of a bank by its bank code. */
  readonly #indexes: ReadonlyMap<number, number>;
  /** Method and bank code of the bank that the rule or the successor of a bank leads to, by index of the bank. */
  readonly #methods: readonly Method[];
  readonly #bankCodes: readonly BankCode[];
  /** The rule of each bank, by its index; null if it changes no account. */
  readonly #rules: readonly (BankRule | null)[];
  readonly #byMethod: ResultsOfEffect = [];
  /** The results under a rule, by the reason for no IBAN or by the account test. */
  readonly #byEffect = new Map<string, ResultsOfEffect>();
  /** The cells of the results as bytes. */
  readonly #texts = new InputBuffer();
  /** `FIELDS` numbers for each result, from `OF_ONE_ACCOUNT` on. */
  readonly #fields: number[] = Array(FIELDS).fill(0);
  /** The BIC that the rule prescribes, by number of the result. */
  readonly #bics: (string | null)[] = [null];

  constructor(directory: BankDirectory) {
    this.#directory = directory;
    this.#indexes = new Map(directory.banks.map(({ bankCode }, index) => [Number(bankCode), index]));
    const banks = directory.banks.map((bank) => {
      const rule = ruleInForce(bank.bankRule)?.rule ?? NO_EFFECT;
      const effect = effectOnAllAccounts(rule);
      const resultingBank = directory.find(effect?.bankCode ?? bank.successor ?? bank.bankCode) ?? bank;
      return { rule: effect?.noIban === null ? null : rule, resultingBank };
    });
    this.#rules = banks.map(({ rule }) => rule);
    this.#methods = banks.map(({ resultingBank }) => methodOf(resultingBank.accountCheckMethod ?? ''));
    this.#bankCodes = banks.map(({ resultingBank }) => resultingBank.bankCode);
  }

  /**
   * Finds the result of an account that is not 0.
   *
   * @param account is set to the account number that the rule substitutes
   * @returns the number of the result, until the next call; `NONE` if the bank is unknown or the account number a placeholder
   */
  find(bankCode: number, account: AccountDigits): number {
    // Without `| 0`, engines would look up any value, which takes longer.
    const bank = this.#indexes.get(bankCode | 0);
    if (bank === undefined || isPlaceholder(account.number)) return NONE;
    const rule = this.#rules[bank] as BankRule | null;
    if (rule !== null) return this.#findByRule(bank, rule, account);
    const results = this.#resultsAt(this.#byMethod, this.#verdict(bank, account));
    if (results[bank] === NONE) results[bank] = this.#prepare(bank, account.text, null);
    return results[bank] as number;
  }

  #findByRule(bank: number, rule: BankRule, account: AccountDigits): number {
    const entered = account.text;
    const effect = effectOf(rule, this.#directory.banks[bank] as Bank, entered);
    if (namesAccount(effect)) return this.#prepareForOne(bank, entered);
    const { noIban, bic, accountNumber, accountTest } = effect;
    let place = 0;
    if (accountNumber !== null) {
      // If the rule appends digits, the result mentions the length of the account number.
      place = 3 * account.length;
      account.readText(accountNumber);
    }
    const key = noIban ?? accountTest;
    if (key === 'by-method') place += this.#verdict(bank, account);
    let ofEffect = this.#byEffect.get(key);
    if (ofEffect === undefined) {
      ofEffect = [];
      this.#byEffect.set(key, ofEffect);
    }
    const results = this.#resultsAt(ofEffect, place);
    if (results[bank] === NONE) results[bank] = this.#prepare(bank, entered, bic);
    const result = results[bank] as number;
    return this.#bics[result] === bic ? result : this.#prepareForOne(bank, entered);
  }

  #verdict(bank: number, { digits }: AccountDigits): number {
    const verdict = verdictOf(this.#methods[bank] as Method, digits, this.#bankCodes[bank]);
    return verdict === 'valid' ? 0 : verdict === 'invalid' ? 1 : 2;
  }

  #resultsAt(ofEffect: ResultsOfEffect, place: number): Int32Array {
    while (ofEffect.length <= place) ofEffect.push(new Int32Array(this.#rules.length).fill(NONE));
    return ofEffect[place] as Int32Array;
  }

  #resolve(bank: number, accountNumber: AccountNumber): RowResult {
    const { bankCode } = this.#directory.banks[bank] as Bank;
    return fromResolution(resolveIban(this.#directory, bankCode, accountNumber));
  }

  #prepareForOne(bank: number, accountNumber: AccountNumber): number {
    const { end } = this.#texts;
    this.#fields.splice(0, FIELDS, ...this.#add(this.#resolve(bank, accountNumber), NONE));
    // The next text replaces this one.
    this.#texts.end = end;
    return OF_ONE_ACCOUNT;
  }

  /** Resolves the first account of those that share a result. */
  #prepare(bank: number, accountNumber: AccountNumber, bic: string | null): number {
    const result = this.#resolve(bank, accountNumber);
    const bankCode = result.iban.slice(4, 12);
    const shared = bankCode === '' ? result : { ...result, iban: `DE00${bankCode}0000000000` };
    this.#fields.push(...this.#add(shared, bankCode === '' ? NONE : Number(bankCode) % 97));
    return this.#bics.push(bic) - 1;
  }

  /** Adds the text of a result. Returns its fields. */
  #add(result: RowResult, remainder: number): number[] {
    const cells = resultCells(result).map((cell) => CSV_DELIMITER + writtenCell(cell, false));
    const text = ENCODER.encode(`${cells.join('')}\r\n`);
    const start = this.#texts.end;
    this.#texts.add(text);
    return [start, text.length, ROW_OUTCOMES.indexOf(result.outcome), remainder];
  }

  /** Index in `ROW_OUTCOMES`. */
  outcomeOf(result: number): number {
    return this.#fields[result * FIELDS + OUTCOME] as number;
  }

  /** Writes a result with the number of an account. Returns its end. */
  write(result: number, account: AccountDigits, bytes: Uint8Array, at: number): number {
    const fields = this.#fields;
    const field = result * FIELDS;
    const length = fields[field + LENGTH] as number;
    const start = fields[field] as number;
    bytes.set(this.#texts.bytes.subarray(start, start + length), at);
    const end = at + length;
    const remainder = fields[field + REMAINDER] as number;
    if (remainder === NONE) return end;
    // Modulo 97: bank code, account number and 131400 are one number, where 10^16 is 62, 10^6 is 27, and 131400 is 62.
    const checkDigits = 98 - ((remainder * 62 + account.remainder * 27 + 62) % 97);
    const tens = Math.floor(checkDigits / 10);
    bytes[at + 3] = ZERO + tens;
    bytes[at + 4] = ZERO + checkDigits - 10 * tens;
    account.write(bytes, at + 13);
    return end;
  }
}

/** Whether the sentences about an effect contain the account number, not only the bank or a length. */
function namesAccount({ accountChange, accountTest, bankCode, isDisputed }: RuleEffect): boolean {
  return (
    (accountChange !== null && accountChange !== 'sub-account-appended') ||
    accountTest === 'none' ||
    bankCode !== null ||
    isDisputed
  );
}
