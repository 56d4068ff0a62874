import { fits, type Piece, type Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { hasSpace, putBead } from '../../../beads.ts';
import { ONE_BEAD } from '../../measures.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { isInTheWay, joining, roomFit } from '../../words/rooms.ts';
import { digAlong, roomBeside, roomHere } from '../work.ts';
import { type ElfCiv, type Place, roomsOfPlace, SLAVE } from './elf-civ.ts';

/** Nobles live in palaces, slaves in pits. */
const HOUSES = { noble: 'palace', slave: 'slave pit' } as const;
export type Elf = keyof typeof HOUSES;

/** The houses of a place for nobles, or for slaves. */
export function housesOf(world: Realm, place: Place, who: Elf): Piece[] {
  return roomsOfPlace(world, place).filter((it) => it.room === HOUSES[who]);
}

/** H1-ELF-05, H1-MEA-29: a place gains a noble or a slave, who gets a house of its own where none has space. */
export function* gain(world: Realm, civ: ElfCiv, place: Place, clause: Clause, who: Elf): Rule {
  const free = housesOf(world, place, who).find((it) => hasSpace(world, it));
  const house = free ?? (yield* newHouse(world, civ, place, clause, who));
  // What was met on the way may have been the end of the place.
  if (!place.group.alive || civ.ending) return;
  const group = place.group.id;
  const bead =
    who === 'noble'
      ? putBead(world, house, { kind: 'population', owner: group })
      : putBead(world, house, { kind: 'treasure', owner: group, emblem: SLAVE });
  const gained = { group, bead: bead.bead.kind, count: 1, beads: [bead.bead.id], piece: house.id };
  note(world, { kind: 'gained', clause, ...gained, deed: who }, [bead]);
}

/** H1-ELF-34: along the tunnel, nobles above it and slaves below; else beside the first palace, or the tunnel itself before there is one; on a full page they share it. */
export function* newHouse(world: Realm, civ: ElfCiv, place: Place, clause: Clause, who: Elf): Rule<Piece> {
  const owner = place.group.id;
  const work = { clause, what: { kind: HOUSES[who] }, room: HOUSES[who], owner } as const;
  const at = onStreet(world, place, who);
  if (at && place.street) {
    const house = yield* roomHere(world, civ, work, at, ONE_BEAD);
    const street = world.page.piece(place.street.piece);
    yield* digAlong(world, civ, { clause, owner }, joining(street.shape, house.shape, false));
    return house;
  }
  const home = world.page.piece(place.home);
  const near = place.street && { near: place.street.at };
  return (yield* roomBeside(world, civ, work, { parent: home, size: ONE_BEAD, ...near })) ?? home;
}

/** How far from the tunnel's middle line the middles of houses are, and how far from each other along it. */
const OFF = 1.5;

/** The first free place along the tunnel: at the spot, to its right, to its left, and so on. */
function onStreet({ page }: Realm, { street }: Place, who: Elf): Point | null {
  if (!street) return null;
  const { path } = page.piece(street.piece).shape;
  const fit = roomFit(ONE_BEAD, isInTheWay);
  for (let nth = 0; nth * OFF <= page.width; nth++) {
    for (const side of nth === 0 ? [0] : [1, -1]) {
      const x = street.at.x + side * nth * OFF;
      const level = levelAt(path, x);
      if (level === null) continue;
      const y = who === 'noble' ? level - OFF : level + OFF;
      if (fits(page, fit, x, y)) return { x, y };
    }
  }
  return null;
}

/** How high a line that runs from left to right is at an x; null beyond its ends. */
function levelAt(path: readonly number[], x: number): number | null {
  for (let i = 0; i + 3 < path.length; i += 2) {
    const [ax, ay, bx, by] = path.slice(i, i + 4) as [number, number, number, number];
    if (x >= ax && x <= bx) return ax === bx ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax);
  }
  return null;
}
