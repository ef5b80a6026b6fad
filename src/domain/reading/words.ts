/*
 * The tables of the reader: what labels a number, what is a number of another kind, what makes a text doubtful. Sources
 * of regular expressions with the flags `iu`.
 */

/** They match at the start of a word. */
export const BANK_CODE_LABEL =
  '(?:(?:blz|bankleitz(?:ahl)?|bank[ -]leitzahl|bank ?code|sort ?code)(?:[ -]?(?:nr|nummer))?|bank[ -](?:nr|nummer))';
export const ACCOUNT_LABEL =
  '(?:(?:(?:bank|giro|spenden|ander|gehalts|geschäfts|privat|vereins|postbank|postgiro)?(?:kto|konto)|bank ?account|account(?= ?(?:no|number)(?!\\p{L})))\\.?(?:[ -]{0,3}(?:nr|nummer|no|number))?|(?:giro|spar(?:buch)?|kt|(?:bank)?konten)[. -]{0,3}(?:nr|nummer))';
export const LABEL = `(?:${BANK_CODE_LABEL}|${ACCOUNT_LABEL})`;
/** Behind the name that a line begins with. */
export const AFTER_NAME = ' ?[:,;] | [/|–—-] ';
/** Between two labels. */
export const JOINING = '(?:und|u|sowie|oder|bzw|and|or)';
/** What may separate a label from its number in a cell, but not a run of dots or signs that masks digits: `Konto ...3000`. */
export const AFTER_LABEL = '(?:[:=\\s]|\\.(?!\\.{1,9}\\d)|#(?!#)|-(?!\\d))*';

/** Labels of dates and of numbers of four digits at most: they explain no other. */
export const SHORT_LABEL = 'seite|zimmer|haus|stand|geb|vom|\\p{L}*datum';
/** Labels of other numbers. A word that ends in „nummer“ or „-ID“ is one whatever it begins with. */
export const OTHER_LABEL = [
  '(?!(?:neben|sub|unter|zusatz)[.-]{0,2}n)\\p{L}{2,}[.-]{0,2}(?<!(?:konto|konten|kto).?.?)(?:nummer|nr|idnr|zeichen|referenz)|\\p{L}+-id|id|zeichen|referenz',
  '(?:tele)?(?:fon|fax)(?:nummer)?|tel|mobil(?:telefon|funk)?|handy|phone|hotline',
  'hr[ab]|gnr|vr(?![ -]?bank)|ust|vat|steuer|ik|az|plz|postfach|postcode',
  'rechnung|rg|re|kunden?|kd|mitglied|vertrag|beleg|auftrag|bestellung|artikel|mandat|police|versicherung|lieferschein|quittung|angebot',
  '(?:m|mandats)?ref|zweck|verwendungszweck|filiale|bearbeiter|objekt|einheit|zähler|karte|ausweis|depot|darlehen|sparbuch|stichwort',
  'betrag|summe|saldo|gesamt|guthaben',
  SHORT_LABEL,
].join('|');

const MONTH =
  '(?:jan(?:uar)?|feb(?:ruar)?|märz|april|mai|juni|juli|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\\.?';
const YEAR = '(?:19|20)\\d\\d';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const CURRENCY = '(?:€|euro?|usd|chf|gbp|\\$|£)(?!\\p{L})';
const NO_NUMBER_BEFORE = '(?<![\\p{L}\\p{N}]|\\p{N}[.,/-])';

