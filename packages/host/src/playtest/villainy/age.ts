import type { Rule } from '@understory/table';
import {
  type AtVillainy,
  type Frame,
  isWipedOut,
  newVillainy,
  setUpKingdoms,
  villainsOf,
  villainyStretch,
} from '../../first/lent.ts';
import { keepGround } from '../joined/ground.ts';
import { afterwards } from '../joined/rows.ts';
import { LAWS, orderOf } from '../monsters/age.ts';
import { arrival } from '../monsters/arrivals.ts';
import { denOf, living } from '../monsters/bands.ts';
import { moveAside } from '../monsters/lair.ts';
import { begin, note } from '../note.ts';
import { beginAge, endAge } from '../record.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-VIL-01: the first edition's Age of Villainy, with the groups of this game in it. */
export function* villainyAge(world: PlaytestWorld, at: AtVillainy): Rule {
  world.at = (yield* villainyStretch(world, at, frameOf(world))) ?? { age: 'over' };
}

function frameOf({ options }: PlaytestWorld): Frame<PlaytestWorld> {
  return {
    villains: options.villains,
    last: options.lastSeason,
    begins,
    yearBegins,
    // PT-VIL-05: a 6 brings nothing.
    *newcomers(world) {
      if (options.arrivals) yield* arrival(world, LAWS, false);
    },
    // PT-VIL-05: kingdoms, then each group, temples last.
    order: (world) => {
      const villains = new Set(villainsOf(world).map(({ id }) => id));
      const groups = orderOf(world, denOf(world).era).filter((id) => !villains.has(id));
      return [...world.monsters.kingdoms.map(({ id }) => id), ...groups];
    },
    *check(world) {
      keepGround(world);
      yield* afterwards(world);
    },
    // PT-GEN-15, PT-VIL-07, -08
    ends(world, ending, group) {
      const tick = note(world, { kind: 'outcome', clause: 'PT-GEN-15', how: ending, group });
      world.outcome = { kind: ending, by: group };
      endAge(world, 'PT-VIL-07', [tick]);
    },
  };
}

/** The first edition's options for villains are as printed here. */
const WISHES = { alphaVillain: 'as printed', lastAttack: 'knights' } as const;

/** PT-VIL-02, -03: a new layer; groups, packs and ○ go over, and there are kingdoms from now on. */
function* begins(world: PlaytestWorld): Rule {
  const { monsters } = world;
  world.villainy = newVillainy(monsters.over, WISHES);
  monsters.over = null;
  monsters.year = 0;
  beginAge(world, 'villainy', 'PT-VIL-02');
  begin(world, { kind: 'a villain is awaited' });
  // Whoever was on its way when the age ended settles first (PT-ARR-11).
  for (const band of living(world)) if (band.lair === null) yield* moveAside(world, band);
  if (monsters.kingdoms.every((it) => isWipedOut(world, it))) {
    monsters.kingdoms.splice(0);
    yield* setUpKingdoms(world);
  }
  yield* afterwards(world);
}

/** Eras are counted on, so that whoever is born in a season acts from the next one on (PT-ERA-05). */
function yearBegins(world: PlaytestWorld, year: number): void {
  denOf(world).era++;
  world.monsters.year = year;
  world.journal.turn = year;
  const age = world.ages.at(-1);
  if (age) age.turns = year;
}
