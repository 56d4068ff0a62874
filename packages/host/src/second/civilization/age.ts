import { Impossible, type Rule, unreachable } from '@understory/table';
import { choose } from '../asks.ts';
import type { AtCivilization } from '../at.ts';
import { howManyPeoples } from '../crowded.ts';
import type { Event, Tick } from '../events.ts';
import { linesOf } from '../lines.ts';
import { begin, note, sinceLast } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import { aliens } from './aliens/aliens.ts';
import { type Civ, civsOf, type Ending, type Instruction, PEOPLES, type People, type PeopleKey } from './civ.ts';
import { deepElves } from './deep-elves/deep-elves.ts';
import { demons } from './demons/demons.ts';
import { dwarves } from './dwarves/dwarves.ts';
import { magicians } from './magicians/magicians.ts';

export const peoples: Readonly<Record<PeopleKey, People>> = {
  aliens,
  dwarves,
  'deep elves': deepElves,
  demons,
  magicians,
};

/** No people outlasts this, whatever happens: past every safety ruling of theirs (H2-INV-17). */
const MOST_TURNS = 120;

/** The Age of Civilization (H2-CIV-01, -02), one people, or several that take turns: one comes, or plays one step of its life cycle; in the end, what is left of them. */
export function* civilizationStretch(world: SecondWorld, at: AtCivilization): Rule {
  const civs = civsOf(world);
  switch (at.phase) {
    case 'arrival':
      if (at.nth === 0) beginAge(world);
      yield* arrival(world, civs);
      world.at =
        at.nth + 1 < howManyPeoples(world.options)
          ? { ...at, nth: at.nth + 1 }
          : atNextTurn(civs, { turn: 1, from: 0 });
      return;
    case 'step': {
      const civ = civs[at.nth] as Civ;
      yield* playStep(civ, at.turn, at.step);
      const isTurnOver = civ.ending !== null || at.step + 1 === civ.people.lifecycle.length;
      world.at = isTurnOver ? atNextTurn(civs, { turn: at.turn, from: at.nth + 1 }) : { ...at, step: at.step + 1 };
      return;
    }
    case 'end':
      world.at = { age: 'monsters', phase: 'hand-over', instructions: yield* endAge(world, civs) };
      return;
    default:
      unreachable(at);
  }
}

function beginAge(world: SecondWorld): void {
  const { journal } = world;
  journal.age = 'civilization';
  journal.turn = 0;
  begin(world, { kind: 'a people comes' });
  world.ages.push({ name: 'civilization', turns: 0, end: null });
  note(world, { kind: 'age began', clause: 'H2-CIV-01' });
}

/** H2-CIV-01: who comes, and its set-up. */
function* arrival(world: SecondWorld, civs: readonly Civ[]): Rule {
  const people = yield* whichPeople(world, civs);
  const civ = yield* people.setUp(world);
  world.civs.push(civ);
  if (civ.ending) yield* endCivilization(civ, civ.ending);
}

/** The first people that has not ended, from the place of one in this turn, else from the first in the next turn. */
function atNextTurn(
  civs: readonly Civ[],
  { turn, from }: { readonly turn: number; readonly from: number },
): AtCivilization {
  const nth = civs.findIndex((it, i) => i >= from && !it.ending);
  if (nth >= 0) return { age: 'civilization', phase: 'step', turn, nth, step: 0 };
  const isOver = turn >= MOST_TURNS || civs.every((it) => it.ending);
  return isOver ? { age: 'civilization', phase: 'end' } : atNextTurn(civs, { turn: turn + 1, from: 0 });
}

/** H2-CIV-01: chosen, or uniform over the five. A second people is another one. */
function* whichPeople(world: SecondWorld, before: readonly Civ[]): Rule<People> {
  const left = PEOPLES.filter((key) => !before.some((it) => it.people.key === key));
  const key = yield* choose('H2-CIV-01', {
    by: 'maker',
    topic: { kind: 'which people', isSecond: before.length > 0 },
    options: left.map((key) => ({ key })),
    usual: world.options.firstGame && left.includes('dwarves') ? 'dwarves' : null,
  });
  return peoples[key];
}

/** H2-CIV-02, -04 to -06: the steps in their order, until the end comes. */
export function* playTurn(civ: Civ, turn: number): Rule {
  for (let step = 0; step < civ.people.lifecycle.length; step++) {
    yield* playStep(civ, turn, step);
    if (civ.ending) return;
  }
}

function* playStep(civ: Civ, turn: number, nth: number): Rule {
  const step = civ.people.lifecycle[nth];
  if (!step) throw new Impossible(`${civ.people.name} have no step ${nth}`);
  if (nth === 0) beginTurn(civ, turn);
  civ.step = nth;
  civ.acting = civ.group;
  civ.met.clear();
  yield* step.play(civ);
  if (civ.ending) yield* endCivilization(civ, civ.ending);
}

function beginTurn(civ: Civ, turn: number): void {
  const { world, people } = civ;
  civ.turn = turn;
  world.journal.turn = turn;
  begin(world, { kind: 'people', people: people.key, turn });
  const age = world.ages.at(-1);
  if (age) age.turns = turn;
}

/** H2-CIV-02: End of Civilization, once. Its halls stay, and belong to nobody (H2-HND-01). */
export function* endCivilization(civ: Civ, ending: Ending): Rule {
  const { world, people, group, turn } = civ;
  const { kind, by = null, ...how } = ending;
  const ended = { kind: 'civilization ended', group: group.id, people: people.key, ending: kind, turn } as const;
  note(world, { ...how, by, ...ended });
  yield* people.end(civ, ending);
}

/** What a civilization that has ended asks of the next age, if anything (H2-HND-T1). */
export function* handOver(civ: Civ, ending: Ending): Rule<Instruction | null> {
  const instruction = yield* civ.people.handOver(civ, ending);
  if (instruction) {
    const { world, group, people } = civ;
    const { clause, kind: asks, card, piece } = instruction;
    const what = world.page.piece(piece).room;
    const since = sinceLast(world, 'civilization ended', (it) => it.group === group.id);
    note(world, { kind: 'hand-over', clause, group: group.id, people: people.key, asks, card, piece, what, ...since });
  }
  return instruction;
}

function* endAge(world: SecondWorld, civs: readonly Civ[]): Rule<Instruction[]> {
  const asked: Instruction[] = [];
  begin(world, { kind: 'what is left' });
  for (const civ of civs) {
    const instruction = civ.ending ? yield* handOver(civ, civ.ending) : null;
    if (instruction) asked.push(instruction);
  }
  const age = world.ages.at(-1);
  const groups = civs.map((it) => it.group.id);
  const since = sinceLast(world, 'civilization ended');
  const over = note(world, {
    kind: 'age ended',
    clause: 'H2-CIV-02',
    groups,
    ...howItEnded(world, since.cause),
    ...since,
  });
  const ends = world.journal.entries.filter((it) => it.kind === 'civilization ended').map((it) => it.tick);
  if (age) age.end = ends.length > 0 ? ends : [over];
  return asked;
}

/** The way of the people that was the last to go. */
function howItEnded(world: SecondWorld, ended: Tick | undefined): Pick<AgeEnded, 'by' | 'ending'> {
  const line = ended === undefined ? undefined : linesOf(world)[ended];
  return line?.kind === 'civilization ended' ? { by: line.by, ending: line.ending } : { by: null, ending: null };
}
type AgeEnded = Extract<Event, { kind: 'age ended' }>;
