import { disc, line, type Piece, type Shape, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { surfaceBetween } from '../../../places.ts';
import { pointShape, works } from '../../../works.ts';
import { note } from '../../note.ts';
import { exploitLair, useUp } from '../exploit.ts';
import type { Anchor } from './below.ts';
import type { MagicianConstruction } from './constructions.table.ts';
import { jinnAtStone, type MagicianCiv } from './magician-civ.ts';
import { joinUp } from './roads.ts';
import type { Wanted } from './wanted.ts';

/** H2-MAG-14, -15: pay for a construction. The whole site is used from now on; returns what the construction belongs to. */
export function* feed(civ: MagicianCiv, it: MagicianConstruction, wanted: Wanted): Rule<Anchor> {
  if (it.jinn) spendJinn(civ, it);
  civ.used.add(wanted.site.key);
  const { unit, at, site } = wanted;
  const { page } = civ.world;
  const onSurface = site.stratum === 0;
  if (!unit) {
    const lair = page.piece(site.lair ?? '');
    yield* exploitLair(civ, 'H2-MAG-14', lair);
    return { at, onSurface, touch: lair.shape, spare: lair.shape, beside: new Set([lair.id]) };
  }
  if (unit.kind === 'nexus') return nexusAnchor(page.piece(unit.piece), unit);
  const hollow = yield* exhaust(civ, unit);
  return { at, onSurface, touch: hollow.shape, spare: hollow.shape, beside: new Set([hollow.id]) };
}

/** A Jinn of the Stone goes into the work and is gone; Vaults stay shut (H2-MAG-04, -15). */
function spendJinn(civ: MagicianCiv, { clause, name }: MagicianConstruction): void {
  const jinn = jinnAtStone(civ).at(-1);
  if (!jinn) return;
  const { world, group } = civ;
  const spent = { kind: 'spent', clause, group: group.id, bead: 'treasure', piece: jinn.piece } as const;
  note(world, { ...spent, beads: [jinn.id], on: name }, [{ do: 'end', id: jinn.id }]);
}

/** One unit is used up; its hollow is joined by road or tunnel. No ○ is gained. */
function* exhaust(civ: MagicianCiv, unit: Unit): Rule<Piece> {
  const clause = 'H2-MAG-14';
  const near = civ.world.page.nearest(pointShape(unit.at), works(civ));
  const shape = unit.kind === 'surface biome' ? { shape: clearing(civ, unit) } : {};
  const hollow = yield* useUp(civ, clause, unit, { joined: false, ...shape });
  if (near) yield* joinUp(civ, clause, near, hollow);
  return hollow;
}

/** What grew under the sky leaves a clearing, no pit. */
function clearing({ world: { page } }: MagicianCiv, { at: { x } }: Unit): Shape {
  return line(surfaceBetween(page, Math.max(0, x - 0.5), Math.min(page.width, x + 0.5)), 0.1);
}

/** A nexus stays a nexus: what is built there touches its area, beside its mark. */
function nexusAnchor(area: Piece, { at }: Unit): Anchor {
  const isCover = area.kind === 'nexus' || area.kind === 'ley';
  const spare = isCover ? disc(at.x, at.y, 0.8) : area.shape;
  return { at, onSurface: false, touch: area.shape, spare, beside: new Set([area.id]) };
}
