import { areConnected, type Bead, gap, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { hasSpace, moveBead, putBead } from '../../../beads.ts';
import { choose } from '../../asks.ts';
import { ONE_BEAD } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { roomsOf, works } from '../civ.ts';
import { roomBeside } from '../work.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** H1-DWF-07 to -09: they gather, and grow by as many. */
export function* spring(world: Realm, civ: DwarfCiv): Rule {
  civ.dead = 0;
  const free = freeTreasure(world, civ);
  if (free.length === 0) return;
  const how = yield* choose('H1-DWF-07', {
    by: civ.group.id,
    topic: { kind: 'where treasure is stored', group: civ.group.id },
    options: [{ key: 'rooms' }, { key: 'storerooms' }],
    usual: 'rooms',
    about: `${civ.group.id}, year ${civ.year}`,
  });
  const gathered: Bead[] = [];
  for (const bead of free)
    if (yield* store(world, civ, bead, { clause: 'H1-DWF-07', inRooms: how === 'rooms' })) gathered.push(bead);
  for (const _ of gathered) if (!civ.ending) yield* grow(world, civ);
}

/** Every free ○ that a way leads to, and no ● guards (H1-MEA-28), the oldest first. */
export function freeTreasure(world: Realm, civ: DwarfCiv): Bead[] {
  const { page } = world;
  const ways = lawsOf(world).ways(page);
  const own = works(world, civ);
  const isReached = (piece: string) => own.some((it) => areConnected(ways, it.id, piece));
  return page
    .beadsOf(null)
    .filter(
      ({ kind, piece }) => kind === 'treasure' && page.beadsIn(piece, 'population').length === 0 && isReached(piece),
    );
}

/** Rooms that nothing gathered is put into. */
const NO_STORES: readonly (string | null)[] = ['mine', 'barracks', 'tomb', 'main shaft', null];

/** H1-DWF-07: into the nearest room with space, else into a new storeroom; on a full page it lies where it lay, and is theirs. */
export function* store(
  world: Realm,
  civ: DwarfCiv,
  bead: Bead,
  { clause, inRooms, emblem = bead.emblem }: Storing,
): Rule<boolean> {
  const { page } = world;
  const from = page.piece(bead.piece);
  const rooms = works(world, civ).filter((it) => !NO_STORES.includes(it.room) && hasSpace(world, it));
  const work = { clause, what: { kind: 'storeroom' }, room: 'storeroom' } as const;
  const near = inRooms ? page.nearest(from.shape, rooms) : null;
  const room =
    near ?? (yield* roomBeside(world, civ, work, { parent: newestBarracks(world, civ), size: ONE_BEAD })) ?? from;
  // Digging may have met another people, whose end took it away.
  if (bead.until !== null || civ.ending) return false;
  const move = moveBead(world, { ...bead, emblem }, room, civ.group.id);
  const gathered = { group: civ.group.id, bead: 'treasure', count: 1, beads: [move.bead.id], piece: room.id } as const;
  note(world, { kind: 'gathered', clause, ...gathered }, [move]);
  return true;
}

interface Storing {
  readonly clause: Clause;
  readonly inRooms: boolean;
  /** What it is from now on, where not what it was. */
  readonly emblem?: string | null;
}

/** What is dug in summer: mining tunnels. */
const MINING: readonly string[] = ['H1-DWF-10', 'H1-DWF-11'];

/** H1-DWF-09, -22: a new barracks beside the newest one, away from mines where it can be; on a full page they share. */
function* grow(world: Realm, civ: DwarfCiv): Rule {
  const work = { clause: 'H1-DWF-09', what: { kind: 'barracks' }, room: 'barracks' } as const;
  const parent = newestBarracks(world, civ);
  const mines = works(world, civ).filter((it) => it.room === 'mine' || MINING.includes(it.clause));
  const quiet = (_x: number, _y: number, room: Piece['shape']) => mines.every((it) => gap(it.shape, room, 1.01) > 1);
  const wish = { parent, size: ONE_BEAD };
  const room =
    (yield* roomBeside(world, civ, work, { ...wish, where: quiet })) ??
    (yield* roomBeside(world, civ, work, wish)) ??
    parent;
  const bead = putBead(world, room, { kind: 'population', owner: civ.group.id });
  const gained = { group: civ.group.id, bead: 'population', count: 1, beads: [bead.bead.id], piece: room.id } as const;
  note(world, { kind: 'gained', clause: 'H1-DWF-09', ...gained, deed: 'growth' }, [bead]);
}

/** H1-DWF-22. */
export function newestBarracks(world: Realm, civ: DwarfCiv): Piece {
  return roomsOf(world, civ, 'barracks').at(-1) ?? world.page.piece(civ.home);
}
