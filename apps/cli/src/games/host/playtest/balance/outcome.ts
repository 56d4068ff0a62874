import { type PlaytestWorld, playtestEdition, playtestOptions } from '@understory/host/playtest';
import { type Autopilot, Game, hands } from '@understory/table';

type Den = NonNullable<PlaytestWorld['den']>;

/** What whole games by one hand are played on. */
export interface PlaytestSetting {
  readonly hand: Autopilot;
  /** PT-JOI-09: do the kingdoms stand from the first era on? */
  readonly kingdoms: boolean;
}

/** Many games, summed up. Whole numbers only, so that it comes out the same in whatever order they are added. */
export interface Endings {
  plays: number;
  /** How often the elves and the age of monsters ended so, who had gathered ten ○, and how often each weirdness came up. */
  readonly elves: Map<string, number>;
  readonly monsters: Map<string, number>;
  readonly victors: Map<string, number>;
  /** How the Age of Villainy ended for its villain, and for whom: `liche king: villain dead`. */
  readonly villains: Map<string, number>;
  readonly weird: Map<string, number>;
  /** How often an age had each number of years or eras. */
  readonly years: Map<number, number>;
  readonly eras: Map<number, number>;
  readonly seasons: Map<number, number>;
}

export function noEndings(): Endings {
  return {
    plays: 0,
    elves: new Map(),
    monsters: new Map(),
    victors: new Map(),
    villains: new Map(),
    weird: new Map(),
    years: new Map(),
    eras: new Map(),
    seasons: new Map(),
  };
}

const COUNTED = ['elves', 'monsters', 'victors', 'villains', 'weird', 'years', 'eras', 'seasons'] as const;

/** What another has counted, added to it. */
export function addEndings(to: Endings, more: Endings): void {
  to.plays += more.plays;
  for (const it of COUNTED)
    for (const [key, many] of more[it] as Map<string | number, number>)
      raise(to[it] as Map<string | number, number>, key, many);
}

/** Whole games of these seeds, each played to its end. */
export function endingsOf({ hand, kingdoms }: PlaytestSetting, seeds: readonly string[]): Endings {
  const all = noEndings();
  for (const seed of seeds) {
    const how = { options: playtestOptions({ kingdoms }), hands: hands({ choices: hand }), bookmarks: 0 };
    const game = new Game(playtestEdition, { seed, ...how });
    game.playTo(() => false);
    count(all, game.world);
  }
  return all;
}

function count(all: Endings, { elves, outcome, ages, journal, den, villainy }: PlaytestWorld): void {
  const turns = (age: string) => ages.find(({ name }) => name === age)?.turns ?? 0;
  all.plays += 1;
  raise(all.elves, elves?.ending ?? 'another people came', 1);
  raise(all.monsters, den?.end?.kind ?? 'none', 1);
  if (den?.end?.by) raise(all.victors, victorOf(den, den.end.by), 1);
  for (const villain of villainy?.villains ?? [])
    raise(all.villains, `${den?.bands.find(({ id }) => id === villain)?.kind}: ${outcome?.kind}`, 1);
  if (villainy) raise(all.seasons, turns('villainy'), 1);
  if (elves) raise(all.years, turns('civilization'), 1);
  raise(all.eras, turns('monsters'), 1);
  for (const it of journal.entries) if (it.kind === 'weirdness' && 'name' in it) raise(all.weird, String(it.name), 1);
}

/** Who gathered ten ○; an alpha that is the villain since was none then. */
function victorOf({ bands }: Den, by: string): string {
  const kind = bands.find(({ id }) => id === by)?.kind ?? 'kingdoms';
  return kind === 'alpha villain' ? 'alpha' : kind;
}

function raise<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