/** Numbers that show by their form alone that they are neither bank code nor account number. The first that fits counts. */
export const FORMS = {
  date: `${NO_NUMBER_BEFORE}(?:${DAY}\\. ?(?:0?[1-9]|1[0-2])\\.(?: ?${YEAR}|\\d\\d(?!\\d))?|${YEAR}-\\d\\d-\\d\\d|${DAY}/${DAY}/${YEAR}|${DAY}\\. ?${MONTH}(?: ${YEAR})?)(?![\\p{L}\\p{N}]|[/-]\\d)`,
  month: `(?<!\\p{L})(?:${MONTH}|(?:ab|seit|in|im|jahr|jahre|januar|stand|saison|©|copyright|\\p{L}*(?:beitrag|miete|gebühr|steuer|spende|saison|abrechnung))) ${YEAR}(?![\\p{L}\\p{N}.,/-]\\d|\\d)`,
  time: `${NO_NUMBER_BEFORE}\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:[–-]|bis|und) ?\\d{1,2}(?:[:.]\\d\\d)?)? ?uhr(?!\\p{L})|${NO_NUMBER_BEFORE}\\d\\d?(?::\\d\\d){1,2}(?![\\d:])`,
  amount: `(?<![\\p{L}\\p{N}])${CURRENCY} ?\\d{1,3}(?:,\\d{3})*\\.\\d\\d(?!\\d)|(?<![\\p{L}\\p{N}])${CURRENCY} ?\\d[\\d.]*(?:,(?:\\d\\d|-+))?(?![\\p{L}\\p{N}])|${NO_NUMBER_BEFORE}(?:\\d{1,3}(?:\\.\\d{3})+,(?:\\d\\d|-+|–)(?: ?${CURRENCY})?|\\d+,(?:(?!00)\\d\\d|-+|–)(?: ?${CURRENCY})?|\\d+(?:[.,]\\d\\d)? ?${CURRENCY})(?![\\p{L}\\p{N}])`,
  span: `${NO_NUMBER_BEFORE}\\d{1,3} (?:tag|woche|monat|jahr|nächt|stunde|kind|person|teilnehmer)(?:e?r?n?)(?!\\p{L})`,
  share: `${NO_NUMBER_BEFORE}\\d+(?:[.,]\\d+)? ?%`,
  vat: '(?<![\\p{L}\\p{N}.])(?:DE|ATU) ?(?:\\d{8,9}|\\d{3} \\d{3} \\d{3})(?![\\p{L}\\p{N}]| \\d)',
  creditor: '(?<![\\p{L}\\p{N}])DE\\d\\d[A-Z]{3}0\\d{10}(?![\\p{L}\\p{N}])',
  // The branch of a BIC may contain digits.
  bic: '(?<![\\p{L}\\p{N}])[A-Z]{4}DE[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\\p{L}\\p{N}])',
  tax: `${NO_NUMBER_BEFORE}\\d{2,3}/\\d{3,4}/\\d{4,5}(?![\\p{L}\\p{N}/])`,
  // `Konto 0012793650` is no number in Switzerland.
  phone: `(?<![\\p{L}\\p{N}/])(?:(?:\\+|(?<!(?<!\\p{L})${ACCOUNT_LABEL}${AFTER_LABEL})00)\\d{2}[ /-]?(?:\\(0\\) ?)?[1-9]\\d{1,4}|\\(0[1-9]\\d{1,4}\\)|0[1-9]\\d{1,4}(?= ?[/–-]|(?: \\d\\d){3}|  ?\\d{4,8}(?![\\d ])))(?: ?[/–-]? ?)(?:\\d{2}(?: \\d{2}){2,3}|\\d{3} \\d{4}|\\d{3} \\d{3}|\\d{3,8})(?:-\\d{1,4})?(?![\\p{L}\\p{N}]|[.,/-]\\d)`,
  card: `${NO_NUMBER_BEFORE}\\d{4} \\d{4} \\d{4} \\d{4}(?![\\p{L}\\p{N}]| \\d)`,
  street:
    '(?<!\\p{L})(?:\\p{L}*(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|markt|klasse)|raum|wohnung|we|spind|gruppe|kurs) [1-9]\\d{0,3}(?: ?[a-z](?!\\p{L})|\\. ?(?:og|ug|etage|stock))?(?![\\p{L}\\p{N}]|[.,/-]\\d)',
  item: '(?<=^|\\n)\\d{1,2}[.)](?= \\p{L})|(?<!\\p{N})\\d{1,2}\\. ?(?:og|ug|etage|stock|klasse|werktag)(?!\\p{L})|(?<!\\p{L})(?:seite|blatt) \\d{1,3} (?:von|/) \\d{1,3}(?![\\p{L}\\p{N}]|[.,/-]\\d)|(?<!\\p{L})(?:(?:akten|geschäfts)zeichen|az|kfz|(?:kfz-)?kennzeichen|fahrzeug)[.: ]{1,3}(?:(?:\\d{1,4} )?[a-z]{1,4} \\d{1,6}/\\d\\d|[a-zäöü]{1,3}-[a-z]{1,2} \\d{1,4})(?![\\p{L}\\p{N}]|[.,/-]\\d)',
} as const;

