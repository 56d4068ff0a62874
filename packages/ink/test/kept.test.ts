import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, inOneGo, spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { drawMap as drawAny, drawingMap, Kept, toSvg } from '../src/index.ts';
import type { MapOptions } from '../src/layers/easel.ts';

type Drawn = Parameters<typeof drawAny>[0];
type Options = Omit<MapOptions, 'edition' | 'called'>;

/** As it is drawn beside what was kept, and as it would be drawn without. */
function both(page: Drawn, options: Options, kept: Kept) {
  const how: MapOptions = { edition: '2', called: spelled, ...options };
  return [drawAny(page, how, kept), drawAny(page, how)] as const;
}

/** In how many bits a page is drawn: one for each layer, and one for each moment at which names look for their places. */
function bits(page: Drawn, kept: Kept): number {
  let many = 0;
  for (const drawing = drawingMap(page, { edition: '2', called: spelled }, kept); !drawing.next().done; ) many++;
  return many;
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

  it('goes through the names of a page from where it has changed, and not from its beginning', () => {
    const options = secondOptions();
    const game = new Game(secondEdition, { seed: 'kept', options, hands: hands({ choices: 'story' }) });
    game.playTo(() => false);
    const kept = new Kept();
    const first = bits(game.world.page, kept);
    expect(first).toBeGreaterThan(200);
    game.goTo(game.step - 3);
    const { page } = game.world;
    expect(bits(page, kept), 'after an undo').toBeLessThan(first / 5);
    // Late in the history something came elsewhere than it did.
    const late = page.beads[Math.floor(page.beads.length * 0.9)];
    const other = sheetOf(page);
    const beads = page.beads.map((it) => (it === late ? { ...it, at: { x: it.at.x + 0.1, y: it.at.y } } : it));
    for (const changed of [{ ...other, beads }, other]) {
      expect(bits(changed, kept), 'where a day is another').toBeLessThan(first / 3);
      const [now, fresh] = both(changed, {}, kept);
      expect(toSvg(now)).toBe(toSvg(fresh));
    }
  });

  it('is the same while another is drawn in the midst of it', () => {
    const game = new Game(secondEdition, {
      seed: 'again',
      options: secondOptions(),
      hands: hands({ choices: 'story' }),
    });
    game.playTo(({ step }) => step > 200);
    const kept = new Kept();
    const { page, journal } = game.world;
    const options: MapOptions = { edition: '2', called: spelled, tick: journal.entries.length - 1 };
    const slow = drawingMap(page, options, kept);
    for (let i = 0; i < 30; i++) slow.next();
    drawAny(page, { ...options, tick: 150 }, kept);
    expect(toSvg(inOneGo(slow))).toBe(toSvg(drawAny(page, options)));
  });

  it.each([
    ['the same moment', 1],
    ['another moment', 0.5],
  ])('is made in the end, though one of %s is made a bit at a time beside it', (_, share) => {
    const game = new Game(secondEdition, {
      seed: 'again',
      options: secondOptions(),
      hands: hands({ choices: 'story' }),
    });
    game.playTo(({ step }) => step > 200);
    const kept = new Kept();
    const { page, journal } = game.world;
    const last = journal.entries.length - 1;
    const options: MapOptions = { edition: '2', called: spelled, tick: last };
    const other: MapOptions = { ...options, tick: Math.floor(last * share) };
    const drawings = [options, other].map((it) => drawingMap(page, it, kept));
    const made: string[] = [];
    for (let turn = 0; !(made[0] && made[1]); turn++) {
      expect(turn, 'bits until both are made').toBeLessThan(8 * journal.entries.length);
      const bit = drawings[turn % 2]?.next();
      if (bit?.done && bit.value) made[turn % 2] = toSvg(bit.value);
    }
    expect(made).toEqual([options, other].map((it) => toSvg(drawAny(page, it))));
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
