import {
  brokenNow,
  brokenPromises,
  type PlaytestOptions,
  type PlaytestWorld,
  playtestEdition,
  playtestOptions,
} from '@understory/host/playtest';
import { digest, Game, hands, type Rulebook } from '@understory/table';

/** Whole games of the playtest rules, by random and by usual hands: how they end, how long their ages are, and what was weird. Returns how many were at fault. */
export function soakGames(games = 3000, first = 0): number {
  let bad = 0;
  const seen = new Map<string, number>();
  const lengths: Record<'years' | 'eras', number[]> = { years: [], eras: [] };
  for (let i = first; i < first + games; i++) {
    const { faults, facts, years, eras } = soakOne(i);
    for (const it of facts) seen.set(it, (seen.get(it) ?? 0) + 1);
    lengths.years.push(years);
    lengths.eras.push(eras);
    if (faults.length > 0) {
      bad++;
      console.log(`\ngame ${i}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    }
    if ((i + 1) % 20 === 0) process.stdout.write(`\r${i + 1 - first} of ${games} games, ${bad} at fault`);
  }
  console.log(`\r${games} games, ${bad} at fault.        `);
  for (const [what, all] of Object.entries(lengths)) console.log(`${what}: ${spreadOf(all)}`);
  for (const [what, many] of [...seen].sort()) console.log(`${String(many).padStart(6)}  ${what}`);
  return bad;
}

/** The tenth, the half and nine tenths of them. */
function spreadOf(all: readonly number[]): string {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return `${at(0.1)} to ${at(0.9)}, half of them ${at(0.5)} or less`;
}

/** One of them. Every tenth is played again, to see that it comes out the same. */
function soakOne(i: number) {
  try {
    const { world, faults } = played(i);
    const isOther = i % 10 === 0 && shortly(played(i).world) !== shortly(world);
    const turns = (name: string) => world.ages.find((it) => it.name === name)?.turns ?? 0;
    return {
      faults: isOther ? [...faults, 'came out otherwise when played again'] : faults,
      facts: [...factsOf(world)],
      years: turns('civilization'),
      eras: turns('monsters'),
    };
  } catch (error) {
    return {
      faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      facts: [],
      years: 0,
      eras: 0,
    };
  }
}

/** Who came, how the ages ended, and each weirdness that came up. */
function* factsOf(world: PlaytestWorld): Generator<string> {
  yield `people: ${world.elves?.ending ?? world.civs.map(({ people }) => people.key).join(' and ')}`;
  yield `monsters: ${world.den?.end?.kind}`;
  for (const id of world.villainy?.villains ?? [])
    yield `${world.den?.bands.find((it) => it.id === id)?.kind}: ${world.outcome?.kind}`;
  for (const it of world.journal.entries)
    if (it.kind === 'weirdness' && 'name' in it) yield `weirdness: ${String(it.name)}`;
}

/** What may be kept again later is looked at between any two stretches of play, and everything in the end. */
function played(i: number): { readonly world: PlaytestWorld; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const watched: Rulebook<PlaytestWorld, PlaytestOptions> = {
    ...playtestEdition,
    next(world) {
      if (faults.length === 0) faults.push(...brokenNow(world));
      return playtestEdition.next(world);
    },
  };
  const options = optionsOf(i);
  const choices = i % 2 === 0 ? 'random' : 'story';
  const game = new Game(watched, { seed: `playtest ${i}`, options, hands: hands({ choices }) });
  game.playTo(() => false);
  const { world } = game;
  if (faults.length === 0) faults.push(...brokenPromises(world));
  return { world, faults: world.outcome ? faults : [...faults, 'PT-INV-16: the game has no outcome'] };
}

/** Each option is met beside every other and by both hands: no two periods share a factor, but where one takes whole turns of the other (kingdoms of hands, water of villains). */
function optionsOf(i: number): PlaytestOptions {
  const every = (nth: number) => i % nth === nth - 1;
  return playtestOptions({
    surface: every(7) ? 1.8 : 4,
    civilizations: every(5) ? 2 : 1,
    villains: every(3) ? 2 : 1,
    arrivals: every(11),
    minorFeatures: every(13),
    kingdoms: i % 8 >= 6,
    water: i % 27 < 6,
    joined: !every(17),
    disaster: !every(19),
    villainy: !every(23),
    ...(every(29) && { tooMany: 4 }),
    ...(every(31) && { tooMany: 20, lastEra: 60, lastSeason: 60 }),
  });
}

function shortly(world: PlaytestWorld): string {
  return digest(JSON.stringify([world.journal.entries, playtestEdition.picture(world)]));
}
