/** Labels of the two numbers, as sources of regular expressions with the flags `iu`. They match at the start of a word. */
export const BANK_CODE_LABEL = '(?:blz|bankleitzahl|bank[ -]leitzahl)[ -]?(?:nr|nummer)?';
export const ACCOUNT_LABEL =
  '(?:bank|giro|spenden|geschäfts|postbank|postgiro)?(?:kto|konto)\\.?[ -]?(?:nr|nummer)?';
/** What may separate a label from its number, but not a run of dots or signs that masks digits: `Konto ...3000`. */
export const AFTER_LABEL = '(?:[:=\\s]|\\.(?!\\.{1,9}\\d)|#(?!#)|-(?!\\d))*';