/** Lower-case words that payment texts use and that say nothing against an account. Any other such word makes a text doubtful. */
export const PLAIN_WORDS = [
  'wir sind umgezogen|innerhalb von|ohne Abzug|auf das|wie (?:besprochen|vereinbart)|bis (?:zum|spätestens)|(?<=(?:^|[\\n.!]|und) ?)bis (?:bald|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?=[,.!]|$)|des (?:Begünstigten|Empfängers|Kontoinhabers)|siehe oben',
  '(?:von|um) (?=[\\d€])|von(?= meinem konto)|(?<=(?:itte|zahl\\p{L}*|überweis\\p{L}*)[^\\n.]{0,40} |(?:€|eur|euro) )bis (?=\\d)|ist (?:die )?(?=[\\d\\u0081])|geboren am (?=\\d)|erstatten(?= sie (?:mir|uns)(?!\\p{L}))|(?:mo|di|mi|do|fr|sa)(?=\\.? ?(?:-|–|bis |und |\\d))',
  // „Konto zu“, at the end, says that it is closed.
  '(?:im|in|zu|mit|nach|unter)(?= [\\p{L}\\d])',
  'und|an|am|auf|bei|beim|zum|zur|für|über|per|um|die|der|den|dem|eine[nm]?|ein',
  'u(?=\\.? \\p{L})|ermächtige[nt]?|einzuziehen|abzubuchen|erstatte[nt]?|wir|uns|unsere[nm]?|unser|ich|meine[nm]?|mein|mir|hiermit|hier|anbei|bitten|bittet|bitte|vielen|dank|danke|dankend',
  'überweise[nt]?|überweist|zahlen|zahle|bezahlen|begleichen|einzahlen|angeben|lautet|folgende[ns]?|nachstehende[ns]?|zugunsten|lautend',
  'binnen|spätestens|sofort|zahlbar|fällig|monatlich|(?:viertel|halb)?jährlich|inkl|incl|zzgl|netto|brutto|gesamt|uhr|euro|eur',
  'sehr|geehrte[nrs]?|freundlichen?|herzlichen?|viele|besten?|schönen?|lieben?|grüßen?|hochachtungsvoll|hallo|moin|freuen?|jede[nrs]?|jahr(?:es)?|monats?|beträgt|lg|mfg|gmbh|mbh|ev|kg',
  'konto|kto|kontonummer|ktonr|blz|bankleitzahl|iban|bic|bank|bankverbindung|kontoinhaber|inhaber|empfänger|name|betrag|verwendungszweck|zweck',
  'account|number|code|details|transfer|please|amount|the|to|of',
].join('|');

/** Nouns of a payment, a letter or an address that say nothing against the account beside them. */
export const PLAIN_NOUNS =
  '(?:bank|konto|zahlungs)(?:verbindung(?:en)?|daten|angaben)?|impressum|rechnung|mahnung|überweisung|(?:an|nach|aus|ein|rück|bar)?zahlung|(?:kauf|gesamt)?preis|(?:neben|versand|fahrt|reise)?kosten|(?:mahn)?gebühr(?:en)?|versand|lastschrift(?:mandat)?|einzugsermächtigung|sepa|mandat|spenden?(?:konto)?|girokonto|mitgliedsbeitrag|beitrag|miete|(?:gesamt|rechnungs|rest)?betrag|(?:gesamt)?summe|saldo|verwendungszweck|stichwort|betreff|kontakt|dank|gruß|grüße|kreditinstitut|geldinstitut|institut|filiale|zweigstelle|anderkonto|kontostand|kontoauszug|straße|ort|datum|unterschrift|telefon|tel|fax|mobil|e-?mail|seite|blatt|damen|herren|guten|tag(?:en?)?|amtsgericht|finanzamt|geschäftsführer(?:in)?|vorstand|kunde|mitglied|gehalt|lohn|mwst|skonto|sitz|plz|steuernummer|ust-?id|deutschland|germany|daten|nr|sie|swift|note|(?:geschäfts|öffnungs|sprech)zeiten';
