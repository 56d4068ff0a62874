import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { toRead } from '../../../tools/grammar.ts';
import { SEED } from '../../../tools/seed.ts';
import { drawMap, Kept } from '../src/index.ts';
import type { Scene } from '../src/scene.ts';
import { wandered } from './label-stay.ts';

const LAYERS = ['labels', 'beads', 'buildings', 'cartouche', 'strata-numbers'] as const;
/** Moments that are looked at in each world. */
const MOMENTS = 30;

const begun = (nth: number) =>
  new Game(secondEdition, {
    seed: `stay ${SEED} ${nth}`,
    options: secondOptions(PAGE_SIZES[nth % 2 === 0 ? 'standard' : 'notebook']),
    bookmarks: 0,
  });

function drawn({ world }: Pick<ReturnType<typeof begun>, 'world'>, tick: number, kept?: Kept): Scene {
  const called = (what: Parameters<typeof secondEdition.telling.called>[1]) =>
    secondEdition.telling.called(world, what);
  return drawMap(world.page, { edition: world.edition, called, layers: LAYERS, tick }, kept);
}

const places = ({ labels, numerals }: Scene) => [
  ...labels.map(({ label, box }) => `${label.id} ${box.left} ${box.top}`),
  ...numerals.map(({ label, number, box }) => `${label.id} is ${number} ${box.left} ${box.top}`),
];

describe('names on the map', () => {
  it('stay from moment to moment, but for those that something has come to', () => {
    const restless: string[] = [];
    let [kept, moved] = [0, 0];
    for (let nth = 0; nth < toRead(2, 60); nth++) {
      const game = begun(nth);
      game.playTo(() => false, 'story');
      const last = game.world.journal.entries.length;
      const pen = new Kept();
      let [before, since] = [drawn(game, 0, pen), 0];
      for (let i = 1; i <= MOMENTS; i++) {
        const tick = Math.round((last * i) / MOMENTS);
        const now = drawn(game, tick, pen);
        restless.push(...wandered(game.world.page, before, now, since, tick).map((it) => `${nth}: ${it}`));
        const stood = new Map(before.labels.map(({ label, box }) => [label.id, box]));
        for (const { label, box } of now.labels) {
          const old = stood.get(label.id);
          if (!old) continue;
          kept++;
          if (old.left !== box.left || old.top !== box.top) moved++;
        }
        [before, since] = [now, tick];
      }
    }
    expect(restless).toEqual([]);
    // Between two of thirty moments of a whole history, not one name in twelve is built over, trodden on or goes with its group.
    expect(moved / kept).toBeLessThan(0.08);
  }, 600_000);

  it('stand at a past moment where they stood when it was the present, whatever has been drawn in between', () => {
    const game = begun(0);
    const pen = new Kept();
    const then: { tick: number; places: string[] }[] = [];
    for (let turn = 0; turn < 8 && game.ask; turn++) {
      const from = game.world.journal.entries.length;
      game.playTo(({ world }) => world.journal.entries.length > from + 120, 'story');
      const tick = game.world.journal.entries.length - 1;
      then.push({ tick, places: places(drawn(game, tick, pen)) });
    }
    expect(then.length).toBeGreaterThan(3);
    for (const { tick, places: stood } of then.reverse()) {
      expect(places(drawn(game, tick, pen))).toEqual(stood);
      expect(places(drawn(game, tick))).toEqual(stood);
    }
  }, 60_000);
});
