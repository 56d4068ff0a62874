import type { Rule } from '@understory/table';
import type { AtVillainy } from '../at.ts';
import { newcomers } from '../monsters/age.ts';
import { setUpKingdoms } from '../monsters/kingdoms/set-up.ts';
import { settle } from '../monsters/losses.ts';
import { isWipedOut } from '../monsters/raids.ts';
import { living } from '../monsters/state.ts';
import { watch } from '../monsters/watch.ts';
import { begin } from '../note.ts';
import { endWith } from '../outcome.ts';
import { beginAge, endAge } from '../record.ts';
import type { FirstWorld } from '../world.ts';
import { type Frame, villainyStretch as stretch } from './frame.ts';
import { redraw } from './redraw.ts';
import { newVillainy } from './state.ts';
import { isVillain } from './villains.ts';

/** A stretch of the Age of Villainy (H1-VIL-03). */
export function* villainyStretch(world: FirstWorld, at: AtVillainy): Rule {
  const next = yield* stretch(world, at, frameOf(world));
  if (next) world.at = next;
}

function frameOf({ options }: FirstWorld): Frame<FirstWorld> {
  return {
    villains: options.villains,
    last: options.villainyYears,
    begins,
    yearBegins,
    *newcomers(world) {
      if (options.arrivals) yield* newcomers(world, false);
    },
    // H1-VIL-03: kingdoms, then groups in order of arrival; the villains have had their turn.
    order: (world) => [
      ...world.monsters.kingdoms.map(({ id }) => id),
      ...living(world).flatMap((it) => (isVillain(world, it) ? [] : [it.id])),
    ],
    *check(world) {
      settle(world);
      watch(world);
    },
    ends(world, ending, group) {
      endAge(world, 'H1-VIL-07');
      endWith(world, 'H1-GEN-01', ending, group);
    },
  };
}

/** H1-VIL-01, H1-GEN-13, H1-SUR-06: a new sheet, and new kingdoms where the old ones were wiped out. */
function* begins(world: FirstWorld): Rule {
  const { monsters } = world;
  world.villainy = newVillainy(monsters.over, world.options);
  monsters.over = null;
  monsters.year = 0;
  beginAge(world, 'villainy', 'H1-VIL-01');
  begin(world, { kind: 'a villain comes' });
  redraw(world);
  if (monsters.kingdoms.every((it) => isWipedOut(world, it))) {
    monsters.kingdoms.splice(0);
    yield* setUpKingdoms(world);
  }
}

function yearBegins({ monsters, journal, ages }: FirstWorld, year: number): void {
  monsters.year = year;
  journal.turn = year;
  const age = ages.at(-1);
  if (age) age.turns = year;
}
