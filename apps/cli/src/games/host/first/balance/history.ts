import {
  type FirstOptions,
  type FirstWorld,
  firstEdition,
  firstOptions,
  type VillainKey,
} from '@understory/host/first';
import { type Autopilot, Game, hands } from '@understory/table';

/** What the whole histories of one hand in one world are played on. */
export interface HistorySetting {
  readonly hand: Autopilot;
  readonly options: Partial<FirstOptions>;
}

/** How one world came from its first monsters to its end. */
export interface History {
  /** How the Age of Monsters ended, and what kind of group had the six ○ (H1-MON-02). */
  readonly monsters: string;
  readonly richest: string | null;
  readonly years: number;
  readonly restarts: number;
  /** Who came, in their order; two with the option (H1-VIL-09). */
  readonly villains: readonly VillainKey[];
  readonly villainy: string;
  readonly villainyYears: number;
}

/** Play one world to the end of Villainy. */
export function historyOf({ hand, options }: HistorySetting, seed: string): History {
  const how = { options: firstOptions(options), hands: hands({ choices: hand }), bookmarks: 0 };
  const game = new Game(firstEdition, { seed, ...how });
  game.playTo(() => false, hand);
  return told(game.world);
}

function told({ seed, ages, groups, monsters, villainy, journal }: FirstWorld): History {
  const { over } = monsters;
  if (!villainy?.because || !over) throw new Error(`seed ${seed}: the history has no end`);
  const { ending, group } = villainy.because;
  const yearsOf = (age: string) => ages.filter((it) => it.name === age).reduce((sum, it) => sum + it.turns, 0);
  return {
    monsters: ending,
    richest: groups.find((it) => it.id === group)?.kind ?? null,
    years: yearsOf('monsters'),
    restarts: monsters.restarts,
    villains: journal.entries.flatMap((it) =>
      it.kind === 'villain came' && 'villain' in it ? [it.villain as VillainKey] : [],
    ),
    villainy: over.ending,
    villainyYears: yearsOf('villainy'),
  };
}
