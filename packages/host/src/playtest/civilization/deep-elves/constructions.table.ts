import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import type { Purse } from '../../../purse.ts';
import { name } from '../../asks.ts';
import { mark } from '../../draw.ts';
import { legendary } from '../../epics.ts';
import { note } from '../../note.ts';
import { placeRoom } from '../../words/place-room.ts';
import type { PlaytestWorld } from '../../world.ts';
import { builder, cityOf, gain, goods, livingColonies, lose, nobles, plainGoods } from './elves.ts';
import { canExpand, expandOne } from './expanding.ts';
import { explore } from './exploring.ts';
import { housed } from './rooms.ts';
import { lengthenShaft } from './shaft.ts';
import type { Elves } from './state.ts';

/** A row of PT-BLD-T1. */
export interface Construction {
  readonly clause: Clause;
  readonly name: string;
  /** The most people that it is the row for. */
  readonly upTo: number;
  readonly takes?: Partial<Purse>;
  /** PT-ELF-16: it can be built again and again. */
  readonly again?: true;
  readonly beads?: number;
  /** What else has to be so. */
  readonly may?: (world: PlaytestWorld, elves: Elves) => boolean;
  /** No room, but what it does instead. */
  readonly instead?: (world: PlaytestWorld, elves: Elves) => Rule;
  /** What it does when its room stands. */
  readonly after?: (world: PlaytestWorld, elves: Elves, room: Piece) => Rule;
}

/** PT-BLD-T1, by the city's population. */
export const CONSTRUCTIONS: readonly Construction[] = [
  {
    clause: 'PT-BLD-T1.1',
    name: 'Breeding Pit',
    upTo: 4,
    takes: { population: 1 },
    *after(world, elves) {
      housed(world, elves, 'PT-BLD-T1.1', 'treasure');
    },
  },
  { clause: 'PT-BLD-T1.5', name: 'Fearsome Shrine', upTo: 5 },
  { clause: 'PT-BLD-T1.6', name: 'Arena of Death', upTo: 6, takes: { treasure: 1 } },
  {
    clause: 'PT-BLD-T1.7',
    name: 'Oubliette',
    upTo: 7,
    *after(_world, elves, room) {
      elves.oubliette = room.id;
    },
  },
  {
    clause: 'PT-BLD-T1.8',
    name: 'Expansionism',
    upTo: 8,
    may: (world, elves) => expandable(world, elves).length > 0,
    *instead(world, elves) {
      yield* expandOne(world, elves, expandable(world, elves), 'PT-ELF-19');
    },
  },
  {
    clause: 'PT-BLD-T1.9',
    name: 'Macabre Theatre',
    upTo: 9,
    *after(world, _elves, room) {
      mark(world, 'PT-BLD-T1.9', room, 'mystical');
    },
  },
  {
    clause: 'PT-BLD-T1.10',
    name: 'Crystal Palace',
    upTo: 10,
    beads: 2,
    *after(_world, elves, room) {
      if (room.room === 'Crystal Palace') elves.palace = room.id;
    },
  },
  {
    clause: 'PT-BLD-T1.11',
    name: 'Tyrant’s Fortress',
    upTo: 11,
    takes: { treasure: 1 },
    *after(world, { city }, room) {
      yield* legendary(world, 'PT-BLD-T1.11', room, { owner: city });
    },
  },
  {
    clause: 'PT-BLD-T1.12',
    name: 'Saint’s Tomb',
    upTo: 12,
    *after(world, _elves, room) {
      mark(world, 'PT-BLD-T1.12', room, 'tomb');
    },
  },
  {
    clause: 'PT-BLD-T1.13',
    name: 'Tyrant’s Bastion',
    upTo: 13,
    *after(world, { city }, room) {
      const tyrant = yield* name('PT-BLD-T1.13', {
        by: city,
        topic: { kind: 'name of the tyrant' },
        ideas: TYRANTS,
        of: { subject: 'leader', id: world.page.idAhead('b') },
      });
      gain(world, 'PT-BLD-T1.13', city, 'population', room, { name: tyrant });
    },
  },
  { clause: 'PT-BLD-T1.14', name: 'Indulgence Hall', upTo: 14, again: true },
  {
    clause: 'PT-BLD-T1.15',
    name: 'Exploratory Tunnel',
    upTo: Number.POSITIVE_INFINITY,
    again: true,
    *instead(world, elves) {
      lengthenShaft(world, elves, 'PT-BLD-T1.15');
    },
  },
];

const TYRANTS = ['Azhriel the Tyrant', 'Queen Ssirae', 'Lord Vaun', 'The Veiled Tyrant'];

/** PT-ELF-17, -19: the mining colonies and pens that can be expanded. */
function expandable(world: PlaytestWorld, elves: Elves) {
  return livingColonies(elves).filter((it) => it.kind !== 'processing' && canExpand(world, it));
}

/** PT-ELF-17: why a row cannot be built now; null if it can. */
export function whyNot(
  world: PlaytestWorld,
  elves: Elves,
  row: Construction,
): 'built' | 'lacks' | 'nothing to expand' | null {
  const { name: what, takes, again, may } = row;
  if (!again && cityOf(world, elves).built.includes(what)) return 'built';
  if (nobles(world, elves.city) < (takes?.population ?? 0)) return 'lacks';
  if (goods(world, elves.city) < (takes?.treasure ?? 0)) return 'lacks';
  return may && !may(world, elves) ? 'nothing to expand' : null;
}

/** PT-ELF-14, -15: the row for so many people, else the next higher one that can be built. */
export function rowFor(world: PlaytestWorld, elves: Elves, people: number): Construction {
  const rows = CONSTRUCTIONS.filter(({ upTo }) => people <= upTo);
  return rows.find((it) => whyNot(world, elves, it) === null) ?? (CONSTRUCTIONS.at(-1) as Construction);
}

/** PT-ELF-18: what it takes, its room by the city's centre, and what it does. */
export function* build(world: PlaytestWorld, elves: Elves, row: Construction): Rule {
  const { clause, name: what, takes, beads = 1, instead, after } = row;
  const { city, centre } = elves;
  if (takes?.population) lose(world, clause, city, beadsOf(world, city, 'population').slice(-takes.population));
  if (takes?.treasure) lose(world, clause, city, plainGoods(world, city).slice(-takes.treasure));
  const placed = instead
    ? null
    : placeRoom(builder(world, elves, city), centre, { clause, what: { kind: 'work', name: what }, room: what, beads });
  const room = placed?.room ?? world.page.piece(elves.sanctums[0] as string);
  note(world, { kind: 'built', clause, group: city, what, piece: instead ? null : room.id }, [
    { do: 'build', group: city, what },
  ]);
  explore(world, elves, placed?.room, placed?.joint);
  if (instead) yield* instead(world, elves);
  else if (after) yield* after(world, elves, room);
}
