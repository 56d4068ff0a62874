import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { type Civ, civsOf, ends } from '../../first/civilization/civ.ts';
import { clash } from '../../first/civilization/conflict.ts';
import { endIfOver } from '../../first/civilization/ending.ts';
import { PEOPLES, type PeopleKey } from '../../first/civilization/keys.ts';
import { peoples } from '../../first/civilization/peoples.ts';
import { season } from '../../first/civilization/season.ts';
import { greatDisaster } from '../../first/disaster/age.ts';
import { playEvent, rollEvent } from '../../first/event-tables.ts';
import { event, primordialChapter } from '../../first/primordial/age.ts';
import { SEASONS } from '../../first/questions.ts';
import { beginAge } from '../../first/record.ts';
import type { FirstWorld } from '../../first/world.ts';
import { layWorld } from '../../first/worlds/worlds.ts';
import { metAt } from './civilizations.ts';
import { monsterPhrases, monsterRules } from './monsters.ts';
import { villainRules } from './villains.ts';

/** The rules of the first edition that scenarios can run, by name. */
export const rules: Readonly<Record<string, (world: FirstWorld) => Rule<unknown>>> = {
  nothing: function* () {},
  world: layWorld,
  'primordial event': (world) => event(world, 1),
  *'primordial age'(world) {
    for (let { at } = world; at.age === 'primordial'; at = world.at) yield* primordialChapter(world, at);
  },
  /** A row of the disasters alone (H1-DIS-09). */
  *disaster(world) {
    yield* playEvent(world, 'disaster', yield* rollEvent('disaster', 'scenario'), null);
  },
  'Great Disaster': greatDisaster,
  ...monsterRules,
  ...villainRules,
};

/** … and those that name a people. */
export const phrases: Readonly<Record<string, (world: FirstWorld, named: string) => Rule<unknown>>> = {
  'set-up of the X': setUpOf,
  'spring of the X': (world, named) => seasonsOf(world, named, 0, 1),
  'summer of the X': (world, named) => seasonsOf(world, named, 1, 2),
  'fall of the X': (world, named) => seasonsOf(world, named, 2, 3),
  'winter of the X': (world, named) => seasonsOf(world, named, 3, 4),
  'year of the X': (world, named) => yearOf(world, civOf(world, named)),
  *'years of the X'(world, named) {
    const civ = civOf(world, named);
    while (!civ.ending) yield* yearOf(world, civ);
  },
  *'end of the X'(world, named) {
    const civ = civOf(world, named);
    ends(civ, 'fate');
    endIfOver(world, civ);
  },
  'conflict of the X': conflictOf,
  ...monsterPhrases,
};

function* setUpOf(world: FirstWorld, named: string): Rule {
  beginAge(world, 'civilization', 'H1-CIV-01');
  const civ = yield* peoples[keyOf(named)].setUp(world);
  world.civs.push(civ);
  endIfOver(world, civ);
}

/** Some seasons of the year that is being played; spring begins the next one. */
function* seasonsOf(world: FirstWorld, named: string, from: number, to: number): Rule {
  const civ = civOf(world, named);
  yield* seasons(world, civ, from === 0 ? civ.year + 1 : civ.year, from, to);
}

function* yearOf(world: FirstWorld, civ: Civ): Rule {
  yield* seasons(world, civ, civ.year + 1, 0, SEASONS.length);
}

function* seasons(world: FirstWorld, civ: Civ, year: number, from: number, to: number): Rule {
  for (let nth = from; nth < to && !civ.ending; nth++) {
    yield* season(world, civ, year, nth);
    endIfOver(world, civ);
  }
}

/** H1-TWO-03: a people digs into what the other has dug. */
function* conflictOf(world: FirstWorld, named: string): Rule {
  const civ = civOf(world, named);
  const other = civsOf(world).find((it) => it !== civ);
  if (!other) throw new ScenarioProblem('A conflict takes two; give another people, too.', ['run']);
  yield* clash(world, civ, metAt(world, other));
}

function civOf(world: FirstWorld, named: string): Civ {
  const key = keyOf(named);
  const civ = civsOf(world).find(({ people }) => people.key === key);
  if (!civ) throw new ScenarioProblem(`The ${key} are not there; give them, as ${key}: {at: 15}.`, ['run']);
  return civ;
}

function keyOf(named: string): PeopleKey {
  const key = PEOPLES.find((it) => it === named);
  if (!key) throw new ScenarioProblem(`No people "${named}"; there is ${PEOPLES.join(', ')}.`, ['run']);
  return key;
}
