const REPLACED =
  'Some account numbers, most of them easy to remember, are replaced by the bank’s real ones; for all others the plain formula holds.';
const ONE_REPLACED =
  'One account number that is easy to remember is replaced by the bank’s real one; for all others the plain formula holds.';
const leadsTo = (bankCode: string, bic: string) =>
  `Every bank code of the bank leads to ${bankCode} with the BIC ${bic}; the account number stays.`;
const withoutCheck = (accounts: string) =>
  `Accounts ${accounts} are right without a check; the plain formula holds for them and for all others.`;
const withdrawn = (what: string) =>
  `${what}. The rule has been withdrawn: the plain formula holds, with the check of the account number.`;
const hypoVereinsbank = (then: string) =>
  `The account number must pass its check first. Its bank code stays with fewer than ten digits; with ten, the first three digits (Kontokreis) name the bank code of the branch, and three digits that name none are wrong. The BIC is that of the resulting bank code. ${then}`;

/** What each IBAN-Regel does, by its four digits. */
export const ruleSentences: Readonly<Record<string, string>> = {
  '0000':
    'The account number is filled up with zeros on the left to ten digits; bank code and account number follow DE and the check digits (ISO 7064, modulo 97-10).',
  '0001': 'No IBAN is calculated for these bank codes.',
  '0002':
    'No IBAN where position 8 of the ten digits is 6 or positions 8 and 9 are 86; otherwise the plain formula.',
  '0003': 'No IBAN for the account 6161604670; otherwise the plain formula.',
  '0004': REPLACED,
  '0005':
    'Bank codes with 4 at position 4 get the BIC COBADEFFXXX, except comdirect (xxx411xx); those of the former Dresdner Bank keep theirs. Bank codes of method 09 follow the plain formula. Accounts 0998000000 to 0999499999 of certain bank codes have no IBAN. For 50040033 no IBAN is calculated. Some account numbers are replaced. With method 13 the sub-account 00 is appended to numbers of six and seven digits. With method 76 it is appended only where the number does not pass as given and passes with its check digit at position 10.',
  '0006': REPLACED,
  '0007': REPLACED,
  '0008': leadsTo('50020200', 'BHFBDEFF500'),
  '0009':
    'Every bank code leads to 68351557 with the BIC SOLADES1SFH. Accounts of 68351976 that begin with 1116 begin with 3047 instead.',
  '0010':
    '50050222 (1822direkt) leads to 50050201. Two account numbers are replaced, whichever of the two bank codes was given.',
  '0011': REPLACED,
  '0012': leadsTo('50050000', 'HELADEFFXXX'),
  '0013': leadsTo('30050000', 'WELADEDDXXX'),
  '0014': leadsTo('30060601', 'DAAEDEDDXXX'),
  '0015': REPLACED,
  '0016': ONE_REPLACED,
  '0017': REPLACED,
  '0018': REPLACED,
  '0019': leadsTo('50120383', 'DELBDE33XXX'),
  '0020':
    'For 10020000 no IBAN is calculated, and 9999 at 50070010 is replaced. Bank codes of method 09 follow the plain formula. At Norisbank (method C7) an account that passes only by method 06 has no IBAN. Ten digits are wrong, one to four have no IBAN. The sub-account 00 is appended to five and six digits; if the number passes only without it, there is no IBAN. Seven digits get it where they pass with the check digit at position 10; otherwise they, and eight or nine digits, stay and must pass as given.',
  '0021':
    'Every bank code leads to 36020030 with the BIC NBAGDE3EXXX. Account numbers of one to five and of eight digits are wrong.',
  '0022': ONE_REPLACED,
  '0023': ONE_REPLACED,
  '0024': REPLACED,
  '0025': leadsTo('60050101', 'SOLADEST600'),
  '0026': withoutCheck('55111 and 8090100'),
  '0027': withoutCheck('3333 and 4444'),
  '0028': leadsTo('25050180', 'SPKHDE2HXXX'),
  '0029':
    'Ten-digit accounts with 0 at position 4 lose that digit and get a 0 in front: nnn0nnnnnn becomes 0nnnnnnnnn. Otherwise the plain formula.',
  '0030': withdrawn(
    'The rule waived the check of some accounts of Pommersche Volksbank until September 2018',
  ),
  '0031': hypoVereinsbank(
    'If the bank code is marked for deletion, only ten digits have an IBAN; otherwise the rule is as 0032: accounts 0800000000 to 0899999999 have no IBAN.',
  ),
  '0032': hypoVereinsbank('Accounts 0800000000 to 0899999999 have no IBAN.'),
  '0033': hypoVereinsbank('Some account numbers are replaced first, and need not pass as given.'),
  '0034': hypoVereinsbank(
    'Accounts 0800000000 to 0899999999 have no IBAN. Two account numbers are replaced first, and need not pass as given.',
  ),
  '0035': hypoVereinsbank(
    'Accounts 0800000000 to 0899999999 have no IBAN. One account number is replaced first, and need not pass as given.',
  ),
  '0036':
    'Every IBAN has the bank code 21050000. Six digits (100000 to 899999) get 000 appended and a 0 in front. No IBAN for 0 to 99999, 900000 to 29999999, 60000000 to 99999999, and ten digits that begin with 09, 20 to 29, 71 to 84 or 86 to 89.',
  '0037': leadsTo('30010700', 'BOTKDEDXXXX'),
  '0038': leadsTo('28590075', 'GENODEF1LER'),
  '0039': leadsTo('28020050', 'OLBODEH2XXX'),
  '0040': leadsTo('68052328', 'SOLADES1STF'),
  '0041': 'Whatever the account, the IBAN is that of account 0000011404 at 50060400 (BIC GENODEFFXXX).',
  '0042':
    'IBANs exist for eight digits nnn01000 to nnn09999, for 50462000 to 50463999 and 50469000 to 50469999, and for ten digits nnn4400001 to nnn4499999; for no other account.',
  '0043': leadsTo('66650085', 'PZHSDE66XXX'),
  '0044': ONE_REPLACED,
  '0045': withdrawn('The rule of SEB ended in September 2017'),
  '0046': leadsTo('31010833', 'CCBADE31XXX'),
  '0047': 'Eight digits are filled up with 00 on the right instead of the left; otherwise the plain formula.',
  '0048': leadsTo('36010200', 'VONEDE33XXX'),
  '0049':
    'Where position 5 is 9, the first four digits may go to the end, and the number is not checked: the sources disagree, so no IBAN is given (rule-disputed). Numbers that begin with 9 are in this form already and count as unchecked if they fail.',
  '0050': leadsTo('28550000', 'BRLADE21LER'),
  '0051': REPLACED,
  '0052':
    'Certain pairs of bank code and account lead to an account at 60050101 (BIC SOLADEST600); no other account has an IBAN.',
  '0053':
    'Certain pairs of bank code and account lead to an account at 60050101 (BIC SOLADEST600); for all others the plain formula holds.',
  '0054': withdrawn('The replacement accounts of Evangelische Darlehnsgenossenschaft ended in June 2017'),
  '0055': leadsTo('25410200', 'BHWBDE2HXXX'),
  '0056': withdrawn('The rule of SEB for companies ended in December 2018'),
  '0057': leadsTo('66010200', 'BBSPDE6KXXX'),
};
