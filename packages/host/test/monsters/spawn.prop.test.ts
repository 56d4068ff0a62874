import { distance } from '@understory/page';
import { AUTOPILOTS, type Autopilot, Game, hands, type Rule } from '@understory/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capacity } from '../../src/beads.ts';
import { CORE_TEXTS, loadDeck } from '../../src/second/cards/load-deck.ts';
import type { Instruction } from '../../src/second/civilization/civ.ts';
import { type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { drawCard } from '../../src/second/monsters/deck.ts';
import { type Den, newDen } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { maySit } from '../../src/second/monsters/ground/places.ts';
import { areNeighbours } from '../../src/second/monsters/ground/territory.ts';
import { laws } from '../../src/second/monsters/laws.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { handOver } from '../../src/second/monsters/spawn/hand-over.ts';

const DECK = loadDeck(CORE_TEXTS).cards;
const MANY = 12;

/** A world with a past of its own, into which a dozen cards come one after the other; each is looked at. */
function peopled(seed: string, by: Autopilot, look: (den: Den, from: number) => void): void {
  const monsters = function* (world: SecondWorld, instructions: readonly Instruction[]): Rule {
    world.journal.age = 'monsters';
    const den = newDen(world, laws, DECK, []);
    yield* handOver(den, instructions);
    for (let i = 0; i < MANY; i++) {
      const from = world.journal.entries.length;
      const card = yield* drawCard(den, 'H2-MON-303', { kind: 'which card comes' });
      if (card) yield* den.laws.spawn(den, card, {});
      look(den, from);
    }
    world.at = { age: 'over' };
  };
  const next = (world: SecondWorld) => {
    const { at } = world;
    return at.age === 'monsters' && at.phase === 'hand-over'
      ? monsters(world, at.instructions)
      : secondEdition.next(world);
  };
  const book = { ...secondEdition, next };
  new Game(book, { seed, options: secondOptions(), hands: hands({ choices: by }) }).playTo(() => false);
}

/** Everybody sits where they may, on seats of their own, in rooms that hold them. */
function seatsAreGood(den: Den): void {
  const { page } = den.world;
  const all = den.monsters.flatMap((it) => seatsOf(den, it));
  for (const monster of den.monsters) {
    const { at, piece } = homeOf(den, monster);
    expect(maySit(den, monster, page.piece(piece), at)).toBe(true);
    expect(monster.isSettling).toBe(false);
  }
  all.forEach(({ at, piece }, i) => {
    for (const other of all.slice(0, i)) expect(distance(at.x, at.y, other.at.x, other.at.y)).toBeGreaterThan(0.01);
    const theirs = all.filter((it) => it.piece === piece);
    expect(theirs.length).toBeLessThanOrEqual(capacity(page.piece(piece)));
  });
}

function cardsAreAllThere(den: Den): void {
  const laid = (it: Monster) => [it.under?.life, it.under?.choices].filter((card) => card != null);
  const inPlay = den.monsters.flatMap((it) => [it.card, ...laid(it), ...it.overlays]);
  const cards = [...den.deck, ...den.setAside, ...inPlay].map((it) => it.name);
  expect([cards.length, new Set(cards).size]).toEqual([DECK.length, DECK.length]);
}

/** Those who fought for a place and both live keep out of each other's reach, unless one had nowhere to go (H2-ACT-267). */
function invadersHaveParted(den: Den, from: number): number {
  const told = den.world.journal.entries.slice(from) as unknown as {
    kind: string;
    clause: string;
    group: string;
    to: string;
  }[];
  const invasions = told.filter((it) => it.kind === 'invasion');
  if (told.some((it) => it.clause === 'H2-ACT-267')) return 0;
  for (const { group, to } of invasions) {
    const [a, b] = [group, to].map((id) => den.monsters.find((it) => it.id === id));
    if (a && b) expect(areNeighbours(den, a, b)).toBe(false);
  }
  return invasions.length;
}

it('[H2-MON-211][H2-MON-901][H2-MON-902][H2-MON-903][H2-MON-914] whoever comes, in whatever world: good seats, all cards, and losers gone', () => {
  let invasions = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom(...AUTOPILOTS), (seed, by) => {
      peopled(`spawn ${seed}`, by, (den, from) => {
        seatsAreGood(den);
        cardsAreAllThere(den);
        invasions += invadersHaveParted(den, from);
      });
    }),
    { numRuns: 10 },
  );
  expect(invasions).toBeGreaterThan(3);
});
