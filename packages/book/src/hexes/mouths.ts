import { gap, type Piece, type Shape } from '@understory/page';
import { chanceOf } from '../chance.ts';
import { plainName } from '../furnish/archetypes.table.ts';
import { namedRoomRef } from '../key/fact.ts';
import { told } from '../key/told.ts';
import type { Mouth } from '../places/steps.ts';
import type { Room, Survey } from '../places/survey.ts';
import { said } from '../then.ts';
import { type Hex, type HexSheet, ROWS } from './hex.ts';
import type { Sign, SignKind } from './sign.ts';

/** A mouth on the page, and its sign on the land. */
export interface MouthSign {
  readonly x: number;
  readonly piece: Piece;
  readonly sign: Sign;
}

/** TA-HEX-03: from left to right, each in its column at twice a d8 less one; the next row down where that is taken. */
export function mouthHexes(
  sheet: HexSheet,
  taken: Map<number, string>,
  mouths: readonly { readonly id: string; readonly x: number; readonly d8: number }[],
): Hex[] {
  return mouths.map(({ id, x, d8 }) => {
    const column = Math.min(sheet.columns, Math.max(1, Math.floor(x) + 1));
    for (let n = 0; ; n++) {
      const hex = { column, row: ((2 * d8 - 2 + n) % ROWS) + 1 };
      if (taken.has(sheet.indexOf(hex)) && n < ROWS) continue;
      taken.set(sheet.indexOf(hex), id);
      return hex;
    }
  });
}

export function mouthSigns(
  survey: Survey,
  sheet: HexSheet,
  taken: Map<number, string>,
  nth: number,
  surfaces: readonly (Shape | null)[],
): MouthSign[] {
  const { then, network } = survey;
  const order = new Map(then.pieces.map((it, i) => [it.id, i]));
  const mouths = network.mouths
    .filter((it) => it.to === 'surface' && it.piece.kind !== 'building' && surfaceOf(it.piece, surfaces) === nth)
    .sort((a, b) => a.x - b.x || (order.get(a.piece.id) ?? 0) - (order.get(b.piece.id) ?? 0));
  const hexes = mouthHexes(
    sheet,
    taken,
    mouths.map(({ piece, x }) => ({
      ...{ id: `mouth-${piece.id}`, x },
      d8: chanceOf(then.world.seed, 'mouth', piece.id).int(1, 8),
    })),
  );
  return mouths.map((mouth, i) => ({
    ...{ x: mouth.x, piece: mouth.piece },
    sign: signOf(survey, mouth, hexes[i] as Hex),
  }));
}

/** The surface that it touches, or the nearest. */
export function surfaceOf(piece: Piece, surfaces: readonly (Shape | null)[]): number {
  if (surfaces.length < 2) return 0;
  const far = surfaces.map((it) => (it ? gap({ ...it, closed: false }, piece.shape) : 0));
  return far.indexOf(Math.min(...far));
}

function signOf(survey: Survey, { piece, x }: Mouth, hex: Hex): Sign {
  const { then } = survey;
  const kind = kindOf(survey, piece, x);
  const label = then.labels.find((it) => it.about === piece.id);
  const below = roomBelow(survey, piece);
  return {
    ...{ id: `mouth-${piece.id}`, sort: 'mouth', kind, hex, area: null },
    ruined: kind === 'ruined gate',
    name: label ? said(label.what) : kind,
    below: below
      ? told`leads to ${namedRoomRef(survey, below.room)}, ${below.steps} ${below.steps === 1 ? 'step' : 'steps'} in`
      : null,
  };
}

const GATES: ReadonlySet<string> = new Set(['gates of dwarf', 'capital gate', 'stronghold gate', 'entrance hall']);

/** TA-HEX-04: by what opens there. */
function kindOf({ then }: Survey, piece: Piece, x: number): SignKind {
  const { kind, owner, shape } = piece;
  const group = owner === null ? undefined : then.groups.get(owner);
  if (kind === 'fault') return 'cleft';
  if (kind === 'vent' || said(piece.what).toLowerCase().includes('crater')) return 'crater';
  if (kind === 'water') return flowsDown(shape) ? 'sink' : 'spring';
  if (!group) return kind === 'cave' || kind === 'tunnel' || kind === 'room' ? 'cave mouth' : 'hole';
  if (group.sort !== 'monsters' || GATES.has(plainName(piece.room ?? ''))) return group.lives ? 'gate' : 'ruined gate';
  const isUnder = then.pieces.some(
    (it) =>
      it.kind === 'building' &&
      gap(it.shape, { path: [x, shape.path[1] as number], closed: false, swell: 0 }, 1) <= 0.6,
  );
  return isUnder ? 'cellar' : 'hole';
}

/** Does a river begin at its upper end, and so leave the land there? */
function flowsDown({ path }: Shape): boolean {
  return (path[1] as number) <= (path.at(-1) as number);
}

/** The room below that one comes to first. */
function roomBelow({ network, rooms }: Survey, piece: Piece): { readonly room: Room; readonly steps: number } | null {
  const steps = network.touching.stepsFrom([piece.id]);
  const found = rooms
    .filter((it) => !it.area.surface)
    .map((room) => ({ room, steps: Math.min(...room.place.pieces.map((it) => steps.get(it.id) ?? 1e6)) }))
    .filter((it) => it.steps < 1e6)
    .sort((a, b) => a.steps - b.steps || a.room.place.order - b.room.place.order);
  return found[0] ?? null;
}