/** Before the name of a person or a company. */
const HOLDER_LABEL =
  '(?:konto)?inhaber(?:in)?|inh|(?:zahlungs)?empfänger(?:in)?|begünstigte[rn]?|(?:vor|nach)?name|firma|fa|frau|herrn?|familie|fam|gruß|grüßen?|lg|geschäftsführer(?:in)?|vorstand|(?:kassen|schrift|jugend)wart(?:in)?|kassierer(?:in)?|schatzmeister(?:in)?|vorsitzende[rn]?|ansprechpartner(?:in)?';
/** Words in the heading of a column of bank codes, account numbers or IBANs, beside their labels. */
export const HEADING_WORDS =
  '(?:kredit|geld)?institut|(?:bank|konto|kto)?verbindung|bankv(?:erb)?|bv|(?:bank|giro)[ -]?(?:konto|kto)|bank|konto|kto|leitzahl|account|giro|iban|nr|nummer|no|number|code|(?:zahlungs)?empf(?:änger)?s?|begünstigte[rn]?|inhabers?|mitglieds?|neue?s?|aktuell|und|u|des|der|acct|acc|bankl|bankn';
export const LEGAL_FORM = 'gmbh|mbh|ag|kg|kgaa|ohg|ug|gbr|ev|e\\. ?v\\.?|e\\. ?k\\.?|eg|ltd|inc';
/** Who and what a payment is for, where and when: nothing of an account. */
export const OTHER_THINGS = [
  '\\p{L}*mitglied(?:er|schaft)?|eintritt|jugend|senior(?:en)?|kind(?:er|es)?|schüler(?:in(?:nen)?)?|student(?:in)?|rentner(?:in)?|familien?|ehepaar|\\p{L}*beitr(?:ag|äge)|verein(?:s|e)?|abteilung|abt|mannschaft|fußball|handball|turnen|tennis|chor|training|\\p{L}*gruppe(?: [a-d])?|bei (?:rück)?fragen',
  '(?:kalt|warm)?miete|neben?kosten|nk|hausgeld|kaution|garage|stellplatz|wohnung|haus|og|ug|links|rechts|strom|büro|internet|(?:handels|vereins)register|steuerklasse(?: (?:i{1,3}|iv|vi?|[1-6]))?|(?:stadt|gemeinde|kreis|(?:landes)?justiz)kasse|klasse|\\p{L}*fahrt|\\p{L}*reise|ausflug|kurs|schule|kita|rathaus|kirchengemeinde|pfarramt',
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|jan(?:uar)?|feb(?:ruar)?|märz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?|wochen?|(?:vor|nach)?mittags|morgens|abends|(?:neue )?(?:adresse|anschrift)',
].join('|');
/** Words that say nothing against an account. */
export const USUAL_WORD = `${PLAIN_WORDS}|${PLAIN_NOUNS}|${OTHER_THINGS}|${LABEL}|${LEGAL_FORM}`;
/** A header line of an e-mail. A lone sender line is not skipped: it may name the payer. */
const HEAD = '(?:von|an|gesendet|datum|from|to|sent|date):(?![^\\n]*(?:konto|kto|blz|iban))[^\\n]*';
/** The name behind a word for a holder, that of a company, and the lines at the head of a mail. */
export const HOLDER = new RegExp(
  `(?<=^|\\n)(?:${HEAD}(?:\\n${HEAD})+|(?=an|to)${HEAD})|(?<!\\p{L})(?:${HOLDER_LABEL})\\.?(?::(?=[^\\n,;|·()]*\\p{L}{2})[^\\n,;|·()]*|[,!]?(?:[ \\n]{1,2}[\\p{L}.-]+){1,2})|(?<!\\p{L})(?:hallo|hi|hey|liebe[rs]?)(?: [\\p{L}.-]+){1,2}|(?<=bitte [^\\n.,;:]{0,60})an(?: [\\p{L}.-]+){1,2}(?=,|\\n|$)|(?<=^|\\n)[\\p{L}.-]+(?: [\\p{L}.-]+){1,2}(?=,? geb(?:\\.|oren))|(?<![\\p{L}.&'-])(?:[\\p{L}.&'-]+ ){1,6}(?:${LEGAL_FORM})(?!\\p{L})`,
  'giu',
);

