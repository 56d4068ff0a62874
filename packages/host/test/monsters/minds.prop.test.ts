import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck } from '../../src/second/cards/load-deck.ts';
import { moveValue } from '../../src/second/monsters/minds/values.ts';
import { whichOption } from '../../src/second/monsters/minds/what-to-do.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { denAt, type MonsterAt } from './den-at.ts';
import { optionMoves, think } from './minds-at.ts';

const CARDS = loadDeck(CORE_TEXTS).cards.filter((it) => it.kind !== 'overlay' && it.options.length > 0);

/** Four groups, all neighbours, with any cards, any beads and any grudges. */
const groups = fc.tuple(
  ...(
    [
      [10, 10],
      [10, 13.5],
      [14.5, 10],
      [5, 10],
    ] as const
  ).map((at) =>
    fc.record({
      card: fc.constantFrom(...CARDS),
      at: fc.constant(at),
      population: fc.integer({ min: 1, max: 3 }),
      treasure: fc.constantFrom(0, 1),
      bonus: fc.integer({ min: 0, max: 2 }),
    }),
  ),
);
const grudges = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 });

function denOf(them: readonly MonsterAt[], held: readonly number[]) {
  const den = denAt({ monsters: them });
  const [me, ...others] = den.monsters as [Monster, ...Monster[]];
  for (const [i, other] of others.entries()) me.grudges.set(other.id, held[i] ?? 0);
  return { den, me, moves: optionMoves(den, me) };
}

it('[H2-ACT-312] tactical does what no other move is worth more than, or nothing where none is worth anything', () => {
  fc.assert(
    fc.property(groups, grudges, (them, held) => {
      const { den, me, moves } = denOf(them, held);
      const { answer } = think(whichOption(den, me, moves), 'tactical');
      const values = moves.map((it) => moveValue(den, me, it));
      const best = Math.max(0, ...values);
      const taken = moves.findIndex((it) => it.key === answer);
      if (taken < 0) expect([answer, best]).toEqual(['nothing', 0]);
      else expect(values[taken]).toBeGreaterThan(best - 0.01);
    }),
    { numRuns: 150 },
  );
});

it('[H2-ACT-323] [H2-ACT-324] a story never lets a rival be that it can attack, and does nothing only where it can do nothing', () => {
  fc.assert(
    fc.property(groups, grudges, (them, held) => {
      const { den, me, moves } = denOf(them, held);
      const { answer } = think(whichOption(den, me, moves), 'story');
      const most = Math.max(...held);
      const rivals = den.monsters.filter((it) => most >= 2 && me.grudges.get(it.id) === most).map((it) => it.id);
      const attacks = moves.filter(({ act: { steps }, target }) => {
        const isAttack = steps[0]?.kind === 'contest' && ATTACKS.includes(steps[0].verb);
        return isAttack && rivals.includes(target?.id ?? '');
      });
      const isSoleRival = rivals.length === 1 && attacks.length > 0 && !canBuild(moves, answer);
      if (isSoleRival) expect(attacks.map((it) => it.key)).toContain(answer);
      if (answer === 'nothing') {
        const others = moves.filter(
          ({ act: { steps } }) => !(steps[0]?.kind === 'relocate' && steps[0].goals.length === 0),
        );
        expect(others).toEqual([]);
      } else expect(moves.map((it) => it.key)).toContain(answer);
    }),
    { numRuns: 150 },
  );
});

const ATTACKS: readonly string[] = ['hunt', 'fight', 'rout', 'steal', 'extort'];

/** What grants villainy comes before any rival. */
function canBuild(moves: ReturnType<typeof optionMoves>, answer: string): boolean {
  return moves.find((it) => it.key === answer)?.act.steps[0]?.kind === 'build';
}
