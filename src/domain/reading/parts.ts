import { readAccountNumber, readBankCode } from './readNumber.ts';
import type { KnownBanks, Piece } from './types.ts';

/** The digits of a text that is one number. */
export function spelled(written: string, label: Piece['label'], banks: KnownBanks): string | null {
  if (label === null && /^\d{1,10}$/.test(written)) return written;
  if (label === 'bankCode') return readBankCode(written).digits;
  if (label === 'accountNumber') return readAccountNumber(written).digits;
  const code = readBankCode(written).digits;
  return code !== null && banks.isBankCode(code) ? code : readAccountNumber(written).digits;
}

interface Parts {
  readonly pieces: readonly { readonly from: number; readonly to: number; readonly digits: string }[];
  /** The label belongs to the first of them, not to both. */
  readonly keepsLabel: boolean;
}

const CODE = '(?:\\d{8}|\\d{3} \\d{3} \\d{2}|\\d{3}\\.\\d{3}\\.\\d{2}|\\d{4} \\d{4})';
const ACCOUNT = '(?:\\d{5,10}|\\d{1,3}(?: \\d{3}){2,3}|\\d{1,3}(?:\\.\\d{3}){2,3}|0\\d{3} \\d{4} \\d{2})';
const BETWEEN = '(?: |[/:,–—-])';
const CODE_FIRST = new RegExp(`^(${CODE})${BETWEEN}(${ACCOUNT})$`, 'u');
/** Behind a labelled bank code anything is another number. */
const CODE_THEN = new RegExp(`^(${CODE})[ ](\\d[\\d ]{0,12})$`);
const CODE_LAST = new RegExp(`^(${ACCOUNT})${BETWEEN}(${CODE})$`, 'u');

/** Bank code and account number without anything but one sign between them, or two numbers that are too long to be one. */
export function partsOf(written: string, label: Piece['label'], banks: KnownBanks): Parts | null {
  const digitsOf = (part: string) => part.replace(/\D/g, '');
  const found = (parts: readonly string[], keepsLabel: boolean): Parts => {
    let to = 0;
    const pieces = parts.map((part) => {
      const from = written.indexOf(part, to);
      to = from + part.length;
      return { from, to, digits: digitsOf(part) };
    });
    return { pieces, keepsLabel };
  };
  if (/^\d{18}$/.test(written)) {
    const [code, account] = [written.slice(0, 8), written.slice(8)];
    const isPair = banks.isBankCode(code) && !banks.isBankCode(written.slice(10)) && !account.endsWith('000');
    return isPair ? found([code, account], false) : null;
  }
  const first = (CODE_FIRST.exec(written) ?? (label === 'bankCode' ? CODE_THEN.exec(written) : null))?.slice(
    1,
  );
  const last = CODE_LAST.exec(written)?.slice(1);
  const isFirst = first !== undefined && (banks.isBankCode(digitsOf(first[0] ?? '')) || label === 'bankCode');
  const isLast = last !== undefined && banks.isBankCode(digitsOf(last[1] ?? ''));
  const isJoined = / /.test(written.replace(/(?<=\d) (?=\d{2,3}(?!\d))/g, ''));
  if (isFirst !== isLast) {
    const pair = (isFirst ? first : last) as string[];
    return found(pair, label === (isFirst ? 'bankCode' : 'accountNumber') || (isJoined && label !== null));
  }
  const words = written.split(' ');
  const areNumbers = words.some(banks.isBankCode) || words.every((word) => /^\d{5,10}$/.test(word));
  return words.length > 1 && areNumbers ? found(words, true) : null;
}
