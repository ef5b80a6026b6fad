/** The newest version of each IBAN rule 0000–0057, as the rule table names them: rule (four digits), version (two). */
const NEWEST_VERSIONS = new Set(
  `000000 000100 000200 000300 000400 000503 000600 000700 000800 000900 001001 001100 001201 001301 001400
   001501 001600 001700 001800 001900 002002 002101 002200 002300 002400 002500 002600 002700 002800 002900
   003000 003101 003200 003301 003400 003501 003600 003700 003800 003900 004001 004100 004201 004301 004400
   004501 004600 004700 004800 004901 005000 005100 005200 005300 005401 005500 005600 005700`.split(/\s+/),
);

/**
 * Whether `src/domain/bankRules` carries out this rule in this version. A newer version of a known rule is unknown:
 * nobody has read yet what it changes.
 */
export function isKnownRule(rule: string): boolean {
  return NEWEST_VERSIONS.has(rule);
}
