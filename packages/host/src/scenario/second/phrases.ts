import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { endCivilization, handOver, peoples, playTurn } from '../../second/civilization/age.ts';
import { aliens } from '../../second/civilization/aliens/aliens.ts';
import { raise } from '../../second/civilization/aliens/build.ts';
import { facilities } from '../../second/civilization/aliens/facilities.table.ts';
import { type Civ, civsOf, type Instruction, isOf, PEOPLES, type People } from '../../second/civilization/civ.ts';
import { capitolConstructions } from '../../second/civilization/deep-elves/constructions.table.ts';
import { deepElves } from '../../second/civilization/deep-elves/deep-elves.ts';
import { dwarvenConstructions } from '../../second/civilization/dwarves/constructions.table.ts';
import { dwarves } from '../../second/civilization/dwarves/dwarves.ts';
import { note } from '../../second/note.ts';
import type { SecondWorld } from '../../second/world.ts';
import { firstMonsters, monsterPhrases } from './monster-rules.ts';

/** The rules of the second edition that name something, a people or a construction. */
export const phrases: Readonly<Record<string, (world: SecondWorld, named: string) => Rule<unknown>>> = {
  'set-up of the X': setUpOf,
  'turn of the X': (world, people) => {
    const civ = civOf(world, people);
    return playTurn(civ, civ.turn + 1);
  },
  'end of the X': (world, people) => endOf(civOf(world, people)),
  'step X': stepOf,
  'build X': (world, name) => freely(onlyCiv(world), name),
  'birth after the X': birthAfter,
  ...monsterPhrases,
};

function* setUpOf(world: SecondWorld, named: string): Rule {
  world.journal.age = 'civilization';
  world.ages.push({ name: 'civilization', turns: 0, end: null });
  world.civs.push(yield* peopleNamed(named).setUp(world));
}

/** The Age of Monsters begins with what a people hands over (H2-MON-203). */
function* birthAfter(world: SecondWorld, named: string): Rule {
  const instruction = yield* endOf(civOf(world, named));
  yield* firstMonsters(world, instruction ? [instruction] : []);
}

/** Its own End of Civilization, and what it asks of the next age. */
function* endOf(civ: Civ): Rule<Instruction | null> {
  const [usual] = civ.people.waysToEnd;
  const ending = civ.ending ?? usual ?? { clause: 'H2-CIV-02', kind: 'fate' };
  civ.ending = ending;
  yield* endCivilization(civ, ending);
  return yield* handOver(civ, ending);
}

/** One step of a life cycle, by its clause. */
function stepOf(world: SecondWorld, clause: string): Rule {
  for (const civ of civsOf(world)) {
    const step = civ.people.lifecycle.find((it) => it.clause === clause);
    if (!step) continue;
    civ.acting = civ.group;
    civ.met.clear();
    return step.play(civ);
  }
  throw new ScenarioProblem(`No people that was given has a step ${clause}.`, ['run']);
}

/** A construction, at no price and whatever the population: what its row says, and nothing of the turn round it. */
export function* freely(civ: Civ, name: string): Rule {
  const builders = buildersOf(civ);
  if (!builders) return noted(civ, name);
  const built = builders.get(name);
  if (built) yield* built();
  else {
    const known = [...builders.keys()].join(', ');
    throw new ScenarioProblem(`${civ.people.name} build no "${name}"; they build ${known}.`, ['run']);
  }
}

/** How each thing that a people builds is built; null where it takes a site (Magicians, Demons). */
function buildersOf(civ: Civ): Map<string, () => Rule<unknown>> | null {
  if (isOf(dwarves, civ)) return new Map(dwarvenConstructions.map((it) => [it.name, () => it.build(civ, it)]));
  if (isOf(aliens, civ)) return new Map(facilities.map((it) => [it.name, () => raise(civ, it)]));
  if (isOf(deepElves, civ)) return new Map(capitolConstructions.map((it) => [it.name, () => it.build(civ, it)]));
  return null;
}

/** What belongs to a site is only known to be built when it is given beforehand. */
function noted({ world, group }: Civ, name: string): void {
  note(world, { kind: 'given', clause: 'H2-GEN-07', key: 'building', group: group.id, what: name }, [
    { do: 'build', group: group.id, what: name },
  ]);
}

function civOf(world: SecondWorld, named: string): Civ {
  const { key, name } = peopleNamed(named);
  const civ = civsOf(world).find((it) => it.people.key === key);
  if (!civ)
    throw new ScenarioProblem(`${name} are not there; give them, as civilizations: [{people: ${key}}].`, ['run']);
  return civ;
}

function onlyCiv(world: SecondWorld): Civ {
  const [civ] = civsOf(world);
  if (!civ) throw new ScenarioProblem('Nobody is there to build; give a people, as civilizations.', ['run']);
  return civ;
}

function peopleNamed(named: string): People {
  const key = PEOPLES.find((it) => it === named);
  if (!key) throw new ScenarioProblem(`No people "${named}"; there is ${PEOPLES.join(', ')}.`, ['run']);
  return peoples[key];
}
