/**
 * The layers of the code: pages → layouts → shell → features → prose, notifications → bankData → handOver, table, ui and
 * domain. An import goes down, never up, and never from one feature into another. The lists below say which layers also
 * import `src/build`, `src/site`, `src/styles` and `data`.
 */

/** `tests` is missing because `site-without-tools` defines who may import it: unit tests use its helpers. */
const project = '^(src|data|content|package|widget|scripts|bench)/';
const test = '\\.test\\.tsx?$';

/** What each folder may import besides itself. */
const layers = {
  'src/pages': [
    'src/layouts',
    'src/shell',
    'src/features',
    'src/prose',
    'src/notifications',
    'src/ui',
    'src/bankData',
    'src/domain',
    'src/build',
    'src/site',
    'src/styles',
  ],
  'src/layouts': ['src/shell', 'src/features', 'src/prose', 'src/ui', 'src/build', 'src/site', 'src/styles'],
  'src/shell': ['src/features', 'src/notifications', 'src/handOver', 'src/ui', 'src/site', 'src/styles'],
  'src/features/([^/]+)': [
    'src/features/$1',
    // Only for the series of GiroCodes; the rule `one-reader-of-lists` says so.
    'src/features/ibanList',
    'src/prose',
    'src/notifications',
    'src/handOver',
    'src/bankData',
    'src/table',
    'src/ui',
    'src/domain',
    'src/site',
    'src/styles',
    'data',
    // Only one of them; the rule `package-on-its-page` says which.
    'package/src',
  ],
  'src/prose': ['src/bankData', 'src/ui', 'src/domain', 'src/site', 'src/styles', 'data'],
  'src/notifications': ['src/ui', 'src/styles'],
  'src/handOver': [],
  'src/table': [],
  'src/bankData': ['src/handOver', 'src/ui', 'src/domain', 'src/site', 'data'],
  'src/ui': ['src/styles'],
  'src/domain': ['data'],
  'src/build': ['src/prose', 'src/site'],
  'src/site': [],
  // The package is the domain for others, with a reader of CSV and the widget. The rule `package-without-site` says where the words are.
  'package/src': ['src/domain', 'src/table', 'src/bankData', 'src/features', 'widget/src'],
  // The widget is the calculator for other websites: it says what the calculator says.
  'widget/src': ['src/features/(calculator|ibanCheck)', 'src/bankData', 'src/ui', 'src/domain'],
};

/** The files of each folder of the domain that other folders may import. A comment gives the reason for more than two. */
const entries = {
  // One file for each number.
  account: ['accountNumber', 'bankCode', 'bic'],
  accountCheck: ['checkAccount', 'methods'],
  // The importer reads one more format, compares with earlier files and reports what it found.
  bankFile: [
    'anomaly',
    'compareWithPrevious',
    'importedFile',
    'readBankFile',
    'readBundesbankFile',
    'readRecord',
    'recordFields',
    'withRulesOf',
    'validityCalendar',
  ],
  bankRules: ['bankRule', 'registry'],
  bankSearch: ['bankSearch', 'searchTerms', 'townGroups'],
  // `lengths` is small and always loaded, `countries` only for a foreign IBAN, `sepa` for payments.
  countries: ['lengths', 'countries', 'sepa'],
  // The two formats: browsers read the compact file without zod, scripts and the build the generated one.
  directory: ['bankDirectory', 'compactDirectory', 'generatedDirectory'],
  // In addition to the payload, the form checks single fields while the user types.
  giroCode: ['payload', 'amount', 'payeeIban', 'text'],
  iban: ['iban', 'readIban'],
  // One file for each task: check IBANs, compare them with those of the bank, suggest corrections.
  ibanCheck: ['checkIban', 'ibanAtBank', 'suggestIbans'],
  // One file for a number and one for any text; all readers of the domain drop the same stray characters.
  reading: ['calendarDate', 'findIbans', 'knownBanks', 'readNumber', 'readText', 'strayCharacters', 'words'],
  // The answer is for those who need nothing but the IBAN.
  resolve: ['resolveIban', 'resolution', 'ibanAnswer', 'nearNumbers'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(layers).map(([folder, open]) => ({
      name: `layer-${folder.replace(/^src\//, '').replace(/\W.*/, '')}`,
      comment: `${folder} imports only from itself, ${open.join(', ')}`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^${folder}/` },
      to: { path: project, pathNot: [folder, ...open].map((other) => `^${other.replace('([^/]+)', '$1')}/`) },
    })),
    ...Object.entries(entries).map(([folder, files]) => ({
      name: `entry-${folder}`,
      comment: `Other folders import ${files.join(', ')} of the domain's folder ${folder}, nothing else`,
      severity: /** @type {const} */ ('error'),
      from: { pathNot: [`^src/domain/${folder}/`, test, '^(tests|bench)/'] },
      to: { path: `^src/domain/${folder}/`, pathNot: files.map((file) => `/${folder}/${file}\\.ts$`) },
    })),
    {
      name: 'domain-pure',
      comment: 'The domain runs anywhere: it imports zod and nothing of Node. Its tests may read files.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: ['^(src|data)/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'bank-data-through-domain',
      comment: 'Bank data is read through the domain, which checks it',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(domain|bankData)/', test] },
      to: { path: '^data/(banks|bankRules)/' },
    },
    {
      name: 'site-without-tools',
      comment: 'What is deployed must not need what builds and tests it',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(package/(?!src/)|widget|scripts|tests|bench)/' },
    },
    {
      name: 'package-on-its-page',
      comment:
        'The page for developers runs the package itself; the tools use the domain, which takes values for text',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/features/developers/', test] },
      to: { path: '^package/' },
    },
    {
      name: 'one-reader-of-lists',
      comment: 'The series of GiroCodes reads lists by the list tool; no other tool imports from a tool',
      severity: 'error',
      from: { path: '^src/features/', pathNot: '^src/features/(ibanList|giroCode/series)/' },
      to: { path: '^src/features/ibanList/' },
    },
    {
      name: 'package-without-site',
      comment: 'The package needs nothing of the site but its German sentences, in one entry',
      severity: 'error',
      from: { path: '^package/src/', pathNot: test },
      to: { path: '^src/(bankData|features)/', pathNot: '[tT]exts\\.ts$' },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other, be it for a type, are one file',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // Imports of types count: a file that uses a type of a higher layer depends on that layer.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6', 'cjs'],
  },
};