/** Names of a part of an account number, but not „Kto-Ende“ or „Kontoprüfung“. Its digits may belong to the number before it. */
export const PART =
  '(?:neben|sub|unter|zusatz|suffix|anhang|(?:end|prüf)(?=[zns]|\\P{L}|$))\\p{L}*|uk|u-?kto|u-?konto';
/**
 * Words that make the numbers of a whole text doubtful, those about their digits among them. `*` is any ending, `_` a blank.
 */
export const DOUBT_WORDS = (
  'ziffer* endziffer* prüfziffer* nullen zahlendreher zifferndreher auflösung wegfall kündigung ' +
  'falsch* tippfehler korrektur korrigiert* berichtig* unterkonto ' +
  'unterkonten unterkto ersetzt ersatz* sondern umgestellt gültig_bis ' +
  'nie_wieder richtig_ist nicht_mehr wird_zu'
).split(' ');
/** Words of doubt that are never part of a name. */
export const DOUBT_NOUNS = (
  'ungültig* gesperrt* aufgelöst* erloschen* gekündigt* geschlossen* gelöscht* storniert* fehlerhaft* veraltet* hinfällig* inaktiv* abgelaufen* unbekannt* verstorben* sterbefall* erblasser* konkurs* ' +
  'beispiel* mustermann musterfrau witwe vormieter* vorbesitz* vorgänger* vorinhaber* löschen löschu* löschv* sperrung* sperre sperren sperrv* sperrl* kontosperr* kontolösch* storno* rückläuf* rücklast* irrläuf* widerruf* betrug* ' +
  'insolv* pfändu* todesfall* nachlass* erben erbengemeinschaft test dummy bankwechsel* klärung* sparbuch* bausparv* todo wiedervorlage* vorsicht achtung altdaten'
).split(' ');
/** How words begin that are about an account or its bank. */
export const ABOUT_WORDS = 'konto konten kto girokonto iban blz bank sparkasse volksbank'.split(' ');
/** Words that do so in the clause of the number. */
export const DOUBT_WORDS_IN_CLAUSE = (
  'alt alte alten alter altes altem ehem neu neue neuen neuer neues neuem bisher* früher* vorher* zuvor damals ehemal* vormals ' +
  'statt anstatt anstelle nicht kein* ohne oder bzw beziehungsweise wechselt geändert* ' +
  'künftig* jetzt vielleicht evtl eventuell vermutlich fraglich ca etwa auch sowie'
).split(' ');
/** With umlauts as old programs wrote them: `GELOESCHT`. */
export const bothSpellings = (words: readonly string[]) =>
  words.flatMap((word) => [...new Set([word, word.replace(/[äöü]/g, (umlaut) => `${OF_UMLAUT[umlaut]}e`)])]);
const OF_UMLAUT: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
const anyOf = (words: readonly string[]) =>
  bothSpellings(words)
    .map((word) => word.replace('*', '\\p{L}*').replace('_', ' '))
    .join('|');
