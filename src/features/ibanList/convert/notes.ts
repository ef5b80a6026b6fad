import {
  ABOUT_WORDS,
  bothSpellings,
  DOUBT,
  DOUBT_IN_CLAUSE,
  DOUBT_NOUN,
  DOUBTFUL_SIGN,
  LABEL,
  LEGAL_FORM,
  OTHER_LABEL,
  OTHER_THINGS,
  PLAIN_NOUNS,
} from '../../../domain/reading/words.ts';

export const ABOUT_BANK = new RegExp(`(?<!\\p{L})(?:${ABOUT_WORDS.join('|')})`, 'iu');
const ACCOUNT_OR_DOUBT = new RegExp(
  `(?<!\\p{L})(?:${DOUBT}|${DOUBT_IN_CLAUSE}|(?:${ABOUT_WORDS.join('|')})\\p{L}*)(?!\\p{L})`,
  'giu',
);
/** All words of doubt, also those that are part of a name elsewhere. */
export const DOUBTFUL_WORDS = new RegExp(`(?<!\\p{L})(?:${DOUBT}|${DOUBT_IN_CLAUSE})(?!\\p{L})`, 'giu');
const DOUBTFUL_WORD = new RegExp(`^(?:${DOUBT})$`, 'iu');
/**
 * A question, a mark that refers to a note elsewhere, a row that is struck out (U+0336, as in the text of an XLSX) or that a program
 * would skip, and any sign that neither names nor amounts nor addresses have.
 */
export const SIGNS = new RegExp(
  `[^\\p{L}\\p{M}\\p{Nd}\\s.,;:!"„“”‚‘’'´\`&()/|+=@%€$§²³_*\\p{Pd}…•·✓✔☑✅®™©«»\\\\\\uFFFD]|!!|\\(!\\)|(?<=[\\p{L}\\d)] ?)(?:\\*{1,3}|\\+)\\)?$|(?<=[\\p{L}\\d] )\\(?[\\da-h]\\)$|(?<=(?:^|[^(\\p{L}])\\p{L}+)\\d\\)$|^(?:\\*{1,3} ?\\p{L}|[-+%](?=\\p{L})|(?://|--) ?[\\p{L}\\d]|rem |ex[- ]|z\\. ?b\\.)|^n\\. ?n\\.?$|^(?:vor|nach)?name,? (?:vor|nach)?name$|\u0336|${DOUBTFUL_SIGN}`,
  'iu',
);
/** In a cell without a noun of its own, or about the account, these words too are about the account: `stimmt nicht`. */
const WORD_IN_CLAUSE = new RegExp(`(?<!\\p{L})(?=\\p{L}{3})(?:${DOUBT_IN_CLAUSE})(?!\\p{L})`, 'iu');
const SHORT_NOTE = /^\p{L}+(?: \p{L}+){0,2}[.!]?$/u;

/** Where other rows have the number alone, the mark at it says something of its row: `*7002`, `(7011`, `12,50 x`. */
export const MARKED =
  /^(?:[^\p{L}\p{N}\s.,€$%+/]+|x(?= )) ?\d+(?:,\d\d)?\P{L}?$|^\P{L}?\d+(?:,\d\d)? ?(?:[^\p{L}\p{N}\s.,€$%+/]+|(?<= )x)$/iu;

/** Words that name who or what a note is about, and join the others. */
const PARTICLES =
  '(?:d(?:er|ie|as|es|em|en)|eine?[rsnm]?|und|u|für|von|van|zu|zum(?! [\\d.]{8})|zur|mit|auf|bei|beim|in|im|ins|am|an|(?:ab|bis)(?= [\\d.]*\\s?\\p{L})|seit|nach|vor|je|pro|per|inkl|laut|lt|durch|dr|prof|med|dipl|co|e|v|gem|sowie|le|la|di|del|af)';
/** `Herrn W. Stöver` */
const SOMEBODY = '(?:(?:herrn?|frau|[hfd]r\\.|\\p{L}\\.) )*\\p{L}+';
/**
 * What the notes of members, customers, tenants and employees say that has nothing to do with their account. A cell with any
 * other word is asked about: no list of words can hold everything that speaks against an account.
 */
