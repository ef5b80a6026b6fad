import { withPlainIbanLabels } from '../iban/readIban.ts';
import { withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';

/** What separates a token from the one before it. */
type Gap =
  /** Nothing but blanks, hyphens, dots, slashes and characters that cannot be seen. */
  | 'blank'
  /** The same, and the end of a line. */
  | 'line'
  /** Anything else: the two tokens cannot belong to one number. */
  | 'break';

/** Letters and digits without a gap between them, in upper case. */
export interface Token {
  readonly text: string;
  readonly gap: Gap;
}

/** Blanks of every kind, and what people write between the groups of a number. */
const SEPARATOR = /[\s.\-\u2010-\u2015\u2212\uFE58\uFE63_\u00B7\u2022|/]/;
const LINE_END = /[\n\r\u2028\u2029]/;

/** Takes any text apart. Invisible characters count as blanks, full-width letters and digits as ordinary ones. */
export function tokensOf(given: string): Token[] {
  const text = withPlainGroups(withPlainIbanLabels(withoutFullWidth(withoutInvisible(given, ' '))));
  const tokens: Token[] = [];
  let gap: Gap = 'blank';
  let current = '';
  const finish = () => {
    if (current === '') return;
    tokens.push({ text: current.toUpperCase(), gap });
    current = '';
    gap = 'blank';
  };
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isAlphanumeric(code)) {
      current += text.charAt(index);
      continue;
    }
    finish();
    const character = text.charAt(index);
    if (!SEPARATOR.test(character)) gap = 'break';
    else if (gap === 'blank' && LINE_END.test(character)) gap = 'line';
  }
  finish();
  return joinSpacedOut(tokens);
}

/** Groups of an IBAN with the same unusual sign between all of them: `DE89,3704,0044,0532,0130,00`. */
const SAME_SIGN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}([,:;'’~*+])(?:[A-Z\d]{2,4}\1){3,8}[A-Z\d]{1,4}(?![\p{L}\p{N}])/giu;
/** At the beginning of a line that a reply quotes. */
const REPLY_MARK = /(?<=[\n\r])[ \t]*(?:>[ \t]?)+/g;
const CODED_BLANK = /&nbsp;|&#160;|&#xa0;/gi;
/** „No. 43763“ is a number of something, not the beginning of a Norwegian IBAN. */
const NUMERO = /(?<![\p{L}\p{N}])(no)\.(?=\s*\d)/giu;

function withPlainGroups(text: string): string {
  return text
    .replace(CODED_BLANK, ' ')
    .replace(REPLY_MARK, ' ')
    .replace(NUMERO, '$1,')
    .replace(SAME_SIGN, (groups, sign: string) => groups.replaceAll(sign, ' '));
}

/** Fewer single characters in a row may be words or list marks. */
const SHORTEST_SPACED_OUT = 8;

/** Makes one token of `D E 8 9 3 7 …`, as copied from a form with a box for each character. */
function joinSpacedOut(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const first = tokens[index] as Token;
    let end = index + 1;
    while (first.text.length === 1 && tokens[end]?.text.length === 1 && tokens[end]?.gap === 'blank')
      end += 1;
    if (end - index < SHORTEST_SPACED_OUT) joined.push(...tokens.slice(index, end));
    else
      joined.push({
        text: tokens
          .slice(index, end)
          .map(({ text }) => text)
          .join(''),
        gap: first.gap,
      });
    index = end;
  }
  return joined;
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