/** With abbreviations for a company in liquidation or insolvency. */
export const DOUBT_NOUN = `${anyOf(DOUBT_NOUNS)}|i\\. ?(?:l|ins|abw|liqu?)\\.`;
export const DOUBT = `${anyOf(DOUBT_WORDS)}|${DOUBT_NOUN}`;
export const DOUBT_IN_CLAUSE = `ehem\\.|${anyOf(DOUBT_WORDS_IN_CLAUSE)}`;
/** Account numbers that forms and examples use as placeholders. */
const PLACEHOLDERS: ReadonlySet<number> = new Set([
  ...[1234567, 12345678, 123456789, 1234567890, 987654321, 9876543210, 9999999, 99999999, 999999999],
  ...Array.from('123456789', (digit) => Number(digit.repeat(10))),
]);
export const isPlaceholder = (account: string | number) => PLACEHOLDERS.has(Number(account));
/** Arrows, question marks, struck-out text, and signs that somebody has died: `(+)`, `Meier +2019`. */
export const DOUBTFUL_SIGN =
  '[(\\[][+†][)\\]]|(?<=\\p{L} ?)\\+ ?(?:\\d\\d?\\.){0,2}(?:19|20)\\d\\d(?![\\d/-]| \\d)|/{3}|[→⇒➔➜]|(?<![-=])[-=]+>|~>|~~|\\(\\?+\\)|</?(?:s|del|strike)>';

/** A word that only the name of a bank has: `Commerzbank`, `VR-Bank`, `Sparkasse`. `Bankkonto` and `Banking` are others. */
export const BANK_WORD =
  /(?:bank|banken|bankhaus|bankverein|banque|banco|sparkassen?|(?:darlehns|raiffeisen)kasse|raiffeisenbk|spk|diba)(?!\p{L})|(?<!\p{L})(?:unicredit|hsbc|bnp|helaba|kfw|warburg|berenberg|comdirect|solaris|n26|bunq|qonto|oddo)(?!\p{L})/iu;
/** Words that name something else: `Kundennummer`, `Postfach`. */
const NO_BANK = new RegExp(
  `konto|kto|nummer|nr(?!\\p{L})|(?<!\\p{L})(?:${OTHER_LABEL}|iban|bic|swift|${DOUBT_IN_CLAUSE})(?!\\p{L})`,
  'iu',
);

/** Whether words name a bank, and nothing else that has a number. */
export function namesBank(words: string): boolean {
  return BANK_WORD.test(words) && !NO_BANK.test(words);
}

const AGE =
  '(?<!\\p{L})(?:(alt(?:e[nrs]?)?|bisher\\p{L}*|früher\\p{L}*|ehem\\p{L}*|vorher|nicht|statt|anstelle|bis)|neu\\p{L}*|jetzt|nun|künftig\\p{L}*|sondern|wird zu)';
/** Words about all numbers behind them, up to the next of these words: `neu: …` */
const BEFORE = new RegExp(`${AGE}(?![\\p{L}),;])|[-=]+>|[→⇒➔➜]`, 'giu');
/** About the number before it: `532013000 (alt), …`, `532013000 ungültig` */
const BEHIND = new RegExp(`^[\\d .-]*[([]?(?:${AGE}(?=[),;\\]])|((?:${DOUBT_NOUN})(?!\\p{L})))`, 'iu');
const STRIKE = /~~|<\/?(?:s|del|strike)>/gi;
/** How far behind such a word or sign a number may stand. */
const REACH = 150;

/** 1 for a number in brackets, struck out or replaced by another one, -1 for that one, 0 if no word tells: `93148 neu 4141760559`, `(alt: 23360136)`. */
export function ageAt(text: string, start: number): number {
  const front = text.slice(Math.max(0, start - REACH), start);
  if (/(?:[([~]|(?<!\d ?)-)$/.test(front) || (front.match(STRIKE)?.length ?? 0) % 2 === 1) return 1;
  // What was said in brackets is not about what follows them.
  const before = front.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ').matchAll(BEFORE);
  const last = BEHIND.exec(text.slice(start, start + REACH)) ?? [...before].at(-1);
  return last == null ? 0 : (last[1] ?? last[2]) === undefined ? -1 : 1;
}
