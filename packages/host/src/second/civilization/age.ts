import { choose, Impossible, type Rule } from '@understory/table';
import { note, type World } from '../../world.ts';
import { aliens } from './aliens/aliens.ts';
import { type Civ, type Ending, type Instruction, PEOPLES, type People, type PeopleKey } from './civ.ts';
import { deepElves } from './deep-elves/deep-elves.ts';
import { demons } from './demons/demons.ts';
import { dwarves } from './dwarves/dwarves.ts';
import { magicians } from './magicians/magicians.ts';

export const peoples: Readonly<Partial<Record<PeopleKey, People>>> = {
  aliens,
  dwarves,
  'deep elves': deepElves,
  demons,
  magicians,
};

/** No people outlasts this, whatever happens: past every safety ruling of theirs (H2-INV-17). */
const MOST_TURNS = 120;

/** The Age of Civilization (H2-CIV-01, -02): one people, or two that take turns. Returns what it asks of the next age. */
export function* civilizationAge(world: World): Rule<Instruction[]> {
  const { journal } = world;
  journal.age = 'civilization';
  journal.turn = 0;
  journal.chapter = 'A people comes';
  world.ages.push({ name: 'civilization', turns: 0, end: null });
  note(world, { kind: 'age began', clause: 'H2-CIV-01', text: 'The Age of Civilization begins.' });
  const civs: Civ[] = [];
  for (let i = 0; i < world.options.peoples; i++) {
    const people = yield* whichPeople(world, civs);
    const civ = yield* people.setUp(world);
    civs.push(civ);
    world.civs.push(civ);
    if (civ.ending) yield* endCivilization(civ, civ.ending);
  }
  for (let turn = 1; civs.some((it) => !it.ending) && turn <= MOST_TURNS; turn++) {
    for (const civ of civs) if (!civ.ending) yield* playTurn(civ, turn);
  }
  return yield* endAge(world, civs);
}

/** H2-CIV-01: chosen, or uniform over the five. A second people is another one. */
function* whichPeople(world: World, before: readonly Civ[]): Rule<People> {
  const left = PEOPLES.filter((key) => peoples[key] && !before.some((it) => it.people.key === key));
  const key = yield* choose('H2-CIV-01', {
    by: 'maker',
    prompt: before.length === 0 ? 'Which people comes into this world?' : 'Which people comes beside them?',
    options: left.map((it) => ({ key: it, text: peoples[it]?.name ?? it, does: ABOUT[it] })),
    usual: world.options.firstGame && left.includes('dwarves') ? 'dwarves' : null,
  });
  const people = peoples[key];
  if (!people) throw new Impossible(`no people ${key}`);
  return people;
}

const ABOUT: Readonly<Record<PeopleKey, string>> = {
  aliens: 'a colony that fights catastrophes',
  dwarves: 'they mine, build and quarrel',
  'deep elves': 'a capitol, its colonies and their slaves',
  demons: 'a gate, a tunneller and ten names',
  magicians: 'a stone, its Jinn and towers',
};

/** H2-CIV-02, -04 to -06: the steps in their order, until the end comes. */
export function* playTurn(civ: Civ, turn: number): Rule {
  const { world, people } = civ;
  civ.turn = turn;
  world.journal.turn = turn;
  world.journal.chapter = `${people.name}, turn ${turn}`;
  const age = world.ages.at(-1);
  if (age) age.turns = turn;
  for (const [i, step] of people.lifecycle.entries()) {
    civ.step = i;
    civ.acting = civ.group;
    civ.met.clear();
    yield* step.play(civ);
    if (civ.ending) break;
  }
  if (civ.ending) yield* endCivilization(civ, civ.ending);
}

/** H2-CIV-02: End of Civilization, once. Its halls stay, and belong to nobody (H2-HND-01). */
export function* endCivilization(civ: Civ, ending: Ending): Rule {
  const { world, people, group } = civ;
  note(world, {
    kind: 'civilization ended',
    clause: ending.clause,
    group: group.id,
    ending: ending.kind,
    text: ending.text,
  });
  yield* people.end(civ, ending);
}

/** What a civilization that has ended asks of the next age, if anything (H2-HND-T1). */
export function* handOver(civ: Civ, ending: Ending): Rule<Instruction | null> {
  const instruction = yield* civ.people.handOver(civ, ending);
  if (instruction) note(civ.world, { ...instruction, kind: 'hand-over', asks: instruction.kind });
  return instruction;
}

function* endAge(world: World, civs: readonly Civ[]): Rule<Instruction[]> {
  const asked: Instruction[] = [];
  world.journal.chapter = 'What is left';
  for (const civ of civs) {
    const instruction = civ.ending ? yield* handOver(civ, civ.ending) : null;
    if (instruction) asked.push(instruction);
  }
  const text = civs.map((it) => it.ending?.text ?? 'They last for ever.').join(' ');
  note(world, { kind: 'age ended', clause: 'H2-CIV-02', text });
  const age = world.ages.at(-1);
  if (age) age.end = text;
  return asked;
}
