import { secondEdition, secondOptions } from '@understory/host/second';
import { Game } from '@understory/table';
import { expect, it } from 'vitest';
import { LOOKS, type LookName, type Mark } from '../src/index.ts';
import { drawMap } from './second.ts';

const game = new Game(secondEdition, { seed: 'lines', options: secondOptions() });
game.playTo(({ world }) => world.ages.length > 1);

it.each(Object.keys(LOOKS) as LookName[])(
  '[H2-PRI-05] draws strata lines thin, dashed and in a colour of their own: %s',
  (look) => {
    const { layers } = drawMap(game.world.page, { look });
    const strokes = (layer: string) => paths(layers.find((it) => it.name === layer)?.marks ?? []);
    const lines = strokes('strata-lines').filter((it) => it.pen.stroke);
    const walls = strokes('walls');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((it) => (it.pen.dash?.length ?? 0) > 0)).toBe(true);
    const colours = new Set(walls.flatMap((it) => [it.pen.stroke, it.pen.fill]));
    expect(lines.every((it) => !colours.has(it.pen.stroke))).toBe(true);
  },
);

function paths(marks: readonly Mark[]): Extract<Mark, { mark: 'path' }>[] {
  return marks.flatMap((it) => (it.mark === 'group' ? paths(it.of) : it.mark === 'path' ? [it] : []));
}
