import type { Rule } from '@understory/table';
import { deckOf } from '../cards/deck-of.ts';
import type { Instruction } from '../civilization/civ.ts';
import { begin, note, sinceLast } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import { type Ascended, villainCheck } from './ascent.ts';
import { drawCard } from './deck.ts';
import { type Den, newDen } from './den.ts';
import { laws } from './laws.ts';
import { handOver } from './spawn/hand-over.ts';
import { endPacts, playCards } from './turn.ts';
import { villainyAge } from './villainy/age.ts';
import { outcomeTick } from './villainy/outcome.ts';

/** H2-MON-203: how many groups begin the age. */
const BEGINNERS = 3;

/** The Age of Monsters and the Age of Villainy (H2-MON-201 on). */
export function* monsterAge(world: SecondWorld, instructions: readonly Instruction[]): Rule {
  const { journal } = world;
  journal.age = 'monsters';
  journal.turn = 0;
  begin(world, { kind: 'the first monsters' });
  const age = { name: 'monsters', turns: 0, end: null as readonly number[] | null };
  world.ages.push(age);
  note(world, { kind: 'age began', clause: 'H2-MON-201' });
  const { cards, villains } = deckOf(world.options);
  const den = newDen(world, laws, cards, villains);
  world.monsters = den.monsters;
  yield* birth(den, instructions);
  for (;;) {
    den.turn++;
    journal.turn = den.turn;
    age.turns = den.turn;
    const ascended = yield* playTurn(den);
    if (den.outcome) {
      age.end = [outcomeTick(world)];
      return;
    }
    if (!ascended) continue;
    const by = ascended.monster.id;
    age.end = [
      note(world, { kind: 'age ended', clause: 'H2-MON-507', by, ending: 'ascended', ...sinceLast(world, 'ascended') }),
    ];
    yield* villainyAge(den, ascended);
    return;
  }
}

/** H2-MON-202, -203: the hand-over first, then three cards, one after the other. */
export function* birth(den: Den, instructions: readonly Instruction[]): Rule {
  const first = yield* handOver(den, instructions);
  for (let i = 0; i < BEGINNERS; i++) {
    const card = yield* drawCard(den, 'H2-MON-203', { kind: 'which card comes' });
    if (card) yield* den.laws.spawn(den, card, { clause: 'H2-MON-203', ...(i === 0 ? first : null) });
  }
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
    const card = yield* drawCard(den, clause, { kind: 'which card comes' });
    if (card) yield* den.laws.spawn(den, card, { clause });
  }
  endPacts(den);
  return null;
}
