import { BANK_CODE_LENGTH } from '../account/account.ts';
import { withBranch } from '../account/bic.ts';
import { ibanLengthOf } from '../countries/lengths.ts';
import { marked, READ } from './strayCharacters.ts';
import type { Explained, KnownBanks } from './types.ts';
import {
  AFTER_NAME,
  BANK_WORD,
  DOUBT,
  DOUBT_IN_CLAUSE,
  DOUBTFUL_SIGN,
  HOLDER,
  LABEL,
  USUAL_WORD,
} from './words.ts';

/** „Neu-Ulm“ and „Alte Straße“ are names. */
const DOUBTFUL = new RegExp(
  `(?<!\\p{L}|\\p{L}-)(?:${DOUBT}|${DOUBT_IN_CLAUSE}|uk)(?!\\p{L}|-(?!\\p{L}*(?:bank|konto|kto|iban|blz|daten|verbindung|bestand|kunde))\\p{Lu}| (?:str|weg|gasse|platz|allee|markt|post|mühle|schule|apotheke)\\p{L}*)|${DOUBTFUL_SIGN}`,
  'giu',
);
/** What neither words, numbers, amounts nor addresses have: a question mark, a cross, a picture, another script. */
const STRANGE_SIGN =
  /[^\p{Script=Latin}\p{M}\p{Nd}\p{Zs}\s.,;:!()[\]{}/\\|+_=*#%&@€$§°©®™"'„“”‚‘’´`»«·•…<>^\p{Pd}\u0081☎✉✓✅👉👍🙏😊🙂]/gu;
/** Before a line that a program skips or that was removed, a number that is struck out, and a box without a mark. */
const SKIPPED = new RegExp(
  `^ ?(?:#(?!\\d)|/[/*]|;|%|@@|\\+(?= ?[\\p{L}${READ}]))|(?<=${READ})--|\\[ ?\\]`,
  'gmu',
);
/** A currency that is not the euro makes two accounts of one bank likely. */
const OTHER_CURRENCY = /(?<!\p{L})(?:usd|chf|gbp|us-dollar|dollar|franken|pfund)(?!\p{L})|[$£]/giu;
/** An address of a page or of a person, and what a telephone writes below a mail. */
const ADDRESS =
  /(?<!\S)\S+@[^\s,;]+|(?<=^|\n)(?:von meinem \S+(?: \S+)? gesendet|gesendet von meinem \S+(?: \S+)?|gesendet mit \S+ für \S+)\.?(?=\n|$)|(?:https?:|www\.)[^\s,;]+|(?<![\p{L}\d.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:de|com|org|net|eu)(?!\p{L})[^\s,;]*/giu;
/** The names in what `HOLDER` finds. A small word there says something of the holder: „Inhaber: Eva Muster verstorben“. */
const NAME = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{M}.'’&-]*|&|von|van|de|der|und|[eu]\.)/gu;
/** The purpose of a payment: it does not name the holder of the account. */
const PURPOSE = /(?<!\p{L})(?:(?:verwendungs)?zweck|stichwort)(?!\p{L})[^\n,;|(.]*/giu;
const WORD_OF_PURPOSE = new RegExp(`${NAME.source}|(?<!\\p{N})\\p{N}{1,3}\\p{Ll}?(?![\\p{L}\\p{N}])`, 'gu');

/** The name of a bank, which may have merged since, and that of a town after its postcode. To test for letters takes long. */
const PLACE =
  /(?![\n -/:-@\u0081])(?:(?<!\p{L})(?:\p{L}*sparkasse|volksbank|raiffeisenbank|vr-bank) [\p{L}-]+|(?<=(?:^|[\n,·•|;(]|D-) ?)\d{5} [\p{L}-]+)/giu;
/** A person, with whom a text about an account begins: `Anna Meier, Konto …` */
const PERSON = new RegExp(
  `(?<![^])(?:(?:Dr|Prof)\\. )*\\p{Lu}\\p{Ll}+(?:(?:,? |-)\\p{Lu}(?:\\p{Ll}+|\\.)){1,3}(?=[,:;]? ?\\n|${AFTER_NAME}| ${READ})`,
  'u',
);
const USUAL = new RegExp(`(?![\\n -@\\u0081])(?<!\\p{L})(?:${USUAL_WORD})(?!\\p{L})`, 'giu');
const WORD = /(?![\n -/:-@\u0081])(?:\p{L}[\p{L}\p{M}]*|\p{N}+)/gu;
/** A town with the number of its district, as in old addresses: `Berlin 11`. */
const DISTRICT = /(?![\n -@\u0081])(?<!\p{L})(\p{Lu}\p{L}+) \d{1,2}(?![\p{L}\p{N}])/gu;
const asRead = (part: string) => READ.repeat(part.length);

/** Whether a word is in the names of the banks of the text, or of a town. */
type IsName = (word: string) => boolean;

/** Words that are neither usual in a payment or a letter nor of a bank, a holder or an address. */
function strangeWords(text: string, explained: readonly Explained[], isName: IsName): string[] {
  // Nothing explains a short number, `Bank 2`, and letters among digits may be a word that was misread: `GEL0SCHT`.
  // „beendete“ has the letters of a BIC.
  const isClear = ({ role, label, form, start, end }: Explained) =>
    form === 'bic'
      ? /^\P{Ll}+$/u.test(text.slice(start, end))
      : role !== 'other' || label !== null || form !== null;
  const rest = marked(
    text
      .replace(BIC, (bic, label?: string) => (label === undefined ? bic : asRead(bic)))
      .replace(PURPOSE, (purpose) => purpose.replace(WORD_OF_PURPOSE, asRead))
      .replace(HOLDER, (holder) => holder.replace(NAME, asRead))
      .replace(PLACE, (place) =>
        / \p{Lu}/u.test(place) || isName(place.replace(/.* /, '')) ? asRead(place) : place,
      )
      .replace(USUAL, asRead)
      .replace(PERSON, asRead)
      .replace(DISTRICT, (district, town: string) =>
        isName(town) && !BANK_WORD.test(town) ? asRead(district) : district,
      ),
    explained.filter(isClear),
  );
  // A single letter is one of an abbreviation, or of a word that is spaced: `g e s p e r r t`.
  return [...new Set(rest.match(WORD))].filter(
    (word) =>
      /^(?:\p{Ll}+|.)$/u.test(word) || !isName(word) || (word !== 'DE' && ibanLengthOf(word) !== undefined),
  );
}

/** If an account holder and a different payee are both named, the account is probably the payer's. */
function otherParties(text: string): string[] {
  const parties = [...text.matchAll(HOLDER)].map(([party]) => party);
  const wordsOf = (party: string) => party.replace(/^\p{L}+/u, '').match(/\p{Lu}\p{L}+/gu) ?? [];
  const holders = parties.filter((party) => /^(?:konto)?inh/i.test(party)).flatMap(wordsOf);
  const isOther = (payee: string) => !wordsOf(payee).some((word) => holders.includes(word));
  return holders.length === 0
    ? []
    : parties.filter((one) => /^(?:zahlungs)?empf|^begünst/i.test(one) && isOther(one));
}

/** What makes it doubtful whether these numbers are meant: words of doubt, strange signs, and words that a payment does not have. */
export function doubtsIn(text: string, explained: readonly Explained[], isName: IsName): string[] {
  const withoutAddresses = text.replace(ADDRESS, asRead);
  const rest = marked(withoutAddresses.replace(USUAL, asRead), explained);
  const found = [DOUBTFUL, OTHER_CURRENCY, STRANGE_SIGN, SKIPPED].flatMap((sign) => rest.match(sign) ?? []);
  const words = strangeWords(withoutAddresses, explained, isName);
  // Comparing each with each takes long, and nobody reads more.
  const all = [...new Set([...found, ...words, ...otherParties(text)])].slice(0, 200);
  return all.filter((one) => !all.some((other) => other !== one && other.includes(one)));
}

/** The sign of a negative number: `-37040044`. */
const MINUS = /(?:^|[\s:=|([])[-−]{1,2}$/;
/** Before a number, what a scanner makes of a digit, and where a cell was cut off: `|47997515`, `. 184622`, `>3062346`. */
const LOOSE_BEFORE = /[ :](?:[|>«\]/]|\. )$|(?:^|[\s:])(?:<|<>|[!=/]+=|≠)$/;
/** Behind a number, but not if it closes what was opened before: `2239399+`, `2508353»`, `51049644| BLZ`. */
const LOOSE_BEHIND =
  /^(?:[+>»’'´`~^=]|[<&([{](?![\p{L}/])| \.|\|(?= \S)| ?[*+!†%]\)?(?=\s*(?:\n|$))|[ -]{0,3}!!)/u;
/** A bracket that nothing closes: `Konto (32013000`. */
const OPEN = /[ :][([{]$/;
const OPENING = /[<>«»’'‘‚´`~^]/;
const LOOSE_SIGN = new RegExp(
  `^(?:[/|](?! ?(?:\\d|${LABEL}))|-(?=[ \\t]*(?:\\n|$))| ?_| ?[([{<](?!/)[^\\p{L}\\p{N}${READ}]*[)\\]}>])`,
  'iu',
);

/**
 * `37040044/Meyer` and `35094-` have lost a part of what they were, and `-35094` is no number of an account. An account number
 * that is also a bank code may be in the wrong place, and one that begins with its bank code is the head of an IBAN.
 */
export function loose(text: string, explained: readonly Explained[], banks: KnownBanks): string[] {
  const codes = new Set(explained.flatMap(({ role, digits }) => (role === 'bankCode' ? (digits ?? []) : [])));
  return explained.flatMap(({ start, numberStart, end, digits, role }) => {
    if (role !== 'bankCode' && role !== 'accountNumber') return [];
    const account = role === 'accountNumber' && codes.size > 0 ? (digits ?? '') : '';
    const isCode =
      banks.isBankCode(account) || codes.has(account.replace(/^0+/, '').slice(0, BANK_CODE_LENGTH));
    const isNoted =
      /^[)\]]/.test(text.slice(end)) && !/[([][^\n]*$/.test(text.slice(Math.max(0, end - 100), end));
    const before = text.slice(Math.max(0, start - 100), numberStart);
    const behind = text.slice(end, end + 20);
    const isNegative = MINUS.test(before);
    const isOpen = OPEN.test(before) && !/^[^\n]*[)\]}]/.test(text.slice(end, end + 100));
    // `Konto (532013000)` may no longer be in use; `[5][3][2]…` are boxes of a form.
    const isBoxed = text.slice(numberStart, end).includes('[');
    const isEnclosed = role === 'accountNumber' && !isBoxed && /[([]$/.test(before) && /^[)\]]/.test(behind);
    const isCut =
      isOpen ||
      isEnclosed ||
      LOOSE_BEFORE.test(before) ||
      (LOOSE_BEHIND.test(behind) && !OPENING.test(before));
    return isCode || isNoted || isNegative || isCut || LOOSE_SIGN.test(behind)
      ? [text.slice(start, end + Number(!isCode && !isNegative))]
      : [];
  });
}

/** Behind its label a BIC may touch it, and may be grouped: `BIC DEUT DE FF`. */
const BIC =
  /(?=[A-Z])(?<![\p{L}\p{N}])((?:bic|swift)(?:[ -]?(?:bic|code|nr))?[ .:=/-]*)?([A-Z]{4}( ?)DE\3[A-Z\d]{2}(?:\3[A-Z\d]{3})?|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)(?![\p{L}\p{N}])/giu;

/** The BICs in a text, with eleven characters. Without a label only those that the directory has are told from words. */
export function bicsIn(text: string, { bankCodesOf }: KnownBanks): string[] {
  const bics = [...text.matchAll(BIC)].flatMap(([, label, written = '']) => {
    const bic = withBranch(written.replaceAll(' ', '').toUpperCase());
    const isMeant = label !== undefined && (written === written.toUpperCase() || bic.slice(4, 6) === 'DE');
    return isMeant || bankCodesOf(bic).length > 0 ? [bic] : [];
  });
  return [...new Set(bics)];
}

/** BICs and names of banks that do not have the bank code. What names a kind of bank only is none beside its bank. */
export function otherBanks(
  code: string | null,
  bics: readonly string[],
  names: readonly string[],
  { bankCodesOf, contradicts }: KnownBanks,
): string[] {
  // The directory lacks most branches: COBADEFF370 is one of COBADEFFXXX.
  const codesOf = (bic: string) =>
    bankCodesOf(bankCodesOf(bic).length > 0 ? bic : withBranch(bic.slice(0, 8)));
  if (code === null) return [];
  const isOwnBic = bics.some((bic) => codesOf(bic).includes(code));
  // Labels such as „Bank/Sparkasse:“ name none.
  const isName = (name: string) => /\p{L}/u.test(name.replace(/sparkasse/giu, '').replace(USUAL, ''));
  const isNamed = isOwnBic || names.some((name) => isName(name) && !contradicts(name, code));
  const isOther = (name: string) => contradicts(name, code) && (isName(name) || !isNamed);
  return [...(isOwnBic ? [] : bics), ...names.filter(isOther)];
}
