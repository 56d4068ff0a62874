import { type Rule, unreachable } from '@understory/table';
import type { Age } from '../../world.ts';
import type { At, AtMonsters, FirstWish } from '../at.ts';
import { deckOf } from '../cards/deck-of.ts';
import type { Instruction } from '../civilization/civ.ts';
import { howManyBeginners, howManyNewcomers } from '../crowded.ts';
import { begin, note, sinceLast } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import { type Ascended, villainCheck } from './ascent.ts';
import { drawCard } from './deck.ts';
import { type Den, denIn, newDen } from './den.ts';
import { laws } from './laws.ts';
import { handOver } from './spawn/hand-over.ts';
import { drawPile, endDuePacts, isCardLeft, playCard, playCards } from './turn.ts';
import { outcomeTick } from './villainy/outcome.ts';

/** A stretch of the Age of Monsters (H2-MON-201 on): a group of the beginning, a card of a turn, or the end of one. */
export function* monsterStretch(world: SecondWorld, at: AtMonsters): Rule {
  switch (at.phase) {
    case 'hand-over':
      world.at = {
        age: 'monsters',
        phase: 'beginner',
        nth: 0,
        first: yield* handOver(beginAge(world), at.instructions),
      };
      return;
    case 'beginner':
      yield* beginner(denIn(world), at.nth, at.first);
      world.at =
        at.nth + 1 < howManyBeginners(world.options) ? { ...at, nth: at.nth + 1 } : { age: 'monsters', phase: 'turn' };
      return;
    case 'turn':
      world.at = { age: 'monsters', phase: 'card', wasEmpty: beginTurn(denIn(world)) };
      return;
    case 'card':
      if (isCardLeft(denIn(world))) yield* playCard(denIn(world));
      else world.at = { ...at, phase: 'end of the turn' };
      return;
    case 'end of the turn':
      world.at = afterTurn(denIn(world), yield* endTurn(denIn(world), at.wasEmpty));
      return;
    default:
      unreachable(at);
  }
}

function beginAge(world: SecondWorld): Den {
  world.journal.age = 'monsters';
  world.journal.turn = 0;
  begin(world, { kind: 'the first monsters' });
  world.ages.push({ name: 'monsters', turns: 0, end: null });
  note(world, { kind: 'age began', clause: 'H2-MON-201' });
  const { cards, villains } = deckOf(world.options);
  return newDen(world, laws, cards, villains);
}

/** H2-MON-202, -203: the hand-over first, then three cards (more on a crowded page), one after the other. */
export function* birth(den: Den, instructions: readonly Instruction[]): Rule {
  const first = yield* handOver(den, instructions);
  for (let i = 0; i < howManyBeginners(den.world.options); i++) yield* beginner(den, i, first);
}

function* beginner(den: Den, nth: number, first: FirstWish | null): Rule {
  const card = yield* drawCard(den, 'H2-MON-203', { kind: 'which card comes' });
  if (card) yield* den.laws.spawn(den, card, { clause: 'H2-MON-203', ...(nth === 0 ? first : null) });
}

/** Returns whether nobody is there. */
function beginTurn(den: Den): boolean {
  const { world } = den;
  den.turn++;
  world.journal.turn = den.turn;
  const age = world.ages.at(-1);
  if (age) age.turns = den.turn;
  den.gone = 0;
  drawPile(den);
  return den.monsters.length === 0;
}

function afterTurn(den: Den, ascended: Ascended | null): At {
  const { world } = den;
  const age = world.ages.at(-1) as Age;
  if (den.outcome) {
    age.end = [outcomeTick(world)];
    return { age: 'over' };
  }
  if (!ascended) return { age: 'monsters', phase: 'turn' };
  const by = ascended.monster.id;
  const ended = { kind: 'age ended', clause: 'H2-MON-507', by, ending: 'ascended' } as const;
  age.end = [note(world, { ...ended, ...sinceLast(world, 'ascended') })];
  return { age: 'villainy', phase: 'rise', group: by, granted: ascended.granted };
}

/** H2-MON-301 to -305: the cards, then the end of the turn. Returns who ascended. */
export function* playTurn(den: Den): Rule<Ascended | null> {
  const wasEmpty = den.monsters.length === 0;
  den.gone = 0;
  yield* playCards(den);
  return yield* endTurn(den, wasEmpty);
}

/** H2-MON-303: the villain check, a newcomer, the pacts. Returns who ascended. */
export function* endTurn(den: Den, wasEmpty: boolean): Rule<Ascended | null> {
  begin(den.world, { kind: 'end of the turn' });
  const ascended = yield* villainCheck(den, den.turn >= den.world.options.monsterTurns);
  if (ascended || den.outcome) return ascended;
  if (den.turn > 1 || wasEmpty) {
    // H2-MON-304: in turn 1 only because nobody was there.
    const clause = den.turn > 1 ? 'H2-MON-303' : 'H2-MON-304';
    for (let i = 0; i < howManyNewcomers(den.world.options); i++) {
      const card = yield* drawCard(den, clause, { kind: 'which card comes' });
      if (card) yield* den.laws.spawn(den, card, { clause });
    }
  }
  endDuePacts(den);
  return null;
}
