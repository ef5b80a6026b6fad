import { isCalendarDate } from './calendarDate.ts';
import { partsOf, spelled } from './parts.ts';
import { LONGEST_NUMBER_TEXT } from './readNumber.ts';
import type { KnownBanks, Piece } from './types.ts';
import { ACCOUNT_LABEL, BANK_CODE_LABEL, FORMS, JOINING, LABEL, namesBank, OTHER_LABEL } from './words.ts';

const CHARACTER = '[\\p{L}\\p{M}\\p{N}#?]';
/** `6 E+07`: set off, an exponent still belongs to the number before it, whose other digits are lost. */
const EXPONENT = '(?: e ?[+\\p{Pd}−] ?\\d{1,3}(?![\\p{L}\\p{N}]))?';
const WORD = `(?:(?<![\\p{L}\\p{M}\\p{N}])[\\p{L}\\p{M}]*)?\\p{N}${CHARACTER}*(?:[.,'’/\\\\:_+=\\p{Pd}−](?!${LABEL}(?!\\p{L}))(?=[\\p{L}]{0,3}\\p{N})${CHARACTER}+)*${EXPONENT}`;
/** Inside a word and at a blank none begins. */
const MAY_BEGIN = '(?!(?<=[a-zäöü])[a-zäöü]|[\\s.,:;/|·\\u0081-])';
const TOKEN = new RegExp(
  `${MAY_BEGIN}(?:${[
    `(?<![\\p{L}\\p{N}]|\\p{L}[-])(?:(${BANK_CODE_LABEL})|(${ACCOUNT_LABEL}))(?!\\p{L})`,
    ...Object.values(FORMS).map((form) => `(${form})`),
    `(?<![\\p{L}\\p{N}])((?:${OTHER_LABEL})(?:[ .-]{1,3}(?:nr|nummer|no))?)(?!\\p{L})`,
    `(${WORD})`,
  ].join('|')})`,
  'giu',
);
/** By group of `TOKEN`. With named groups a text of many numbers would take a fifth longer. */
const TYPES = ['', 'bankCode', 'accountNumber', ...Object.keys(FORMS), 'other', 'number'];

