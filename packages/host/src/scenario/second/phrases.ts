import { type Rule, unreachable } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { endCivilization, handOver, peoples, playTurn } from '../../second/civilization/age.ts';
import type { AlienCiv } from '../../second/civilization/aliens/alien-civ.ts';
import { raise } from '../../second/civilization/aliens/build.ts';
import { facilities } from '../../second/civilization/aliens/facilities.table.ts';
import { type Civ, type Instruction, PEOPLES, type People } from '../../second/civilization/civ.ts';
import { capitolConstructions } from '../../second/civilization/deep-elves/constructions.table.ts';
import type { ElfCiv } from '../../second/civilization/deep-elves/elf-civ.ts';
import { dwarvenConstructions } from '../../second/civilization/dwarves/constructions.table.ts';
import type { DwarfCiv } from '../../second/civilization/dwarves/dwarf-civ.ts';
import { waysToEnd } from '../../second/civilization/endings.table.ts';
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
  const [usual] = waysToEnd[civ.people.key];
  const ending = civ.ending ?? usual ?? { clause: 'H2-CIV-02', kind: 'fate' };
  civ.ending = ending;
  yield* endCivilization(civ, ending);
  return yield* handOver(civ, ending);
}

/** One step of a life cycle, by its clause. */
function stepOf(world: SecondWorld, clause: string): Rule {
  for (const civ of world.civs as Civ[]) {
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
  const built = buildersOf(civ).get(name);
  if (built) yield* built();
  else if (civ.people.key === 'magicians' || civ.people.key === 'demons') noted(civ, name);
  else {
    const known = [...buildersOf(civ).keys()].join(', ');
    throw new ScenarioProblem(`${civ.people.name} build no "${name}"; they build ${known}.`, ['run']);
  }
}

function buildersOf(civ: Civ): Map<string, () => Rule<unknown>> {
  switch (civ.people.key) {
    case 'dwarves':
      return new Map(dwarvenConstructions.map((it) => [it.name, () => it.build(civ as DwarfCiv, it)]));
    case 'aliens':
      return new Map(facilities.map((it) => [it.name, () => raise(civ as AlienCiv, it)]));
    case 'deep elves':
      return new Map(capitolConstructions.map((it) => [it.name, () => it.build(civ as ElfCiv, it)]));
    case 'demons':
    case 'magicians':
      return new Map();
    default:
      return unreachable(civ.people.key);
  }
}

/** What Magicians and Demons build belongs to a site; given beforehand, it is only known to be built. */
function noted({ world, group }: Civ, name: string): void {
  note(world, { kind: 'given', clause: 'H2-GEN-07', key: 'building', group: group.id, what: name }, [
    { do: 'build', group: group.id, what: name },
  ]);
}

function civOf(world: SecondWorld, named: string): Civ {
  const { key, name } = peopleNamed(named);
  const civ = (world.civs as Civ[]).find((it) => it.people.key === key);
  if (!civ)
    throw new ScenarioProblem(`${name} are not there; give them, as civilizations: [{people: ${key}}].`, ['run']);
  return civ;
}

function onlyCiv(world: SecondWorld): Civ {
  const [civ] = world.civs as Civ[];
  if (!civ) throw new ScenarioProblem('Nobody is there to build; give a people, as civilizations.', ['run']);
  return civ;
}

function peopleNamed(named: string): People {
  const key = PEOPLES.find((it) => it === named);
  if (!key) throw new ScenarioProblem(`No people "${named}"; there is ${PEOPLES.join(', ')}.`, ['run']);
  return peoples[key];
}
