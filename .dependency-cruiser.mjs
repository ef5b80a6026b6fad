/** The layers of the code, from the highest to the lowest. An import goes down, never up or to another folder of its layer. */
const LAYERS = [
  'pages',
  'layouts',
  'build',
  'shell',
  'features',
  'prose|notifications',
  'bankData',
  'handOver|table|ui|domain',
  'site|styles',
];

const test = '\\.test\\.tsx?$';

/** The files of each folder of the domain that other folders may import. A comment gives the reason for more than two. */
const entries = {
  account: ['account', 'bic'],
  accountCheck: ['checkAccount', 'methodSteps', 'subAccount'],
  // The importer reads one more format, compares with earlier files and reports what it found.
  bankFile: ['compareWithPrevious', 'importedFile', 'readBankFile', 'readBundesbankFile', 'validityCalendar'],
  bankRules: ['bankRule', 'registry'],
  bankSearch: ['bankSearch', 'searchTerms', 'townGroups'],
  // `lengths` is small and always loaded, `countries` only for a foreign IBAN, `sepa` for payments.
  countries: ['lengths', 'countries', 'sepa'],
  // The two formats: browsers read the compact file without zod, scripts and the build the generated one.
  directory: ['bankDirectory', 'compactDirectory', 'generatedDirectory'],
  // In addition to the payload, the form checks single fields while the user types.
  giroCode: ['payload', 'amount', 'payeeIban', 'text'],
  iban: ['iban'],
  // One file for each task: check IBANs, compare them with those of the bank, suggest corrections, find what is beside them.
  ibanCheck: ['checkIban', 'ibanAtBank', 'numbersBeside', 'suggestIbans'],
  // One file for a number and one for any text; all readers of the domain drop the same stray characters.
  reading: ['calendarDate', 'findIbans', 'knownBanks', 'readNumber', 'readText', 'strayCharacters', 'words'],
  // The answer is for those who need nothing but the IBAN.
  resolve: ['resolveIban', 'resolution', 'ibanAnswer', 'nearNumbers'],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  ...LAYERS.map((layer, index) => ({
    name: `layer-${layer.replace(/\W.*/, '')}`,
    from: { path: `^src/(${layer})/` },
    to: { path: `^src/(${LAYERS.slice(0, index + 1).join('|')})/`, pathNot: '^src/$1/' },
  })),
  {
    name: 'no-other-feature',
    comment: 'Only the series of GiroCodes imports from another tool: it reads lists by the list tool',
    from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/giroCode/series/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...Object.entries(entries).map(([folder, files]) => ({
    name: `entry-${folder}`,
    comment: `Other folders import ${files.join(', ')} of the domain's folder ${folder}, nothing else`,
    from: { pathNot: [`^src/domain/${folder}/`, test, '^(tests|bench)/'] },
    to: { path: `^src/domain/${folder}/`, pathNot: files.map((file) => `/${folder}/${file}\\.ts$`) },
  })),
  {
    name: 'domain-pure',
    comment: 'The domain runs anywhere: it imports zod and nothing of Node. Its tests may read files.',
    from: { path: '^src/domain/', pathNot: test },
    to: { pathNot: ['^src/domain/', '^data/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'bank-data-through-domain',
    comment: 'Bank data is read through the domain, which checks it',
    from: { path: '^src/', pathNot: ['^src/(domain|bankData)/', test] },
    to: { path: '^data/(banks|bankRules)/' },
  },
  {
    name: 'site-without-tools',
    comment:
      'What is deployed must not need what builds and tests it, nor the package, which takes text for values',
    from: { path: '^src/', pathNot: test },
    to: { path: '^(package|widget|scripts|tests|bench)/' },
  },
  {
    name: 'package-without-site',
    comment:
      'The package is the domain with a reader of CSV and the widget; of the site it has only German sentences',
    from: { path: '^package/src/', pathNot: test },
    to: { path: '^src/', pathNot: ['^src/(domain|table)/', '[tT]exts\\.ts$'] },
  },
  {
    name: 'widget-of-calculator',
    comment: 'The widget says what the calculator and the check say',
    from: { path: '^widget/src/' },
    to: { path: '^src/', pathNot: '^src/(features/(calculator|ibanCheck)|bankData|ui|domain)/' },
  },
  {
    name: 'no-circle',
    comment: 'Circular imports, even of types: merge the files',
    from: {},
    to: { circular: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    // Imports of types count: a file that uses a type of a higher layer depends on that layer.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6', 'cjs'],
  },
};
