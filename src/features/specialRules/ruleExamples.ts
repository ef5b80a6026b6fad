import type { Outcome } from '../../domain/resolve/resolution.ts';

/** Bank code, account number, and what the rule makes of them. */
export type RuleExample = readonly [bankCode: string, accountNumber: string, outcome: Outcome];

/**
 * An account for each rule that a bank code has. Most are examples of the Bundesbank or well-known donation accounts
 * (tests/vectors/iban_published.tsv); the page computes what becomes of them.
 */
export const ruleExamples: Readonly<Record<string, RuleExample>> = {
  '0001': ['50040033', '930125001', 'no-iban'],
  '0004': ['10050000', '135', 'changed'],
  '0005': ['10080000', '585701', 'changed'],
  '0006': ['70150000', '70000', 'changed'],
  '0007': ['37050198', '111', 'changed'],
  '0008': ['10020200', '38000', 'changed'],
  '0010': ['50050222', '1241539870', 'changed'],
  '0011': ['32050000', '1000', 'changed'],
  '0012': ['50850049', '5000002096', 'changed'],
  '0013': ['40050000', '60624', 'changed'],
  '0014': ['30060601', '60624', 'standard'],
  '0015': ['37060193', '94', 'changed'],
  '0016': ['37160087', '300000', 'changed'],
  '0017': ['38060186', '100', 'changed'],
  '0018': ['39060180', '556', 'changed'],
  '0020': ['10070000', '752691', 'changed'],
  '0021': ['36020030', '12345', 'invalid-account'],
  '0022': ['43060967', '1111111', 'changed'],
  '0023': ['26590025', '700', 'changed'],
  '0024': ['36060295', '94', 'changed'],
  '0026': ['35060190', '55111', 'standard'],
  '0027': ['32060362', '3333', 'standard'],
  '0028': ['25050299', '17095', 'changed'],
  '0029': ['51210800', '1410123456', 'changed'],
  '0032': ['17020086', '6136477194', 'changed'],
  '0033': ['70020270', '22222', 'changed'],
  '0034': ['60020290', '500500500', 'changed'],
  '0035': ['79020076', '9696', 'changed'],
  '0036': ['21050000', '101105', 'changed'],
  '0037': ['20110700', '123456', 'changed'],
  '0038': ['25090300', '28590075', 'changed'],
  '0039': ['25621327', '2526498885', 'changed'],
  '0041': ['62220000', '62220000', 'changed'],
  '0042': ['10000000', '12300578', 'no-iban'],
  '0044': ['68050101', '202', 'changed'],
  '0046': ['25020600', '1139264284', 'changed'],
  '0047': ['10033300', '10643662', 'changed'],
  '0049': ['30060010', '1991182', 'changed'],
  '0050': ['28252760', '130084981', 'changed'],
  '0051': ['60050101', '502', 'changed'],
  '0053': ['55050000', '901', 'changed'],
  '0057': ['50810900', '1208', 'changed'],
};
