import { withBranch } from '../account/bic.ts';
import { marked, READ } from './strayCharacters.ts';
import type { Explained, KnownBanks, Piece } from './types.ts';
import { DOUBT, DOUBT_IN_CLAUSE, DOUBTFUL_SIGN, LABEL, namesBank, OTHER_LABEL } from './words.ts';

const ANYWHERE = new RegExp(`(?<!\\p{L})(?:${DOUBT}|uk)(?!\\p{L})|${DOUBTFUL_SIGN}`, 'giu');
/** „Neu-Ulm“ and „Alte Straße“ are names. */
const NEAR = new RegExp(
  `(?<!\\p{L}|\\p{L}-)(?:${DOUBT_IN_CLAUSE})(?!\\p{L}|-\\p{Lu}| (?:str|weg|gasse|platz|allee|markt|post|mühle|schule|apotheke)\\p{L}*)`,
  'giu',
);
const IBAN = new RegExp(`${READ}+`, 'g');
const CLAUSE_END = /[\n•·!?]|\.\s|\. ?$/u;
/** A currency that is not the euro makes two accounts of one bank likely. */
const OTHER_CURRENCY = /(?<!\p{L})(?:usd|chf|gbp|us-dollar|dollar|franken|pfund)(?!\p{L})|[$£]/iu;

/** A word written small behind a number says something of it, unless it leads to what is paid or to the next number. */
const SMALL_WORD = new RegExp(
  `^[\\s,"“)\\]*(–-]{0,3}(?!(?:beim|bitte|danke|unter|über|zugunsten|innerhalb|laut(?:et|end)|sofort|spätestens|dankend|(?:ein|be)?zahl|(?:über|ein)wei|konto|kto|blz|bank|iban|bic|\\p{L}*(?:bank|kasse)|${OTHER_LABEL})\\p{L}*)((?:ist|war|\\p{Ll}{4,})(?!\\p{L}))`,
  'u',
);

/** The words that make it doubtful whether these numbers are meant. */
export function doubtsIn(text: string, pieces: readonly Piece[]): string[] {
  const ibans = [...text.matchAll(IBAN)].map(({ index, 0: iban }) => ({
    start: index,
    end: index + iban.length,
  }));
  const used = [...pieces, ...ibans].sort((one, other) => one.start - other.start);
  const currency = OTHER_CURRENCY.exec(text)?.[0];
  const small = used.flatMap(({ end }) => SMALL_WORD.exec(text.slice(end, end + 40))?.[1] ?? []);
  let next = 0;
  const near = [...text.matchAll(NEAR)].flatMap(({ index, 0: word }) => {
    while ((used[next]?.end ?? text.length) <= index) next += 1;
    const before = used[next - 1];
    const behind = used[next];
    const isNear =
      (behind !== undefined && isOneClause(text.slice(index + word.length, Math.max(behind.start, index)))) ||
      (before !== undefined && isOneClause(text.slice(before.end, index)));
    return isNear ? [word] : [];
  });
  return [
    ...new Set([
      ...[...text.matchAll(ANYWHERE)].map(([word]) => word),
      ...(currency === undefined ? [] : [currency]),
      ...small,
      ...near,
    ]),
  ];
}

function isOneClause(between: string): boolean {
  // A bracket behind the number belongs to it: `(alt)`.
  return !CLAUSE_END.test(between.replace(/\b(?:nr|str|tel|kto|u|bzw|evtl|ca)\./giu, ''));
}

