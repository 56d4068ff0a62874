import { Game, hands, load, readSave, type Spot, type SpotAsk, type Stream, save, stream } from '@understory/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWorldFile, worldFile } from '../src/file.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';

const sizes = [
  { width: 16, height: 12 },
  { width: 30, height: 21 },
  { width: 60, height: 12 },
  { width: 42, height: 42 },
];

it('[H2-INV-04 + H2-INV-16] wherever the player points, the age ends, caves lie on the page, and the save opens', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...sizes), fc.constantFrom(null, 4, 20), (seed, size, strata) => {
      const game = new Game(secondEdition, {
        seed,
        options: secondOptions({ ...size, strata }),
        hands: hands({ choices: 'random', drops: 'person', kinds: { spot: 'person' } }),
      });
      const draw = stream(seed, 'a difficult person');
      while (game.ask && game.world.ages[0]?.end === null) {
        if (game.ask.ask === 'spot') game.answer(atTheEdge(game.ask, draw));
        else game.letAnswer();
      }
      const { page } = game.world;
      for (const {
        shape,
        kind,
        what: { kind: title },
      } of page.pieces) {
        expect(shape.path.every(Number.isFinite), title).toBe(true);
        if (kind !== 'cave' && kind !== 'room') continue;
        for (let i = 0; i < shape.path.length; i += 2) {
          expect(page.onPage(shape.path[i] as number, shape.path[i + 1] as number), title).toBe(true);
        }
      }
      expect(readWorldFile(JSON.stringify(worldFile(game))).page.pieces).toHaveLength(page.pieces.length);
      expect(load(readSave(JSON.stringify(save(game))), secondEdition).parted).toBeNull();
    }),
    { numRuns: 30 },
  );
});

/** A spot as far out as the ask allows: beside a corner of the outline that it lights up. */
function atTheEdge({ where }: SpotAsk, draw: Stream): Spot {
  const corners = where.outlines.flatMap((outline) =>
    outline.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: outline[i + 1] ?? 0 }] : [])),
  );
  const beside = corners.flatMap(({ x, y }) =>
    [-0.01, 0.01].flatMap((dx) => [-0.01, 0.01].map((dy) => ({ x: x + dx, y: y + dy }))),
  );
  const allowed = [...corners, ...beside].filter((it) => where.has(it));
  return allowed.length > 0 ? draw.pick(allowed) : where.any(draw);
}
