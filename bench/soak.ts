import { PEOPLES } from '@understory/host/second';
import { AUTOPILOTS } from '@understory/table';
import { type AgeToSoak, differsAgain, soakAge } from './civilization-checks.ts';
import { soak } from './soak-checks.ts';

// npm run soak [-- seeds]: every world finishes, keeps to its page, and comes out the same again; then every people by
// every hand, alone and beside another, keeps the promises of its rules.
// npm run soak -- --histories many [first]: whole histories with any deck, by any hand, keep those of the monsters.
// npm run soak -- --evil many [first]: whole games of another sort, as soak-evil.ts plays them.
// npm run soak -- --strata many [first]: the strata of the playtest rules, whose lines keep apart.
// npm run soak -- --first many [first]: whole games of the first edition with all of its options, and how its ages end.
// npm run soak -- --book many [first]: worlds of every edition taken along in every format, for keeper and players.
// npm run soak -- --disaster many [first]: the same up to the Great Disaster, with every option beside every other, and how its peoples end.
const [what = '1000', ...rest] = process.argv.slice(2);
if (what.startsWith('--')) {
  const { soakGames } = (await import(`./soak-${what.slice(2)}.ts`)) as {
    soakGames(many?: number, first?: number): number | Promise<number>;
  };
  process.exit((await soakGames(...rest.map(Number))) > 0 ? 1 : 0);
}
const seeds = Number(what);
/** Mostly the standard page. */
const PAGES = [null, null, { width: 20, height: 14 }, { width: 16, height: 12 }, { width: 37, height: 17 }] as const;
const perSeed = 6 + 2 * PEOPLES.length * AUTOPILOTS.length;
let done = 0;
let bad = 0;
for (let i = 0; i < seeds; i++) {
  for (let shape = 1; shape <= 6; shape++) {
    const seed = `soak ${i}.${shape}`;
    tell(`seed "${seed}", world ${shape}`, () => faultsOf(seed, shape));
  }
  for (const age of agesOf(i)) {
    const { seed, peoples, hand, page } = age;
    const where = page ? `, ${page.width}x${page.height}` : '';
    tell(`seed "${seed}", ${peoples.join(' and ')} by the ${hand} hand${where}`, () => faultsOfAge(age));
  }
}
console.log(`\r${done} worlds, ${bad} at fault.        `);
if (bad > 0) process.exitCode = 1;

function tell(which: string, played: () => string[]): void {
  const faults = withErrors(played);
  if (faults.length > 0) {
    bad++;
    console.log(`\n${which}:\n  ${faults.slice(0, 5).join('\n  ')}`);
  }
  done++;
  if (done % 60 === 0) process.stdout.write(`\r${done} of ${seeds * perSeed} worlds, ${bad} at fault`);
}

function faultsOf(seed: string, shape: number): string[] {
  const first = soak(seed, shape);
  const again = soak(seed, shape);
  return first.digest === again.digest ? [...first.faults] : [...first.faults, 'came out otherwise when played again'];
}

/** Each people by each hand, alone and beside another, on pages of all sizes. */
function agesOf(i: number): AgeToSoak[] {
  const page = PAGES[i % PAGES.length];
  return AUTOPILOTS.flatMap((hand) =>
    PEOPLES.flatMap((people, k) => {
      const beside = PEOPLES[(k + 1 + (i % (PEOPLES.length - 1))) % PEOPLES.length] ?? people;
      const seed = `age ${i}.${people}.${hand}`;
      return [[people], [people, beside]].map((peoples) => ({ seed, peoples, hand, ...(page ? { page } : {}) }));
    }),
  );
}

function faultsOfAge(age: AgeToSoak): string[] {
  const { game, faults } = soakAge(age);
  return [...faults, ...differsAgain(game)];
}

function withErrors(played: () => string[]): string[] {
  try {
    return played();
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
