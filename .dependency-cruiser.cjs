// Who may know whom. ARCHITECTURE.md says why; `npm run direction` says whether it still holds.
const may = {
  table: [],
  ruler: [],
  page: ['table', 'ruler'],
  host: ['table', 'page'],
  ink: ['table', 'page', 'ruler'],
  chronicle: ['table', 'ruler', 'page', 'host'],
  book: ['table', 'page', 'host', 'ink', 'chronicle'],
};

const knowsOnly = ([name, known]) => ({
  name: `${name}-knows-only-${known.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src` },
  to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...known].join('|')})/` },
});

// Every other package is a game on boards of its own.
const gameKnowsOnlyTable = {
  name: 'a-game-knows-only-table',
  severity: 'error',
  from: { path: '^packages/([^/]+)/src', pathNot: `^packages/(${Object.keys(may).join('|')})/` },
  to: { path: '^(packages|apps)/', pathNot: '^packages/($1|table)/' },
};

// Inside an app, from below: a file imports from its own layer and from those before it.
const layers = {
  web: ['offline', 'desk', 'storage', 'words', 'table', 'parts', 'games', 'screens'],
  cli: ['shared', 'terminal', 'games', 'commands'],
};

const knowsOnlyBelow = Object.entries(layers).flatMap(([app, names]) => [
  ...names.slice(0, -1).map((name, i) => ({
    name: `${app}-${name}-knows-no-layer-above`,
    severity: 'error',
    from: { path: `^apps/${app}/src/${name}/` },
    to: { path: [`^apps/${app}/src/(${names.slice(i + 1).join('|')})/`, `^apps/${app}/src/[^/]+$`] },
  })),
  {
    name: `every-folder-of-${app}-is-a-layer`,
    severity: 'error',
    from: { path: `^apps/${app}/src/[^/]+/`, pathNot: `^apps/${app}/src/(${names.join('|')})/` },
    to: {},
  },
]);

// The parts of the web app's table, from below, and which parts each one is made of.
const parts = {
  advisor: [],
  book: [],
  chronicle: [],
  export: ['book', 'opening'],
  guide: [],
  opening: [],
  paper: [],
  recap: [],
  rulebook: [],
  'set-up': [],
  signs: [],
  timeline: ['paper'],
  'top-bar': [],
  branches: [],
  dice: ['branches'],
  motion: ['paper'],
  hands: ['rulebook'],
  pen: ['paper'],
  ask: ['branches', 'dice', 'rulebook'],
  board: ['motion', 'paper'],
  'map-in-words': ['paper', 'pen'],
  preview: ['motion'],
  record: ['chronicle', 'pen', 'rulebook'],
  map: ['ask', 'branches', 'map-in-words', 'motion', 'paper', 'pen', 'preview', 'rulebook'],
  frame: ['ask', 'branches', 'export', 'guide', 'hands', 'top-bar'],
};

const partKnowsOnly = ([name, known]) => ({
  name: `part-${name}-knows-only-${known.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^apps/web/src/parts/${name}/` },
  to: { path: '^apps/web/src/parts/', pathNot: `^apps/web/src/parts/(${[name, ...known].join('|')})/` },
});

const everyPartIsListed = {
  name: 'every-part-is-in-the-table-above',
  severity: 'error',
  from: { path: '^apps/web/src/parts/', pathNot: `^apps/web/src/parts/(${Object.keys(parts).join('|')})/` },
  to: {},
};

// A game is known by its own folder and by the list of games alone; an edition likewise.
const noGameKnowsAnother = {
  name: 'no-game-knows-another',
  severity: 'error',
  from: { path: '^apps/([^/]+)/src/games/([^/]+)/' },
  to: { path: '^apps/$1/src/games/', pathNot: '^apps/$1/src/games/$2/' },
};

// The rules of an edition lie in a folder of their own. What editions share knows none of them, but for the list of editions and
// the doors to what some of them have; and no edition knows another.
const editions = 'first|second|playtest';

const sharedRulesKnowNoEdition = {
  name: 'shared-rules-know-no-edition',
  severity: 'error',
  from: {
    path: '^packages/host/src/',
    pathNot: [
      `^packages/host/src/(scenario/)?(${editions})/`,
      '^packages/host/src/(editions|cards|file|scenario)[.]ts$',
    ],
  },
  to: { path: `^packages/host/src/(scenario/)?(${editions})/` },
};

// … but for the chapters that the playtest borrows: those it enters by one door.
const noEditionKnowsAnother = editions.split('|').map((edition) => ({
  name: `the-${edition}-edition-knows-no-other`,
  severity: 'error',
  from: { path: `^packages/host/src/(scenario/)?${edition}/` },
  to: {
    path: `^packages/host/src/(scenario/)?(${editions})/`,
    pathNot: [
      `^packages/host/src/(scenario/)?${edition}/`,
      ...(edition === 'playtest' ? ['^packages/host/src/first/lent[.]ts$'] : []),
    ],
  },
}));

const rulesKnowNoDoor = {
  name: 'rules-know-no-door',
  severity: 'error',
  from: { path: `^packages/host/src/(${editions}|natural)/` },
  to: { path: '^packages/host/src/(index|editions|cards|file|scenario)[.]ts$' },
};

const noEditionIsKnown = {
  name: 'what-editions-share-knows-none-of-them',
  severity: 'error',
  from: { path: '^apps/[^/]+/src/', pathNot: ['/games/[^/]+[.]ts$', `/games/host/(${editions})/`] },
  to: {
    path: [`/games/host/(${editions})/`, `^packages/host/src/(${editions})/`, '^packages/(host|ink)/src/cards[.]ts$'],
  },
};

const throughTheFrontDoor = {
  name: 'through-the-front-door',
  severity: 'error',
  from: { path: '^(?:packages|apps)/([^/]+)/' },
  to: {
    path: '^packages/[^/]+/src/',
    pathNot: [
      '^packages/$1/',
      '^packages/[^/]+/src/(index|cards|file|(first|second|playtest)/index|pen/index|second/advice/index|second/primordial/worlds[.]table|packed|problem|testing|png|pdf|boards/index|file/index|scenario|scenario/index|words/index|voices|legends/index|leaves/index|grammar/index)[.]ts$',
    ],
  },
};

const testingStaysInTests = {
  name: 'testing-stays-in-tests',
  severity: 'error',
  from: { path: '^(packages|apps)/[^/]+/src/', pathNot: '^packages/table/' },
  to: { path: '^packages/(table|page)/src/testing[.]ts$' },
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

const noCirclesOfFolders = {
  name: 'no-circles-of-folders',
  severity: 'error',
  scope: 'folder',
  from: { path: '^apps/[^/]+/src/' },
  to: { circular: true },
};

module.exports = {
  forbidden: [
    ...Object.entries(may).map(knowsOnly),
    gameKnowsOnlyTable,
    ...knowsOnlyBelow,
    ...Object.entries(parts).map(partKnowsOnly),
    everyPartIsListed,
    noGameKnowsAnother,
    sharedRulesKnowNoEdition,
    ...noEditionKnowsAnother,
    rulesKnowNoDoor,
    noEditionIsKnown,
    throughTheFrontDoor,
    testingStaysInTests,
    noOutsideWorld,
    nothingMissing,
    noCircles,
    noCirclesOfFolders,
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