interface Token {
  readonly type: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Between a label and its number. */
const FILLER =
  /^(?:[\s.|"'„“”»«‘’[<>(]|[:=#](?!.*[:=#])|-(?!\d)|(?:lautet|ist)(?!\p{L})|bei (?:de[rm] )?[^\n\d:;,|]{1,60}(?=:))*$/u;
const OTHER_FILLER = /^[ .:#=/-]{0,4}(?:\p{Lu}{1,3}-)?$/u;
/** Two labels without a number between them are the headings of columns. */
const JOINED = new RegExp(`^[^\\p{L}\\p{N}\\u0081]*(?:${JOINING}[^\\p{L}\\p{N}\\u0081]*)?$`, 'iu');
/** Dots or signs in place of digits. Four or more dots followed by a blank are a leader instead: `Konto ........ 532013000`. */
const MASK_BEFORE = /(?:\.{2,9}$|(?<!\.)\.{2,3} $|…|[#_?]|[*•●·∙▪■]{2})[ ]?$|\*$/u;
const MASK_BEHIND =
  /^(?![ .,]?(?:[Bb][Ll][Zz]|[Bb]ank))(?:[ .,]?(?:(?:[ol]+|x+|[OILBSZX]+)(?![\p{L}\p{N}])|[xX*_#?\u2580-\u25FF]{2,}(?!\p{L})|(?:usw|etc)\.|\.{2}|…)|[*_#%]| ?\?)/u;
const START = /(?:^|[\s\u0081;:|·•()[\]/.,"“”„'’‘«»=#&<>*+~\p{Pd}])$/u;
const END = /^(?:$|[\s\u0081;:|·•()[\]/.,"“”„'’‘«»&<>*+=~\p{Pd}])/u;

/** Finds everything with digits in a text, in its order. */
export function piecesOf(text: string, banks: KnownBanks): Piece[] {
  const tokens = tokensOf(text);
  const pieces: Piece[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isLabel(token)) continue;
    const label = labelOf(tokens, index, text);
    const kind = (label?.type ?? null) as Piece['label'];
    const form = token.type === 'number' ? null : token.type;
    const start = label?.start ?? token.start;
    const base = { start, numberStart: token.start, end: token.end, label: kind, form };
    if (form !== null) pieces.push({ ...base, digits: null, options: formOptions(token, kind) });
    else pieces.push(...analyse(token, base, text, banks));
  }
  return pieces;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let areDigits = false;
  TOKEN.lastIndex = 0;
  // `matchAll` would copy the expression, which takes longer than to find what a line has.
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const { index, 0: written } = match;
    const type = TYPES[match.indexOf(written, 1)] as string;
    const wereDigits = areDigits;
    areDigits = type === 'number' && /^\d+$/.test(written);
    // Digits with single blanks between them may be one number.
    const joins = wereDigits && areDigits && text.slice(tokens.at(-1)?.end, index) === ' ';
    const start = joins ? (tokens.pop() as Token).start : index;
    const end = index + written.length;
    tokens.push({ type, text: text.slice(start, end), start, end });
  }
  return tokens;
}

function isLabel({ type }: Token): boolean {
  return type === 'bankCode' || type === 'accountNumber' || type === 'other';
}

function labelOf(tokens: readonly Token[], index: number, text: string): Token | null {
  const number = tokens[index] as Token;
  const label = tokens[index - 1];
  if (label === undefined || !isLabel(label)) return null;
  const between = text.slice(label.end, number.start);
  if (label.type === 'other') return OTHER_FILLER.test(between) ? label : null;
  if (!FILLER.test(between) || MASK_BEFORE.test(between)) return null;
  const previous = tokens[index - 2];
  const gap = previous === undefined ? '' : text.slice(previous.end, label.start);
  const isAfterLabel = previous !== undefined && isLabel(previous) && !/[:=]/.test(gap);
  const areHeadings = isAfterLabel && previous.type !== label.type && JOINED.test(gap);
  if (areHeadings) return null;
  // At the end of a line with other cells it is the heading of a column.
  const isHeading = () => /[;|,]/.test(text.slice(text.lastIndexOf('\n', label.start) + 1, label.start));
  const isNoAccount = () => isCalendarDate(number.text) || /^\d{11,}$/.test(number.text);
  if (between.includes('\n') && (isHeading() || isNoAccount())) return null;
  const town =
    /^\d{5}$/.test(number.text) && /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(number.end, number.end + 40));
  if (town && !namesBank(town[1] ?? '')) return null;
  // `BLZ Bank Konto 37040044`: the eight digits may belong to the first of both labels.
  const isShifted =
    isAfterLabel &&
    previous.type === 'bankCode' &&
    !gap.includes('\n') &&
    /^\d{8}(?!\d)|^\d{3} \d{3} \d\d/.test(number.text);
  if (isShifted) return null;
  // What stands between is the name of a bank.
  return / bei /.test(between) ? { ...label, start: number.start } : label;
}

/** `Konto 532013 EUR`, `€ 532013000`, `0532 013000`, `Konto 12/345/67890`: an amount, a telephone or tax number, or an account. */
function formOptions({ type, text }: Token, label: Piece['label']): string[] {
  if (label === 'other' || label === 'bankCode' || /^(?:\+|00|\()/.test(text)) return [];
  const isLabelled = label === 'accountNumber';
  const mayBeAccount = isLabelled || type === 'amount' || type === 'phone';
  const digits = text.replace(type === 'amount' ? /[^\d.,]/g : /\D/g, '');
  return mayBeAccount && /^\d{4,10}$/.test(digits) && (isLabelled || digits.length > 6) ? [digits] : [];
}

type Base = Pick<Piece, 'start' | 'numberStart' | 'end' | 'label' | 'form'>;

function analyse(token: Token, base: Base, text: string, banks: KnownBanks): Piece[] {
  const { text: written, start } = token;
  const before = text.slice(Math.max(0, start - 12), start);
  const behind = text.slice(token.end, token.end + 12);
  const mask = MASK_BEHIND.exec(behind)?.[0] ?? '';
  const isDamaged =
    !/^[\d\s.,'’/:_+=\p{Pd}−]+$/u.test(written) ||
    mask !== '' ||
    MASK_BEFORE.test(before) ||
    !(START.test(before.slice(-1)) || text.slice(base.start, start).endsWith(before.slice(-1))) ||
    !END.test(behind);
  const isExponent = /^\d(?:[.,]\d+)?e\+?\d{1,3}$/iu.test(written);
  const whole = (digits: string | null, options: readonly string[] = []): Piece => ({
    ...base,
    end: base.end + (isDamaged ? mask.length : 0),
    digits,
    options,
  });
  if (isExponent) return [whole(spelled(written, base.label, banks))];
  if (isDamaged || written.length > LONGEST_NUMBER_TEXT) return [whole(null)];
  if (base.label === 'other') return otherNumber(token, base, text, banks);
  const exact = spelled(written, base.label, banks);
  if (exact !== null) return [whole(exact)];
  const parts = partsOf(written, base.label, banks);
  let to = 0;
  if (parts !== null)
    return parts.texts.map((part, index) => {
      const from = written.indexOf(part, to);
      to = from + part.length;
      const own = index === 0 && parts.keepsLabel ? base : { start: start + from, label: null };
      const place = { start: own.start, numberStart: start + from, end: start + to };
      return { ...place, label: own.label, form: null, digits: part.replace(/\D/g, ''), options: [] };
    });
  const joined = written.replace(/\D/g, '');
  const single = written.split(/\D+/).filter((part) => part.length > 3 && base.label !== null);
  return [whole(null, [...new Set([...(joined.length <= 10 ? [joined] : []), ...single])])];
}

/** Groups of up to four digits, or of a telephone number, twelve digits at most; or one that is longer. */
const OWN_GROUPS = /^(?:0(?: ?[^ ]){0,11}(?= |$)|(?: ?(?<![^ ]{4})[^ ]){1,12}(?= |$)|[^ ]+)/;

/** A label of another number explains its groups, and nothing behind them. */
function otherNumber(token: Token, base: Base, text: string, banks: KnownBanks): Piece[] {
  const [own = ''] = OWN_GROUPS.exec(token.text) ?? [];
  const labelled: Piece = { ...base, end: token.start + own.length, digits: null, options: [] };
  if (own === token.text) return [labelled];
  const start = labelled.end + 1;
  const rest = { ...token, text: token.text.slice(own.length + 1), start };
  return [labelled, ...analyse(rest, { ...base, start, numberStart: start, label: null }, text, banks)];
}
