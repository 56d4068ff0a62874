// Who may know whom. ARCHITECTURE.md says why; `npm run direction` says whether it still holds.
const may = {
  table: [],
  page: ['table'],
  host: ['table', 'page'],
  maker: ['table'],
  evil: ['table'],
  ink: ['table', 'page'],
};

const knowsOnly = ([name, known]) => ({
  name: `${name}-knows-only-${known.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...known].join('|')})/` },
});

const everyPackageIsListed = {
  name: 'every-package-is-in-the-table-above',
  severity: 'error',
  from: { path: '^packages/', pathNot: `^packages/(${Object.keys(may).join('|')})/` },
  to: {},
};

const throughTheFrontDoor = {
  name: 'through-the-front-door',
  severity: 'error',
  from: { path: '^(?:packages|apps)/([^/]+)/' },
  to: {
    path: '^packages/[^/]+/src/',
    pathNot: [
      '^packages/$1/',
      '^packages/[^/]+/src/(index|cards|testing|png|pdf|boards/index|scenario|scenario/index|words/index)[.]ts$',
    ],
  },
};

const testingStaysInTests = {
  name: 'testing-stays-in-tests',
  severity: 'error',
  from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/table/' },
  to: { path: '^packages/table/src/testing[.]ts$' },
};

const noOutsideWorld = {
  name: 'packages-have-no-outside-world',
  severity: 'error',
  from: { path: '^packages/[^/]+/src', pathNot: '^packages/ink/src/png[.]ts$' },
  to: { dependencyTypes: ['core'] },
};

const nothingMissing = {
  name: 'every-import-is-found',
  severity: 'error',
  from: { path: '^(packages|apps)/' },
  to: { couldNotResolve: true },
};

const noCircles = { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } };

module.exports = {
  forbidden: [
    ...Object.entries(may).map(knowsOnly),
    everyPackageIsListed,
    throughTheFrontDoor,
    testingStaysInTests,
    noOutsideWorld,
    nothingMissing,
    noCircles,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
