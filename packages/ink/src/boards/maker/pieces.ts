import { drawOne } from '../../drawings/sketch.ts';
import { LOOKS, type LookName } from '../../looks/index.ts';
import type { Mark } from '../../mark.ts';
import { marksToSvg } from '../../svg.ts';
import { tremorFor } from '../../tremor.ts';
import { HEROES } from '../heroes.ts';
import { tileMarks } from './draw-dungeon.ts';
import { LOOT } from './items.ts';
import type { SheetTile } from './sheet-data.ts';

/** One tile without its words, where it lies on the sheet: for what is not built yet. In beads, to be put into a drawing. */
export function tileInk(tile: SheetTile, look: LookName = 'pen-and-paper'): string {
  const { initial: _, damage: __, ...wordless } = tile;
  return marksToSvg(tileMarks(wordless), LOOKS[look]);
}

/** A hero by itself, `knight` …, its middle at 0, 0. */
export function heroInk(kind: string, look: LookName = 'pen-and-paper'): string {
  const sketch = HEROES[kind];
  const marks: readonly Mark[] = [
    { mark: 'circle', x: 0, y: 0, r: 0.78, pen: { fill: 'paper', stroke: 'accent', width: 0.09 } },
    ...(sketch ? drawOne(sketch, { x: 0, y: 0, size: 1.25 }, tremorFor(kind)) : []),
  ];
  return marksToSvg(marks, LOOKS[look]);
}

/** A gem or a potion by itself. */
export function lootInk(kind: 'gem' | 'potion', look: LookName = 'pen-and-paper'): string {
  const sketch = LOOT[kind];
  return marksToSvg(sketch ? drawOne(sketch, { x: 0, y: 0, size: 1 }, tremorFor(kind)) : [], LOOKS[look]);
}
