// What nobody uses but tests is found here: exports that neither an app nor a package nor a bench imports. What a front door
// offers to other programs, and what the editions to come are known to need, is listed below, each with its reason.
import { spawnSync } from 'node:child_process';

const KEPT = {
  'what a game that is not ours writes its rules with (docs/library.md)': {
    'packages/table/src/index.ts': ['choose', 'name', 'roll', 'spot', 'rollOn', 'span', 'total', 'PLAIN'],
    'packages/table/src/testing.ts': ['playOut', 'everythingSaid', 'instead'],
  },
  'what a program that reads or draws our worlds asks for (docs/library.md)': {
    'packages/maker/src/file.ts': ['readMakerFile'],
    'packages/evil/src/file.ts': ['readEvilFile'],
    'packages/ink/src/index.ts': ['emblemFor', 'Look', 'Mark'],
    'packages/maker/src/index.ts': ['HERO_TYPES', 'KINDS', 'SHAPES', 'Question'],
    'packages/table/src/index.ts': ['LARGEST_BESIDE'],
    'packages/table/src/packed.ts': ['pack', 'unpack'],
  },
  'what only a test may do: forget all that is remembered': {
    'packages/page/src/derived.ts': ['forgetting'],
    'packages/page/src/testing.ts': ['forgetting'],
  },
  'geometry that the first edition and the playtest are laid with (packages/page/README.md)': {
    'packages/page/src/index.ts': ['Rise', 'placeOf', 'claimantOf', 'claimedBy', 'redrawnBy'],
    'packages/page/src/claims.ts': ['claimantOf', 'claimedBy', 'redrawnBy'],
    'packages/page/src/network/legs.ts': ['placeOf'],
    'packages/ruler/src/index.ts': ['areaBelow', 'sine'],
  },
};

const kept = new Set();
for (const files of Object.values(KEPT))
  for (const [file, names] of Object.entries(files)) for (const name of names) kept.add(`${file} ${name}`);

const knip = spawnSync(
  process.execPath,
  [
    ...['node_modules/knip/bin/knip.js', '--production', '--no-progress', '--config', 'knip.production.json'],
    ...['--include', 'files,exports,types', '--reporter', 'json'],
  ],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (!knip.stdout.trimStart().startsWith('{')) {
  console.error(`knip did not say what it found:\n${knip.stdout}${knip.stderr}`);
  process.exit(1);
}
const found = new Set(
  JSON.parse(knip.stdout).issues.flatMap(({ file, files = [], exports = [], types = [] }) =>
    [...files, ...exports, ...types].map(({ name }) => `${file} ${name}`),
  ),
);
const wrong = [
  ...[...found].filter((it) => !kept.has(it)).map((it) => `${it} is used by nobody but tests`),
  ...[...kept]
    .filter((it) => !found.has(it))
    .map((it) => `${it} is used by now: take it off the list in scripts/only-tests.mjs`),
];
for (const it of wrong) console.error(it);
console.log(`${found.size} exports are kept for others`);
process.exitCode = wrong.length === 0 ? 0 : 1;
