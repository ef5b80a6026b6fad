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

const CODE = '(?:\\d{8}|\\d{3} \\d{3} \\d{2}|\\d{3}\\.\\d{3}\\.\\d{2}|\\d{4} \\d{4})';
const ACCOUNT = '(?:\\d{5,10}|\\d{1,3}(?: \\d{3}){2,3}|\\d{1,3}(?:\\.\\d{3}){2,3}|0\\d{3} \\d{4} \\d{2})';
const BETWEEN = '(?: |[/:,–—-])';
const CODE_FIRST = new RegExp(`^(${CODE})${BETWEEN}(${ACCOUNT})$`, 'u');
/** Behind a labelled bank code anything is another number. */
const CODE_THEN = new RegExp(`^(${CODE})[ ](\\d[\\d ]{0,12})$`);
const CODE_LAST = new RegExp(`^(${ACCOUNT})${BETWEEN}(${CODE})$`, 'u');

/** Bank code and account number without anything but one sign between them, or two numbers that are too long to be one. */
export function partsOf(written: string, label: Piece['label'], banks: KnownBanks) {
  const isKnown = (code = '') => banks.isBankCode(code.replace(/\D/g, ''));
  if (/^\d{18}$/.test(written)) {
    const texts = [written.slice(0, 8), written.slice(8)];
    const isPair = isKnown(texts[0]) && !isKnown(written.slice(10)) && !written.endsWith('000');
    return isPair ? { texts, keepsLabel: false } : null;
  }
  const pattern = label === 'bankCode' && !CODE_FIRST.test(written) ? CODE_THEN : CODE_FIRST;
  const [, ...first] = pattern.exec(written) ?? [];
  const [, ...last] = CODE_LAST.exec(written) ?? [];
  const isFirst = first.length > 0 && (label === 'bankCode' || isKnown(first[0]));
  const isLast = last.length > 0 && isKnown(last[1]);
  if (isFirst !== isLast) {
    // The label belongs to the first of them, not to both.
    const keepsLabel = label === (isFirst ? 'bankCode' : 'accountNumber');
    return { texts: isFirst ? first : last, keepsLabel };
  }
  const words = written.split(' ');
  const areNumbers = words.some((word) => isKnown(word)) || words.every((word) => /^\d{5,10}$/.test(word));
  return words.length > 1 && areNumbers ? { texts: words, keepsLabel: true } : null;
}
