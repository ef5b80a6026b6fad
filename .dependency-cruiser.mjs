/**
 * The floors of the house: pages → layouts, shell → features → bankData → ui | domain → data. Imports go down, never
 * up, and never from one feature into another. `site` (who and where) is open to all but `ui` and `domain`.
 * `tests/unit/floors.test.ts` breaks each rule once.
 */

const project = '^(src|data|content|scripts|tests|bench)/';
const test = '\\.test\\.tsx?$';

/**
 * @param {string} name @param {string} room @param {string[]} open the rooms that may be imported, itself included
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const floor = (name, room, open) => ({
  name,
  comment: `${room} may import from ${open.join(', ')} alone`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: project, pathNot: open.map((other) => `^${other}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    floor('pages-on-top', 'src/pages', [
      'src/pages',
      'src/layouts',
      'src/shell',
      'src/features',
      'src/ui',
      'src/bankData',
      'src/domain',
      'src/site',
      'src/styles',
    ]),
    floor('layouts-above-features', 'src/layouts', [
      'src/layouts',
      'src/shell',
      'src/features',
      'src/ui',
      'src/site',
      'src/styles',
    ]),
    floor('shell-above-features', 'src/shell', [
      'src/shell',
      'src/features',
      'src/ui',
      'src/site',
      'src/styles',
    ]),
    floor('features-apart', 'src/features/([^/]+)', [
      'src/features/$1',
      'src/ui',
      'src/bankData',
      'src/domain',
      'src/site',
      'src/styles',
      'data',
    ]),
    floor('bank-data-above-domain', 'src/bankData', [
      'src/bankData',
      'src/ui',
      'src/domain',
      'src/site',
      'data',
    ]),
    floor('ui-knows-no-bank-words', 'src/ui', ['src/ui', 'src/styles']),
    floor('domain-alone', 'src/domain', ['src/domain', 'data']),
    floor('site-below-all', 'src/site', ['src/site']),
    {
      name: 'domain-pure',
      comment: 'The domain runs anywhere: of packages only zod, of Node nothing. Its tests may read files.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: ['^(src|data)/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'banks-have-one-door',
      comment: 'Bank data is read through the domain, which checks it',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(domain|bankData)/', '^src/features/ibanList/fast/bulkPlans.ts', test],
      },
      to: { path: '^data/(banks|bankRules)/' },
    },
    {
      name: 'site-stands-without-its-tools',
      comment: 'What is deployed must not need what builds and tests it',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests|bench)/' },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    // Types count: who names a type from above depends on what is above.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6', 'cjs'],
  },
};
