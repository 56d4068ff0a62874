import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { drawMap as drawAny, Kept, toSvg } from '../src/index.ts';
import type { MapOptions } from '../src/layers/easel.ts';

type Drawn = Parameters<typeof drawAny>[0];
type Options = Omit<MapOptions, 'edition' | 'called'>;

/** As it is drawn beside what was kept, and as it would be drawn without. */
function both(page: Drawn, options: Options, kept: Kept) {
  const how: MapOptions = { edition: '2', called: spelled, ...options };
  return [drawAny(page, how, kept), drawAny(page, how)] as const;
}

describe('a picture that begins with what was kept of others', () => {
  it.each(['kept', 'again', 'anew'])('is the same to the byte, through play, undo and looking back (%s)', (seed) => {
    const game = new Game(secondEdition, { seed, options: secondOptions(), hands: hands({ choices: 'random' }) });
    const kept = new Kept();
    const moments: Options[] = [
      {},
      { look: 'night' },
      { faded: true },
      { tracing: [{ age: 'primordial', since: 0, opacity: 0.4 }] },
    ];
    for (let turn = 0; turn < 24 && game.ask; turn++) {
      const from = game.world.journal.entries.length;
      game.playTo(({ world }) => world.journal.entries.length > from + 5 + turn * 3);
      if (turn % 4 === 3) game.goTo(Math.floor(game.step * (turn % 8 === 3 ? 0.98 : 0.8)));
      const last = game.world.journal.entries.length - 1;
      const options = { ...moments[turn % moments.length], tick: turn % 5 === 4 ? Math.floor(last * 0.7) : last };
      const [now, fresh] = both(game.world.page, options, kept);
      expect(toSvg(now) === toSvg(fresh), `turn ${turn}, step ${game.step}`).toBe(true);
    }
  });

  it('has the very same marks in every layer that nothing has changed in', () => {
    const game = new Game(secondEdition, {
      seed: 'kept',
      options: secondOptions(),
      hands: hands({ choices: 'story' }),
    });
    game.playTo(({ world }) => world.journal.age === 'monsters');
    const kept = new Kept();
    const { page } = game.world;
    const [one] = both(page, {}, kept);
    const bead = page.beads.find(({ until }) => until === null);
    if (!bead) throw new Error('no bead lies on the page');
    const moved = { ...bead, at: { x: bead.at.x + 0.1, y: bead.at.y } };
    const beads = page.beads.map((it) => (it === bead ? moved : it));
    const [other] = both({ ...sheetOf(page), beads }, {}, kept);
    const changed = other.layers.filter(({ marks }, i) => marks !== one.layers[i]?.marks).map(({ name }) => name);
    expect(changed).toContain('beads');
    for (const name of ['sky', 'rock', 'hatching', 'surface', 'grain', 'strata']) expect(changed).not.toContain(name);
    const life = (scene: typeof one) => scene.layers.find(({ name }) => name === 'life')?.marks ?? [];
    expect(life(one).length).toBeGreaterThan(0);
    for (const [i, mark] of life(other).entries()) {
      const before = life(one)[i];
      expect(mark.mark === 'group' && before?.mark === 'group' && mark.of === before.of).toBe(true);
    }
  });
});

function sheetOf({ width, height, title, ground, laidAt, former, features, pieces, units, ...rest }: Drawn): Drawn {
  const { beads, marks, labels, legend, bonds } = rest;
  return { width, height, title, ground, laidAt, former, features, pieces, units, beads, marks, labels, legend, bonds };
}
