import {
  type Bead,
  type Ground,
  groundAt,
  type Label,
  livedAt,
  type Mark,
  type Piece,
  type Unit,
} from '@understory/page';
import { isAsWritten, type Topic } from '@understory/table';
import type { Group, World } from './world.ts';

/** What a group is by the rules that it acts by. */
type Sort = 'civilization' | 'colony' | 'monsters';

/** A group as it was at a moment. */
export interface GroupThen {
  readonly id: string;
  /** TA-GEN-10: as it was called then. */
  readonly name: string;
  readonly kind: string;
  readonly card: string | null;
  readonly sort: Sort;
  readonly lives: boolean;
  /** Its place in the order of coming: the smaller, the older. */
  readonly order: number;
  readonly since: number;
}

/** TA-GEN-06: a world at a moment. */
export interface Then {
  readonly world: World;
  readonly tick: number;
  readonly pieces: readonly Piece[];
  readonly beads: readonly Bead[];
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
  /** All that ever were: used-up ones leave traces. */
  readonly units: readonly Unit[];
  readonly ground: Ground | null;
  readonly groups: ReadonlyMap<string, GroupThen>;
}

/** TA-GEN-06: a thing is there from its tick up to, and not including, the one at which it ceased to be. */
export function worldAt(world: World, tick: number, replacements: Replacements = []): Then {
  const { page } = world;
  const there = <T extends { readonly since: number; until: number | null }>(all: readonly (T & { id: string })[]) =>
    all.filter((it) => livedAt(it, tick));
  return {
    world,
    tick,
    pieces: there(page.pieces),
    beads: there(page.beads),
    marks: there(page.marks),
    labels: there(page.labels),
    units: page.units,
    ground: groundAt(page, tick),
    groups: new Map(world.groups.map((it, i) => [it.id, groupAt(world, it, i, tick, replacements)])),
  };
}

export function lastTick(world: World): number {
  return world.journal.at(-1)?.tick ?? 0;
}

/** TA-GEN-10, H1-RPG-09: other names for groups and kinds of monsters; the rest stays as it is. */
export type Replacements = readonly (readonly [from: string, to: string])[];

function groupAt(world: World, group: Group, order: number, tick: number, replacements: Replacements): GroupThen {
  const { id, kind, former = [], since = -1, until = null } = group;
  const name = former.find((it) => it.until > tick)?.name ?? group.name;
  return {
    id,
    kind,
    order,
    since,
    name: replacements.find(([from]) => from.toLowerCase() === name.toLowerCase())?.[1] ?? name,
    card: group.card ?? null,
    sort: sortOf(world, group),
    lives: since <= tick && (until === null ? group.alive || tick < lastTick(world) : until > tick),
  };
}

/** Who plays by a card is a monster; so is, in an edition without cards, who came after the civilisations. */
function sortOf(world: World, { kind, card, since = -1 }: Group): Sort {
  if (card !== undefined) return 'monsters';
  if (kind === 'colony') return 'colony';
  const came = world.journal.findLast((it) => it.tick <= Math.max(0, since));
  return came === undefined || came.age === 'civilization' || came.age === 'primordial' ? 'civilization' : 'monsters';
}

/** What something on the page says, as the file has it. */
export function said(what: Topic): string {
  return isAsWritten(what) ? what.text : '';
}
