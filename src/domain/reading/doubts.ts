import { withBranch } from '../account/bic.ts';
import { marked, READ } from './strayCharacters.ts';
import type { Explained, KnownBanks } from './types.ts';
import {
  DOUBT,
  DOUBT_IN_CLAUSE,
  DOUBTFUL_SIGN,
  LABEL,
  namesBank,
  OTHER_LABEL,
  PLAIN_HEADLINES,
  PLAIN_WORDS,
} from './words.ts';

/** „Neu-Ulm“ and „Alte Straße“ are names. */
const DOUBTFUL = new RegExp(
  `(?<!\\p{L}|\\p{L}-)(?:${DOUBT}|${DOUBT_IN_CLAUSE}|uk)(?!\\p{L}|-(?!\\p{L}*(?:bank|konto|kto|iban|blz|daten|verbindung|bestand|kunde))\\p{Lu}| (?:str|weg|gasse|platz|allee|markt|post|mühle|schule|apotheke)\\p{L}*)|${DOUBTFUL_SIGN}`,
  'giu',
);
/** What neither words, numbers, amounts nor addresses have: a question mark, a cross, a picture, another script. */
const STRANGE_SIGN =
  /[^\p{Script=Latin}\p{M}\p{Nd}\p{Zs}\s.,;:!()[\]{}/\\|+_=*#%&@€$§°©®™"'„“”‚‘’´`»«·•…~<>^\p{Pd}\uFFFC☎✉✓✅👉👍🙏😊🙂]/gu;
/** A currency that is not the euro makes two accounts of one bank likely. */
const OTHER_CURRENCY = /(?<!\p{L})(?:usd|chf|gbp|us-dollar|dollar|franken|pfund)(?!\p{L})|[$£]/giu;
/** An address of a page or of a person. */
const ADDRESS =
  /\S+@\S+|(?:https?:|www\.)\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:de|com|org|net|eu)(?!\p{L})\S*/giu;
const PLAIN = new RegExp(
  `(?<!\\p{L})(?:(?:${PLAIN_WORDS})(?!\\p{L})|\\p{Ll}*(?:bank|kasse)(?!\\p{L})|(?:${OTHER_LABEL})(?!\\p{L}))`,
  'gu',
);
const SMALL_WORD = /(?<![\p{L}\p{N}]|\p{L}-)\p{Ll}{2,}(?!\p{L})/gu;

/** A line of one word: a headline, a stamp, an exclamation. */
const LONE_WORD = new RegExp(
  `^[^\\p{L}\\d\\n${READ}]*(?!(?:${PLAIN_HEADLINES}|${LABEL})(?!\\p{L}))(\\p{L}[\\p{L}-]+)[^\\p{L}\\d\\n${READ}]*$`,
  'gimu',
);
const LONGEST_LINE = 200;
const NUMBER_ABOVE = new RegExp(`${READ}[^\\n]*\\n+$`);
const NUMBER_BELOW = new RegExp(`^\\n+[^\\n]*${READ}`);

/** The words that make it doubtful whether these numbers are meant: those of doubt, and all small ones that a payment does not have. */
export function doubtsIn(text: string, explained: readonly Explained[]): string[] {
  const plain = text
    .replace(ADDRESS, (address) => READ.repeat(address.length))
    .replace(PLAIN, (words) => READ.repeat(words.length));
  // „beendete“ has the letters of a BIC.
  const isWord = ({ form, start, end }: Explained) =>
    form === 'bic' &&
    /^\p{Ll}+$/u.test(text.slice(start, end)) &&
    !/(?:bic|swift)\W*$/.test(text.slice(Math.max(0, start - 9), start));
  const rest = marked(
    plain,
    explained.filter((one) => !isWord(one)),
  );
  const isRead = ({ role }: Explained) => role === 'bankCode' || role === 'accountNumber' || role === 'iban';
  const numbers = marked(text, explained.filter(isRead));
  const alone = [...rest.matchAll(LONE_WORD)].flatMap(({ index, 0: line, 1: word = '' }) => {
    const end = index + line.length;
    const isBeside =
      NUMBER_ABOVE.test(numbers.slice(Math.max(0, index - LONGEST_LINE), index)) ||
      NUMBER_BELOW.test(numbers.slice(end, end + LONGEST_LINE));
    return isBeside && !namesBank(word) ? [word] : [];
  });
  const found = [DOUBTFUL, OTHER_CURRENCY, STRANGE_SIGN, SMALL_WORD].flatMap(
    (pattern) => rest.match(pattern) ?? [],
  );
  return [...new Set([...found, ...alone])];
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
  /^(?:(?:mein|dein|sein|ihr|unser|eue?r)\p{Ll}*|\p{Lu}[\p{L}.&-]*(?:[ ,:]+\p{Lu}[\p{L}.&-]*)*)(?=[,:]|$)/u;

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
    const line =
      text
        .slice(Math.max(0, start - 60), start)
        .split(/[\n·•;|]|\.\s/u)
        .at(-1) ?? '';
    // `[14:22] Anna: Kto 532013000`
    const name = NAME.exec(line.replace(/^[[\]\d\s:.,)-]+/u, '').trim())?.[0] ?? '';
    return namesBank(name) ? '' : name;
  });
  const areApart = /[\n·•;]|\.\s/u.test(between);
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
    const isNoted =
      /^[)\]]/.test(text.slice(end)) && !/[([][^\n]*$/.test(text.slice(Math.max(0, end - 100), end));
    return isCode || isNoted || LOOSE_SIGN.test(text.slice(end, end + 20))
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
