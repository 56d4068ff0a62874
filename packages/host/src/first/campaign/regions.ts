import { areConnected, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Tick } from '../../events.ts';
import { groupOf } from '../../world.ts';
import { choose } from '../asks.ts';
import { alignmentOf, type MonsterGroup } from '../monsters/group.ts';
import { living, loners } from '../monsters/state.ts';
import { wanderers } from '../monsters/wanderers/types.ts';
import { controlOf } from '../monsters/zone-of-control.ts';
import { chambers } from '../words/chambers.ts';
import { network } from '../words/network.ts';
import type { FirstWorld } from '../world.ts';

/** H1-RPG-08: how many rooms of play one room of the map stands for. */
const SCALES = ['1-2', 'several'] as const;
type Scale = (typeof SCALES)[number];

/** A part of the dungeon for a game at the table: what belongs to a group, or what hangs together and is nobody's. */
interface Region {
  /** The main monster group there; null where there is none. */
  readonly main: {
    readonly id: string;
    readonly name: string;
    readonly flavour: string;
    readonly alignment: string;
  } | null;
  /** Its rooms on the page, the oldest first. */
  readonly rooms: readonly string[];
  /** Lone fighters that are there, by type, and how many. */
  readonly lone: readonly { readonly type: string; readonly many: number }[];
  /** Legends and rumours: the lines of the record that are about the place. */
  readonly rumours: readonly Tick[];
}

/** The dungeon as data for a campaign (H1-RPG-08). */
export interface Regions {
  readonly scale: Scale;
  /** Who else may be met anywhere: the names of H1-WAN-T1. */
  readonly lesser: readonly string[];
  readonly regions: readonly Region[];
}

/** H1-RPG-08, -09: the regions; another game's names may stand for those of the monsters. */
export function* regionsOf(world: FirstWorld, names: Readonly<Record<string, string>> = {}): Rule<Regions> {
  const scale = yield* choose('H1-RPG-08', {
    by: 'maker',
    topic: { kind: 'how large a room is in play' },
    options: SCALES.map((key) => ({ key })),
    usual: '1-2',
    about: 'regions',
  });
  const said = (name: string) => names[name] ?? name;
  const left = new Set(chambers(world.page));
  const held = living(world).map((me) => heldBy(world, me, left));
  const wild = partsOf(world, left);
  return {
    scale,
    lesser: wanderers.rows.slice(0, -1).map(({ value }) => said(value.name)),
    regions: [...held, ...wild].map(({ me, rooms }) => region(world, me, rooms, said)),
  };
}

interface Part {
  readonly me: MonsterGroup | null;
  readonly rooms: readonly Piece[];
}

/** What a group's zone reaches of what is left. */
function heldBy(world: FirstWorld, me: MonsterGroup, left: Set<Piece>): Part {
  const zone = controlOf(me, world);
  const rooms = [...left].filter(({ shape }) => zone.reaches(shape));
  for (const it of rooms) left.delete(it);
  return { me, rooms };
}

/** The rest, by what is joined to each other. */
function partsOf({ page }: FirstWorld, left: Set<Piece>): Part[] {
  const ways = network(page);
  const parts: Part[] = [];
  for (const first of left) {
    const rooms = [...left].filter((it) => it === first || areConnected(ways, first.id, it.id));
    for (const it of rooms) left.delete(it);
    parts.push({ me: null, rooms });
  }
  return parts;
}

function region(
  world: FirstWorld,
  me: MonsterGroup | null,
  rooms: readonly Piece[],
  said: (name: string) => string,
): Region {
  const ids = rooms.map(({ id }) => id);
  const there = loners(world).filter(({ at }) => ids.includes(at.piece));
  const types = [...new Set(there.map(({ type }) => type))];
  return {
    main: me && {
      id: me.id,
      name: groupOf(world, me.id).name,
      flavour: said(me.flavour),
      alignment: alignmentOf(me),
    },
    rooms: ids,
    lone: types.map((type) => ({ type: said(type), many: there.filter((it) => it.type === type).length })),
    rumours: rumoursOf(world, new Set([...ids, ...(me ? [me.id] : [])])),
  };
}

/** The lines that name one of these; a line of beads or drawing alone is no legend. */
function rumoursOf({ journal }: FirstWorld, about: ReadonlySet<string>): Tick[] {
  return journal.entries.flatMap((entry) => {
    const facts = entry as { readonly piece?: unknown; readonly home?: unknown; readonly group?: unknown };
    const isAbout = [facts.piece, facts.home, facts.group].some((it) => typeof it === 'string' && about.has(it));
    return isAbout && LEGENDS.has(entry.kind) ? [entry.tick] : [];
  });
}

/** What people still talk about. */
const LEGENDS: ReadonlySet<string> = new Set([
  'founded',
  'built',
  'fell',
  'revolted',
  'buried',
  'sacrificed',
  'fulfilled',
  'slain',
  'artifact',
  'special feature',
  'party came',
  'party ended',
  'quest',
  'villain came',
  'rose',
  'subdued',
  'minor feature',
  'treasure named',
  'flooded',
  'moved home',
  'marked',
]);
