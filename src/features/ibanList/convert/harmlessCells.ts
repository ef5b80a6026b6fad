import { ABOUT_WORDS, ACCOUNT_LABEL, DOUBT, DOUBT_IN_CLAUSE, FORMS } from '../../../domain/reading/words.ts';
import { namesOtherNumber } from '../cells/guessColumns.ts';
import { isNumeric, KINDS, kindOf } from './cellKinds.ts';
import { ABOUT_BANK, isOfOtherThings, isRemark, MARKED } from './notes.ts';
import { type OtherColumn, PERSON } from './otherColumn.ts';
import { FEWEST_CELLS, isMost, usualIn } from './usualForm.ts';

const CURRENCY_NAME = /^(?:währ|waehr|whg|whrg|wkz|currency)/i;
const CURRENCY = /^(?:[a-z]{3,4}|\p{Sc})$/iu;
const EURO = /^(?:eur|euro|€)$/i;
/** `Sperrkz`, `Zahlsperre`, `Löschvormerkung`: with the stem of a word of doubt. */
export const DOUBT_NAME = new RegExp(
  `(?<!\\p{L})(?:${DOUBT})(?!\\p{L})|(?<!\\p{L})(?:test|demo|entwurf|fehler|unvollst|unklar|ungekl|fragl|rückfrage|verst|nachfolg|gestorben|sterbe)|^†|^siehe|storn|sperr|retour|l(?:ö|oe)sch|r(?:ü|ue)ck(?:gabe|lauf|last)`,
  'iu',
);
const GOOD =
  'aktiv|aktuell|g(?:ü|ue)ltig|ok|geprüft|bestätigt|stimm(?:t|en)|richtig|korrekt|vollständig|in ordnung|verwenden';
const GOOD_NAME = new RegExp(
  `^(?:(?:ist|sind|konto|kto|iban|bv|bank|bankdaten|daten|angaben) )*(?:${GOOD})\\??$`,
  'iu',
);
/** `Konto bis`: whatever stands below it says that the account ends. */
const UNTIL_NAME =
  /^gültig bis|^(?:konto|kto|iban|blz|bank|bv)\p{L}*\P{L}(?:.*\P{L})?(?:bis|ende)(?!\p{L})/iu;
/** `neue Bank`, `Kto geändert auf`: where only some cells are filled, the account of these rows is another one. */
const CHANGED_NAME = new RegExp(
  `gewechselt|^abw.*empf|^(?=.*(?:${ABOUT_WORDS.join('|')}|bv(?!\\p{L}))).*(?<!\\p{L})(?:${DOUBT_IN_CLAUSE})(?!\\p{L})`,
  'iu',
);
/** Below these, and below no heading, a few cells are remarks about their rows. */
export const NOTE_NAME =
  /(?<!\p{L})(?:bem|anm|notiz|hinweis|vermerk|komm|info|memo|sonstig|text|zusatz|nachtrag|aktualisierung|wiedervorlage|historie|status|remark|note|comment)/iu;
/** Below these are places, whose words are names. */
const PLACE_NAME = /str(?:\.|a(?:ß|ss)e)|adresse|anschrift|^ort|stadt|mail|web|internet/i;
/** Below these are persons and companies. */
export const NAME_NAME = /name|inhaber|empfänger|mitglied|kunde|firma/i;
/** Below these any word may be, and what most cells are is no remark. */
const ANY_NAME = new RegExp(`artikel|beruf|${NAME_NAME.source}`, 'i');
/** Other headings of what says nothing of an account, and may be the same in most rows. */
const PLAIN_NAME =
  /^(?:\p{L}*anrede|titel|geschlecht|[mw]\/[mw]|sprache|soll$|haben$|einnahmen?$|ausgaben?$|(?:land|staat)$|sparte|abteilung|gruppe|(?:steuer)?klasse|st\.?kl|kategorie|alter$|stimmen|krankenkasse|sequenz|fällig|\p{L}*quittung|zahl(?:weise|art|rhythmus|ung)|turnus|rhythmus|intervall|geburtstag|anzahl|menge|mwst|ust|\p{L}*(?:preis|betrag|beitrag|gebühr))/iu;