const ANY_BRACKET = /^ ?[([{<](?!\/)([^()[\]{}<>\n]*)/u;
const LABELS = new RegExp(`(?<!\\p{L})(?:${LABEL}|iban|bic|euro?)(?!\\p{L})`, 'giu');

/** `53201(...)`, `4711081 (Kundennr.)`: a bracket behind an account number, unless it names its bank or another number. */
export function remarks(text: string, explained: readonly Explained[]): string[] {
  const rest = marked(text, explained);
  return explained.flatMap(({ end, role }) => {
    const [bracket, inside = ''] =
      (role === 'accountNumber' && ANY_BRACKET.exec(rest.slice(end, end + 60))) || [];
    const isClear =
      inside.includes(READ) ||
      (/^[^\p{L}]*$/u.test(inside.replace(LABELS, '')) && /\p{L}/u.test(inside)) ||
      namesBank(inside);
    return bracket === undefined || isClear ? [] : [text.slice(end, end + bracket.length + 1).trim()];
  });
}

const NAME =
  /^(?:(?:mein|dein|sein|ihr|unser|eue?r)\p{Ll}*|\p{Lu}[\p{L}.&-]*(?:[ ,:]+\p{Lu}[\p{L}.&-]*)*)[,:]?$/u;

/**
 * Two numbers that may belong to different accounts: each follows a name of its own (`Anna: Kto 532013000⏎Bernd: BLZ
 * 37040044`), or words and an empty line part them (`… Privatkonto 532013000.⏎⏎Muster GmbH, BLZ 37040044`).
 */
export function halves(text: string, explained: readonly Explained[]): string[] {
  const used = explained.filter(({ role }) => role === 'bankCode' || role === 'accountNumber');
  const [from, to] = used;
  if (used.length !== 2 || !from || !to) return [];
  const between = text.slice(from.end, to.start);
  if (/\n\s*\n/.test(between) && /\p{L}/u.test(between))
    return [text.slice(from.start, from.end), text.slice(to.start, to.end)];
  const [one, other] = used.map(({ start }) => {
    const line = /[^\n·•;|]*$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? '';
    // `14:22 - Anna: Kto 532013000`
    const lead = line.replace(/^[\d\s:.)-]+/u, '').trim();
    return NAME.test(lead) && !namesBank(lead) ? lead : '';
  });
  const areApart = /[\n·•;]/u.test(between);
  if (!one || !other || !areApart || other.startsWith(one) || one.startsWith(other)) return [];
  return [one, other];
}

const LOOSE_SIGN = new RegExp(`^(?:[/|](?! ?(?:\\d|${LABEL}))|-(?=[ \\t]*(?:\\n|$))| ?_)`, 'iu');

/**
 * `37040044/Meyer` and `35094-` have lost a part of what they were. An account number that is also a bank code may be in the
 * wrong place.
 */
export function loose(text: string, explained: readonly Explained[], banks: KnownBanks): string[] {
  const hasCode = explained.some(({ role }) => role === 'bankCode');
  return explained.flatMap(({ start, end, digits, role }) => {
    if (role !== 'bankCode' && role !== 'accountNumber') return [];
    const isCode = role === 'accountNumber' && hasCode && banks.isBankCode(digits ?? '');
    return isCode || LOOSE_SIGN.test(text.slice(end, end + 20))
      ? [text.slice(start, end + (isCode ? 0 : 1))]
      : [];
  });
}

/** Behind its label a BIC may touch it, and may be grouped: `BIC DEUT DE FF`. */
const BIC =
  /(?<![\p{L}\p{N}])((?:bic|swift)(?:[ -]?(?:bic|code|nr))?[ .:=/-]*)?([A-Z]{4}( ?)DE\3[A-Z\d]{2}(?:\3[A-Z\d]{3})?|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)(?![\p{L}\p{N}])/giu;

/** The BICs in a text, with eleven characters. Without a label only those that the directory has are told from words. */
export function bicsIn(text: string, { bankCodesOf }: KnownBanks): string[] {
  const bics = [...text.matchAll(BIC)].flatMap(([, label, written = '']) => {
    const bic = withBranch(written.replaceAll(' ', '').toUpperCase());
    const isMeant = label !== undefined && (written === written.toUpperCase() || bic.slice(4, 6) === 'DE');
    return isMeant || bankCodesOf(bic).length > 0 ? [bic] : [];
  });
  return [...new Set(bics)];
}

/** BICs and names of banks that do not have the bank code, if none in the text is that of its bank or of a branch of it. */
export function otherBanks(
  code: string | null,
  bics: readonly string[],
  names: readonly string[],
  { bankCodesOf, contradicts }: KnownBanks,
): string[] {
  // The directory lacks most branches: COBADEFF370 is one of COBADEFFXXX.
  const codesOf = (bic: string) =>
    bankCodesOf(bankCodesOf(bic).length > 0 ? bic : withBranch(bic.slice(0, 8)));
  if (code === null || bics.some((bic) => codesOf(bic).includes(code))) return [];
  const others = names.filter((name) => contradicts(name, code));
  return [...bics, ...(others.length < names.length ? [] : others)];
}