const TOPICS = [
  OTHER_THINGS,
  `aktives|jugend\\p{L}*|senior\\p{L}*|\\p{L}*kind(?:er)?|schüler\\p{L}*|student\\p{L}*|azubis?|paar|personen|\\p{L}*trainer(?:in)?|\\p{L}*vor(?:stand|sitz)\\p{L}*|kassen?prüfer(?:in)?|\\p{L}*wart(?:in)?(?:: ${SOMEBODY})?|schriftführer(?:in)?|\\p{L}*leiter(?:in)?|beisitzer(?:in)?|(?:stamm|neu|groß)?kund(?:e|in|en)|mieter(?:in)?|aushilfe|minijob|(?:teil|voll)zeit|(?:rahmen|miet|arbeits)vertrag|zahlungsziel|lieferung`,
  '(?:debitor|kreditor)(?:en)?|lieferant(?:in|en)?|vermieter(?:in)?|mitarbeiter(?:in)?|handwerker(?:in)?|privat|spenden?|gehalt|lohn|lastschrift(?:mandat|en)?|\\p{L}*einzug|abbuchung|dauerauftrag|überweisung|barzahl(?:er|ung)|bar|sepa|umsatz|(?:an|nach|raten)zahlung',
  '(?:zahlt|zahlung|zahlweise)(?=:? (?:(?:immer|stets|meist) )?\\p{L}*(?:jährlich|monatlich|quartal|bar(?!\\p{L})|pünktlich|regelmäßig))|immer|stets|meist(?:ens)?|oft|pünktlich|regelmäßig|wöchentlich|täglich|sehr|gern|p\\. ?a|(?:halb|viertel)?j(?:ährlich\\p{L}*|ährl)|halbj|fällig(?= \\d)|(?:zwei)?monatlich|quartal\\p{L}*|ermäßig(?:t|ung)|befreit|frei|passive?|aktive?|(?:nicht )?stimmberechtigt|bezahlt|erstattet|gebucht|erledigt|i\\. ?o|(?:ok|okay|geprüft|bestätigt|stimm(?:t|en)|gültig(?!.*\\d)|vollständig)(?!\\P{L}*(?:nein|nicht|-|bis|ab)(?!\\p{L}))|keine? (?:bemerkung|angabe)(?:en)?|(?:konto|bankverbindung|daten|iban)(?= (?:geprüft|bestätigt|stimm(?:t|en)))|gehaltskonto|liegt vor|unterschrieben|ja|(?<![^])nein(?![^])|eur|euro',
  `sopran|tenor|weihnachtskarte|rundbrief|newsletter|post|erreichbar|dabei|danke|verheiratet|ledig|steuerfrei|netto|skonto|tage|spendenquittung|zuwendungsbestätigung|erwünscht|patenschaft|vegetarisch|wohnt(?: in \\p{L}+)?|ortsteil|pflegegrad|\\p{L}*urlaub|elternzeit|std|stück|pauschal|haustier|katze|hund|friseur|allergie|diät|elternbeirat|fotos? erlaubt|(?:kv:? )?(?:aok|barmer|dak)|(?:ansprechpartner|(?:haus)?arzt)(?:in)?:? ${SOMEBODY}`,
  `umgezogen|verzogen|neuer wohnort|wohnort|e?mail|spind|\\p{L}*schlüssel|\\p{L}*größe|nr|insgesamt|erstellt|(?:aus)?gedruckt|(?<=(?:erstellt|gedruckt)(?: am [\\d.]+)? )(?:von|durch) ${SOMEBODY}|auswertung|uhr`,
  `(?:(?:neue?|alte?)[rsnm]? )?(?!(?:depot|darlehen|sparbuch|\\p{L}+(?:nr|nummer))(?!\\P{L}*\\d))(?:${OTHER_LABEL})|jahr(?:e|es)?`,
].join('|');
/** An address, and a label of the numbers that are compared with those of the row. */
const NAMED =
  '(?<!\\d)(?:D-)?\\d{5} (?!alt)\\p{Lu}\\p{L}{2,}|(?:konto|kto|blz|iban)(?=[ .:]{0,2}(?:de ?)?\\d)|[^\\s@]{1,64}@[^\\s@]+';