/** If most cells of a column say „Konto“, a row with another value, such as `Depot`, has a number of that kind. */
const ACCOUNT = new RegExp(`^(?:${ACCOUNT_LABEL}|giro)$`, 'iu');
/** More different cells than this are no codes. */
const MOST_CODES = 3;
/** `Nüsse`, `Komfort plus`: a noun alone is no statement. */
const NO_CODE = /^\p{Lu}\p{Ll}{2}/u;
/** Where most cells are `aktiv` or `ok`, any other says something of its row. */
const SMALL_CODE = /^\p{Ll}+$/u;
const DATE = new RegExp(`^(?:${FORMS.date})(?:[T ]\\d\\d:\\d\\d.*)?$`, 'iu');
const NO = /^(?:nein|nicht|no|n|0+(?:[.,]0+)?|falsch|false|-+)$/i;
const YES = /^(?:ja|j|yes|y|x|1)$/i;
/** Below these, „Entzogen“ says that nothing may be debited. */
const ABOUT_DEBIT = /sepa|mandat|lastschrift|einzug|abbuch|ermächtig/i;
/** Below a heading that asks for a verdict, also when it was given. */
const VERDICT = new RegExp(`^$|^(?:wahr|true|[✓✔]|${GOOD})$|${YES.source}|${DATE.source}`, 'iu');
const UNMARKED = /^\d+(?:,\d\d)?$/;
/** At a name: `+ Meier`, `D Meier`, `Meier_old`, but not `„Haus“ GmbH`. */
const NAME_MARK = /^(?:[^\p{L}\p{N}\s("'„“«»`‘’&=@]+ ?|[\p{L}=] )(?=\p{L})|_\p{L}+$/u;
const NEGATIVE = /^-\d|\d-$/;
const AMOUNT_NAME = /betrag|beitrag|saldo|summe|umsatz|preis|soll|haben|€|eur/i;
/** Share of the rows that shows how a column is filled: statements in fewer are remarks. */
const RARE = 0.1;

/** Which cells of a column say nothing against their rows; null if its heading and its usual cells do not tell. */
export function harmlessIn(
  name: string,
  cells: readonly string[],
  isSparse: boolean,
  isOfBank: boolean,
): OtherColumn['harmless'] {
  const isChanged = CHANGED_NAME.test(name);
  if (isOfBank && !(isSparse && isChanged)) return null;
  const filled = cells.filter((cell) => cell !== '');
  // „Whg.“ may also be a flat.
  const currency = CURRENCY_NAME.test(name) ? CURRENCY : EURO;
  if (isMost(filled, (cell) => currency.test(cell))) return EURO;
  if (UNTIL_NAME.test(name)) return /^$|2099|9999/;
  if (DOUBT_NAME.test(name)) return NO;
  const usual = usualIn(cells);
  const isOfCodes = SMALL_CODE.test(usual ?? '') && !NO.test(usual ?? '');
  const isOfAny = name === '' || GOOD_NAME.test(name);
  const isKnown = !(isOfCodes && isOfAny) && (name === '' || isPlainName(name));
  if (isSparse && (isChanged || (!isKnown && cells.length >= FEWEST_CELLS))) return /^$/;
  if (isChanged && isMost(filled, (cell) => NO.test(cell))) return NO;
  const mayDivide = usual !== undefined && !isKnown;
  if (
    mayDivide &&
    ((usual !== '' && (ABOUT_BANK.test(name) || ACCOUNT.test(usual) || isOfCodes)) || divides(cells, usual))
  )
    return { test: (cell) => cell === usual || (YES.test(usual) && YES.test(cell)) };
  const isOfYes = isMost(filled, (cell) => YES.test(cell));
  if (GOOD_NAME.test(name) || (isOfYes && ABOUT_BANK.test(name))) return VERDICT;
  if (isOfYes && ABOUT_DEBIT.test(name))
    return { test: (cell) => YES.test(cell) || NO.test(cell) || isOfOtherThings(cell) };
  const isMarked = (cell: string) => MARKED.test(cell) && !(NEGATIVE.test(cell) && AMOUNT_NAME.test(name));
  const numbers = filled.filter((cell) => isNumeric(kindOf(cell)));
  const isMixed =
    cells.length >= FEWEST_CELLS &&
    numbers.length * 2 > filled.length &&
    numbers.length * 4 < filled.length * 3;
  const hasMarks = filled.some(isMarked) && filled.some((cell) => UNMARKED.test(cell));
  if (!hasMarks && !isMixed) return isSparse ? null : equallyMarked(filled);
  return { test: (cell) => !isMarked(cell) && (kindOf(cell) !== KINDS.words || isOfOtherThings(cell)) };
}

/** Where not all names have the same mark, it says something of its row; many different letters are initials. */
function equallyMarked(cells: readonly string[]): OtherColumn['harmless'] {
  const markOf = (cell: string) => NAME_MARK.exec(cell)?.[0] ?? '';
  const marks = cells.map(markOf);
  const { size } = new Set(marks);
  if (size < 2 || size > MOST_CODES) return null;
  const usual = usualIn(marks);
  return { test: (cell) => markOf(cell) === usual && !isRemark(cell) };
}

/** `is_deleted`, `valid_to`: a few cells are codes or dates, and nothing explains what they say of their rows. */
function divides(cells: readonly string[], usual: string): boolean {
  const others = cells.filter((cell) => cell !== usual && cell !== '');
  const { size } = new Set(others);
  const areCodes = size <= MOST_CODES && !others.every((cell) => NO_CODE.test(cell));
  const areDates = others.every((cell) => DATE.test(cell));
  return cells.length >= FEWEST_CELLS && others.length > 0 && (areCodes || areDates);
}

const isPlainName = (name: string) =>
  PLAIN_NAME.test(name) ||
  PLACE_NAME.test(name) ||
  ANY_NAME.test(name) ||
  namesOtherNumber(name) ||
  NOTE_NAME.test(name) ||
  isOfOtherThings(name.replace(/\d+$/, ''));

/** Which cells of a column are remarks: all below their heading, or the statements where most say the same or hardly any has one. */
export function notesIn(name: string, cells: readonly string[], isSparse: boolean): OtherColumn['notes'] {
  // A few names in capitals cannot be told from remarks.
  const areCapitals = isMost(cells.filter(Boolean), (cell) => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(cell));
  if (isSparse && NAME_NAME.test(name) && areCapitals) return 'all';
  if (NOTE_NAME.test(name) || (isSparse && (name === '' || namesOtherNumber(name)))) return 'all';
  if (PLACE_NAME.test(name)) return 'statements';
  const share = usualIn(cells) === undefined ? RARE : 0.3;
  if (!isMost(cells, isRemark, ANY_NAME.test(name) ? 0.5 : share)) return 'statements';
  if (cells.length < FEWEST_CELLS || ANY_NAME.test(name)) return null;
  return name === '' && isMost(cells, (cell) => PERSON.test(cell)) ? 'names' : 'all';
}
