import type { Thing } from '../../furnish/thing.ts';
import type { PlanLayer, PlanPen } from '../layers.ts';
import { EDGES } from './edges.ts';
import { box, type Draw, Glyph } from './glyph.ts';
import { HOUSEHOLD } from './household.ts';
import { WILD } from './wild.ts';
import { WORKS } from './works.ts';

const DRAWN: Readonly<Record<string, Draw>> = { ...HOUSEHOLD, ...WORKS, ...WILD, ...EDGES };

/** TA-INK-13: archetypes are told apart by what stands in them. What has no drawing of its own is a plain box. */
export function drawThing(pen: PlanPen, thing: Thing, layer?: PlanLayer): void {
  const glyph = new Glyph(pen, thing, layer);
  (DRAWN[thing.what] ?? box('salt'))(glyph);
}