const HARMLESS = new RegExp(`(?<!\\p{L})(?:${TOPICS}|${PARTICLES}|${LEGAL_FORM}|${NAMED})(?!\\p{L})`, 'giu');
/** Why a bank returned a payment or refused it (ISO 20022, ExternalReturnReason1Code). */
const REASON_CODE = '(?:A[CGM]|BE|FF|M[DS]|R[CR]|SL)\\d\\d(?![\\p{L}\\p{N}])';
/** A word, but not one of a number such as `MND-2024`, or the code of a reason, `AC01`. */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\p{L}-)(?<!\\p{N}-(?!\\p{Ll}{2}))(?:\\p{L}+(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}]*\\d|-\\p{Lu}{1,2} \\d)|${REASON_CODE})`,
  'u',
);
/** `Lastschrift vom Konto der Eltern`, `Konto zu` */
const OF_SOMEBODY = /(?:konto|konten|kto\.?) (?:(?:d(?:er|es|\.)|vo[mn]|seine[rs]|ihre[rs]) |zu[.!]?$)/iu;
/** A word of a statement, but not one of an address or the end of a name: `anna.meyer@example.org`. */
const STATEMENT = /(?<![\p{L}\p{N}@._/\uFFFD-])\p{Ll}{3,}(?![\p{L}\p{N}@/\uFFFD]|[._-]\p{L})/u;
/** `An der schönen Aussicht`, `Zum alten Hof` */
const PLACE = /^(?:Am|An|Auf|Bei|Hinter|Im|In|Unter|Vor|Zum|Zur|Über) (?=\p{Ll})[\p{Ll} ]+(?= \p{Lu})/u;

/** Words that no name has, and kinds of accounts: `Altkonto`. */
const DOUBTFUL_NOUN = new RegExp(
  `(?<!\\p{L})(?:${DOUBT_NOUN}|(?!(?:${PLAIN_NOUNS}|${LABEL}))\\p{L}+konto)(?!\\p{L})`,
  'iu',
);

/** No name has these, also in capitals: `NICHT ABBUCHEN`. */
const NO_NAME = new RegExp(
  `^(?:${bothSpellings('nicht kein ohne oder statt jetzt wechselt geändert künftig'.split(' ')).join('|')})`,
  'i',
);

/** A word of doubt that is no part of a name: „Ersatzteile Krause“, but „Max Meier (Beispiel)“ and „NICHT nutzen Meier“. */
function hasDoubt(cell: string): boolean {
  if (SIGNS.test(cell) || DOUBTFUL_NOUN.test(cell)) return true;
  // Most cells contain none, and testing is much faster than `matchAll`.
  if (cell.search(DOUBTFUL_WORDS) < 0) return false;
  const isOfNouns = /\p{Lu}/u.test(cell.replace(ACCOUNT_OR_DOUBT, ''));
  const hasSmall = /\p{Ll}/u.test(cell);
  return [...cell.matchAll(DOUBTFUL_WORDS)].some(({ 0: word, index }) => {
    if (hasSmall && /^\p{Lu}{3}/u.test(word)) return true;
    const isInBrackets = () => /[([]\P{L}*$/u.test(cell.slice(Math.max(0, index - 20), index));
    // Capitals do not tell a name from another word.
    if (!hasSmall && NO_NAME.test(word)) return true;
    return DOUBTFUL_WORD.test(word) && (!hasSmall || /^\p{Ll}/u.test(word) || !isOfNouns || isInBrackets());
  });
}

/** Whether the cell of a bank says more than its name: `ehem. X`, `bis 2019 X`, `X jetzt Y`. */
export function saysMore(cell: string, isOwn: (word: string) => boolean): boolean {
  const rest = cell.replace(/\p{L}+/gu, (word) => (isOwn(word) ? '' : word));
  if (hasDoubt(rest)) return true;
  return /\p{Ll}/u.test(cell) && (WORD_IN_CLAUSE.test(rest) || hasStatement(rest));
}

/** In a cell in capitals, what the account is called, and not what is said of it: `KONTO WIRD GEWECHSELT`. */
const ABOUT_NUMBER = new RegExp(`(?<!\\p{L})(?:bv|(?:${ABOUT_WORDS.join('|')})\\p{L}*)(?!\\p{L})`, 'giu');

/** Whether a cell says something against the account in its row. Of the account or its bank, any statement does. */
export function speaksAgainst(cell: string): boolean {
  if (hasDoubt(cell)) return true;
  const about = /\p{Ll}/u.test(cell) ? cell : cell.replace(ABOUT_NUMBER, '');
  if (about !== cell && hasStatement(about.toLowerCase())) return true;
  if (ABOUT_BANK.test(cell)) return hasStatement(cell) || WORD_IN_CLAUSE.test(cell) || OF_SOMEBODY.test(cell);
  return SHORT_NOTE.test(cell) && !/\p{Lu}\p{Ll}/u.test(cell) && WORD_IN_CLAUSE.test(cell);
}

/** Whether words say more than what something is called. */
export function hasStatement(cell: string): boolean {
  return STATEMENT.test(cell) && STATEMENT.test(cell.replace(PLACE, '').replace(HARMLESS, ''));
}

/** A remark behind a name, or a return code: `Meier (Sparbuch)`, `Meier - ungültig`, `AC01`. */
const ADDITION = new RegExp(
  `\\(.*|,[^,]*(?<!\\p{L})(?:konto|kto|blz|bank)(?!\\p{L}).*|(?<=.)(?: [-–—]|: |!).*|(?<!\\p{L})${REASON_CODE}|(?<!\\p{L})(?:ab|bis) \\d.*`,
  'iu',
);

/** Whether a cell has a statement, or more than a name. */
export function isRemark(cell: string): boolean {
  const [addition] = ADDITION.exec(cell) ?? [];
  return hasStatement(cell) || (addition !== undefined && !isOfOtherThings(addition));
}

/** Whether a note is about something else than the account, word by word. */
export function isOfOtherThings(note: string): boolean {
  return !WORD.test(note.replace(HARMLESS, ''));
}
