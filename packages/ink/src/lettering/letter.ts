import type { Bead, Unit } from '@understory/page';
import { type Bounds, boundsOf, type Point } from '@understory/ruler';
import { around } from '../box.ts';
import type { Figure } from '../figure.ts';
import type { Terrain } from '../ground/terrain.ts';
import type { Mark } from '../mark.ts';
import type { BareSheet } from '../page-then.ts';
import type { WallField } from '../walls/wall-field.ts';
import { Busy } from './busy.ts';
import { targetsIn } from './label-target.ts';
import { drawLabel, type PlacedLabel, type Placing, placeLabels } from './labels.ts';
import { drawName, placeNames } from './treasure-names.ts';
import type { WrittenLabel } from './written-label.ts';

export interface Lettering {
  readonly labels: readonly WrittenLabel[];
  readonly pieces: readonly Figure[];
  readonly units: readonly Unit[];
  /** Beads whose names are written. */
  readonly beads: readonly Bead[];
  readonly terrain: Terrain;
  readonly field: WallField;
  readonly taken: readonly Bounds[];
  /** Where the player has put labels. */
  readonly pinned: ReadonlyMap<string, Point>;
}

/** Writes the names where they cover least: bare rock before hatching, hatching before walls, anything before gems and ore. */
export function letter(sheet: BareSheet, { labels, pieces, units, beads, terrain, field, taken, pinned }: Lettering) {
  if (labels.length === 0) return { marks: [], placed: [], unplaced: [] };
  const busy = new Busy(sheet.width, sheet.height, (x, y) => {
    const wall = field.at(x, y);
    const surface = y - terrain.surfaceAt(x);
    if ((surface > -0.3 && surface < 0.3) || terrain.isBeyond(x, y - 0.3) !== terrain.isBeyond(x, y + 0.3)) return 2;
    return wall < -0.3 ? 0.35 : wall < 0.16 ? 1.5 : wall < 0.5 ? 0.7 : 0;
  });
  for (const { at, kind } of units) {
    if (kind === 'gems' || kind === 'nexus') busy.add(around(at.x, at.y, 0.6), 4);
    else if (kind === 'ore') busy.add(around(at.x, at.y, 0.4), 1.2);
    else if (kind === 'surface biome')
      busy.add({ left: at.x - 0.6, right: at.x + 0.6, top: at.y - 1.1, bottom: at.y + 0.2 }, 2.5);
    else if (kind === 'biome') busy.add(around(at.x, at.y, 0.6), 0.5);
  }
  for (const { kind, shape, area, room } of pieces) {
    if (kind === 'room' && room !== null) busy.add(boundsOf(shape.path, shape.swell), 5);
    if (kind === 'hollow') busy.add(boundsOf(shape.path, shape.swell - 0.1), 2);
    if (kind === 'vent') busy.add({ ...boundsOf(shape.path, shape.swell + 0.2), top: 0 }, 4);
    if (kind === 'void' || (kind === 'nexus' && area < 5)) busy.add(boundsOf(shape.path, shape.swell), 4);
  }
  const about = targetsIn(pieces);
  const rooms = pieces
    .filter(({ kind, room }) => kind === 'room' && room !== null)
    .map(({ shape }) => boundsOf(shape.path, shape.swell - 0.12));
  const placing: Placing = {
    width: sheet.width,
    height: sheet.height,
    taken,
    rooms,
    busy,
    pinned,
    about,
    strange(anchor, x, y) {
      const sky = y < terrain.surfaceAt(x) - 0.2 || terrain.isBeyond(x, y);
      const high = anchor.y < terrain.surfaceAt(anchor.x) + 0.3 || terrain.isBeyond(anchor.x, anchor.y + 0.3);
      if (high) return sky ? 0 : 1.2;
      if (sky) return 4;
      return terrain.stratumAt(anchor.x, anchor.y) === terrain.stratumAt(x, y) ? 0 : 0.35;
    },
  };
  const { placed, unplaced } = placeLabels(labels, placing);
  const names = placeNames(beads, { ...placing, taken: [...taken, ...placed.map(({ box }) => box)] });
  const marks: Mark[] = [...placed.map((it: PlacedLabel) => drawLabel(it, about(it.label))), ...names.map(drawName)];
  return { marks, placed, unplaced };
}
