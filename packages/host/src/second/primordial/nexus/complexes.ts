import { BEAD_RADIUS, box, clock, type Piece, type Point, polygon } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { discFits, movedInside } from '../../../places.ts';
import { choose, roll } from '../../asks.ts';
import { beadSized, drawIn, inOrder, scatter, strung, tunnelCourse } from '../plot.ts';
import { freeTunnel } from '../tunnels.ts';
import { type NexusPlot, nexusUnit, sign } from './nexus-plot.ts';

/** H2-NEX-T1.7: great chambers, chained by corridors 0.8 wide. */
export function* cyclopeanComplex(plot: NexusPlot): Rule {
  const count = yield* roll('H2-NEX-T1.7', '1d4+2', { kind: 'how many', of: 'chambers' }, plot.feature);
  const more = yield* scatter(plot, count - 1, { kind: 'cyclopean chamber' }, 1.2);
  const places = inOrder(plot, [plot.spot, ...more]);
  for (const place of places) {
    const holdsSpot = place === plot.spot ? nexusUnit(plot) : {};
    const { x, y } = movedInside(plot.world.page, place, 1);
    const chamber = {
      kind: 'room',
      shape: box(x, y, 2, 1.5),
      area: 3,
      what: { kind: 'cyclopean chamber' },
      manner: 'cyclopean',
      nexus: plot.nexus,
    } as const;
    const piece = drawIn(plot, { ...chamber, ...holdsSpot });
    if (place === plot.spot) sign(plot, piece);
  }
  drawIn(plot, {
    kind: 'tunnel',
    shape: strung(plot, places, 0.8, () => 0),
    what: { kind: 'cyclopean corridors' },
    manner: 'cyclopean',
    nexus: plot.nexus,
  });
}

const CRYSTAL_ROOM = 2;
/** The radius of a hexagon of 2 square beads. */
const CRYSTAL_RADIUS = Math.sqrt(CRYSTAL_ROOM / 2.598076211353316);

/** H2-NEX-T1.15: crystal rooms joined by tunnels, reaching into the strata above and below. */
export function* palace(plot: NexusPlot): Rule {
  const count = yield* roll('H2-NEX-T1.15', '1d4+2', { kind: 'how many', of: 'crystal rooms' }, plot.feature);
  const more = yield* scatter(plot, count - 1, { kind: 'crystal room' }, CRYSTAL_RADIUS);
  const places = inOrder(plot, [plot.spot, ...more]);
  for (const place of places) {
    const piece = crystalRoom(plot, place, place === plot.spot);
    if (place === plot.spot) sign(plot, piece);
  }
  const aside = yield* tunnelCourse(plot);
  drawIn(plot, {
    kind: 'tunnel',
    shape: strung(plot, places, TUNNEL, aside),
    what: { kind: 'palace galleries' },
    manner: 'crystal',
  });
  const extend = yield* choose('H2-NEX-T1.15', {
    by: 'maker',
    topic: { kind: 'does the palace reach out' },
    options: [{ key: 'extend' }, { key: 'keep' }],
    usual: 'extend',
    about: plot.feature,
  });
  if (extend === 'extend') for (const down of [-1, 1] as const) reachOut(plot, down, aside);
}

function crystalRoom(plot: NexusPlot, place: Point, atSpot: boolean): Piece {
  const { x, y } = movedInside(plot.world.page, place, CRYSTAL_RADIUS);
  const path = [0, 2, 4, 6, 8, 10].flatMap((hour) => {
    const to = clock(hour);
    return [x + to.x * CRYSTAL_RADIUS, y + to.y * CRYSTAL_RADIUS];
  });
  const room = {
    kind: 'room',
    shape: polygon(path),
    area: CRYSTAL_ROOM,
    what: { kind: 'crystal room' },
    manner: 'crystal',
    nexus: plot.nexus,
  } as const;
  return drawIn(plot, { ...room, ...(atSpot ? nexusUnit(plot) : {}) });
}

/** One room in the stratum above (−1) or below (1), where there is one, as near to the spot as it fits. */
function reachOut(plot: NexusPlot, down: 1 | -1, aside: (far: number) => number): void {
  const { page } = plot.world;
  const { x, y } = plot.spot;
  for (let far = 0.5; far < page.height; far += 0.25) {
    const at = { x, y: y + down * far };
    const stratum = page.stratumAt(at.x, at.y);
    if (stratum === plot.stratum) continue;
    if (stratum === 0) return;
    const place = roomIn(plot, stratum, at, down);
    const room = crystalRoom(plot, place, false);
    freeTunnel(plot, plot.spot, { x: room.shape.path[0] as number, y: place.y }, aside, 'gallery to another stratum');
    return;
  }
}

/** Deeper into that stratum, until the room fits; just inside if it nowhere does. */
function roomIn(plot: NexusPlot, stratum: number, from: Point, down: 1 | -1): Point {
  const { page } = plot.world;
  for (let far = 0; page.stratumAt(from.x, from.y + down * far) === stratum; far += 0.25) {
    const at = { x: from.x, y: from.y + down * far };
    if (discFits(page, stratum, at.x, at.y, CRYSTAL_RADIUS)) return at;
  }
  return { x: from.x, y: from.y + down * CRYSTAL_RADIUS };
}

/** H2-NEX-T1.19: a room with four tunnels leading away, 90° apart. */
export function* crossroads(plot: NexusPlot): Rule {
  const { shape, area } = beadSized(plot.spot);
  const room = drawIn(plot, {
    kind: 'room',
    shape,
    area,
    what: { kind: 'crossroads' },
    nexus: plot.nexus,
    stratum: plot.stratum,
    ...nexusUnit(plot),
  });
  sign(plot, room);
  for (const hour of [12, 3, 6, 9]) lead(plot, hour);
}

function lead(plot: NexusPlot, hour: number): void {
  const { x, y } = plot.spot;
  const to = clock(hour);
  const at = (far: number) => ({ x: x + to.x * far, y: y + to.y * far });
  freeTunnel(plot, at(BEAD_RADIUS), at(BEAD_RADIUS + FINGER), () => 0, 'road that leads away');
}
