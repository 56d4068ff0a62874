import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { endElves } from '../../playtest/civilization/deep-elves/end.ts';
import { endOfYear, SEASONS } from '../../playtest/civilization/deep-elves/seasons.ts';
import { setUpElves } from '../../playtest/civilization/deep-elves/set-up.ts';
import type { Elves } from '../../playtest/civilization/deep-elves/state.ts';
import { LAWS, monstersStretch, turn } from '../../playtest/monsters/age.ts';
import { arriveAs } from '../../playtest/monsters/arrivals.ts';
import { denOf, isOver, living } from '../../playtest/monsters/bands.ts';
import type { Band } from '../../playtest/monsters/den.ts';
import { newDen } from '../../playtest/monsters/den.ts';
import type { GroupKind } from '../../playtest/monsters/flavours.table.ts';
import { weird } from '../../playtest/monsters/weirdness.table.ts';
import { fill } from '../../playtest/primordial/features.table.ts';
import { formsOf } from '../../playtest/primordial/forms.table.ts';
import { drawStrata, drawSurface } from '../../playtest/primordial/strata.ts';
import type { PlaytestWorld } from '../../playtest/world.ts';
import { groupOf } from '../../world.ts';

/** The rules of the playtest that scenarios can run, by name. */
export const rules: Readonly<Record<string, (world: PlaytestWorld) => Rule<unknown>>> = {
  nothing: function* () {},
  *strata(world) {
    drawSurface(world);
    yield* drawStrata(world);
  },
  'arrival of the elves': setUpElves,
  spring: (world) => season(world, 0),
  summer: (world) => season(world, 1),
  fall: (world) => season(world, 2),
  *winter(world) {
    yield* season(world, 3);
    endOfYear(world, elvesOf(world));
  },
  *year(world) {
    elvesOf(world).year++;
    for (let nth = 0; nth < SEASONS.length && !elvesOf(world).ending; nth++) yield* season(world, nth);
    endOfYear(world, elvesOf(world));
  },
  *'end of the elves'(world) {
    endElves(world, elvesOf(world));
  },
  'arrival of delvers': (world) => arrival(world, 'delvers'),
  'arrival of breeders': (world) => arrival(world, 'breeders'),
  'arrival of an alpha': (world) => arrival(world, 'alpha'),
  *era(world) {
    const { era } = denOf(world);
    while (world.at.age === 'monsters' && world.at.era === era && !isOver(world))
      yield* monstersStretch(world, world.at);
  },
};

/** … and those that name a stratum or groups. */
export const phrases: Readonly<Record<string, (world: PlaytestWorld, named: string) => Rule<unknown>>> = {
  *'form and feature of stratum X'(world, named) {
    const number = Number(named);
    yield* fill(world, number, yield* formsOf(world, world.page.stratum(number)));
  },
  'turn of X': (world, named) => turn(world, bandNamed(world, named)),
  'encounter of X'(world, named) {
    const [a, b] = two(world, named);
    return LAWS.encounter(world, a, b);
  },
  'weirdness of X'(world, named) {
    const [a, b] = two(world, named);
    return weird(world, LAWS, a, b);
  },
};

function* season(world: PlaytestWorld, nth: number): Rule {
  yield* SEASONS[nth as 0].play(world, elvesOf(world));
}

function elvesOf({ elves }: PlaytestWorld): Elves {
  if (elves) return elves;
  throw new ScenarioProblem('The elves are not there; give them, as city: {has: ●3 ○3}.', ['run']);
}

function* arrival(world: PlaytestWorld, kind: GroupKind): Rule {
  if (!world.den) {
    world.den = newDen();
    world.den.era = 1;
  }
  yield* arriveAs(world, LAWS, kind);
}

function two(world: PlaytestWorld, named: string): readonly [Band, Band] {
  const [a, b] = named.split(' with ');
  if (!a || !b) throw new ScenarioProblem(`"${named}" names one; write two, as "Orcs with Ogre".`, ['run']);
  return [bandNamed(world, a), bandNamed(world, b)];
}

function bandNamed(world: PlaytestWorld, named: string): Band {
  const found = living(world).find(({ id }) => groupOf(world, id).name === named);
  if (!found) throw new ScenarioProblem(`There is no group "${named}".`, ['run']);
  return found;
}
