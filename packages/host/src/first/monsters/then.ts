import { type Lived, Memory, type Page, placeAlong } from '@understory/page';
import type { Journal } from '@understory/table';
import type { Tick } from '../../events.ts';
import type { MonsterGroup, MonsterKind, Since } from './group.ts';
import type { Kingdom, Lone, MonsterAge } from './state.ts';

/** Who lived on the map at a tick of the journal, and how it was with them. Zones follow from the page as it was then. */
export function monstersThen(
  now: MonsterAge,
  { page, journal }: { readonly page: Page; readonly journal: Journal },
  tick: Tick,
): MonsterAge {
  const isThere = ({ since }: { readonly since: Tick }) => since <= tick;
  return {
    ...now,
    groups: now.groups.flatMap((it) =>
      it.homes.some(isThere) ? [{ ...groupThen(it, tick), kind: kindThen(it, journal) }] : [],
    ),
    kingdoms: now.kingdoms.flatMap((it) => kingdomThen(it, page)),
    lone: now.lone.flatMap((it) => (isThere(it) ? [loneThen(it, page)] : [])),
    year: journal.age.startsWith('monsters') ? journal.turn : 0,
    over: journal.entries.some((it) => it.kind === 'monsters ended') ? now.over : null,
  };
}

/** An alpha is an alpha until it rises (H1-AVI-01). */
function kindThen({ id, kind }: MonsterGroup, { entries }: Journal): MonsterKind {
  const hasRisen =
    kind === 'alpha villain' && entries.some((it) => it.kind === 'rose' && 'group' in it && it.group === id);
  return kind === 'alpha villain' && !hasRisen ? 'alpha' : kind;
}

function groupThen(group: MonsterGroup, tick: Tick): MonsterGroup {
  const then = <T>(all: readonly Since<T>[]) => all.filter(({ since }) => since <= tick);
  return {
    ...group,
    alignments: then(group.alignments),
    homes: then(group.homes),
    met: then(group.met),
    bribes: then(group.bribes),
    marks: group.marks
      .filter(({ since }) => since <= tick)
      .map((it) => ({ ...it, until: it.until !== null && it.until <= tick ? it.until : null })),
    memory: new Memory(),
  };
}

/** As far as it stood then. */
function kingdomThen(kingdom: Kingdom, page: Page): Kingdom[] {
  const isDrawn = (id: string) => page.pieces.some((it: Lived) => it.id === id);
  const buildings = kingdom.buildings.filter(({ piece }) => isDrawn(piece));
  return buildings.length > 0 ? [{ ...kingdom, buildings, levels: kingdom.levels.filter(isDrawn) }] : [];
}

/** Where its beads lay then. */
function loneThen(lone: Lone, page: Page): Lone {
  const [bead] = page.beadsOf(lone.id);
  if (!bead) return lone;
  const { shape, kind } = page.piece(bead.piece);
  const along = kind === 'tunnel' ? placeAlong(shape.path, bead.at.x, bead.at.y) : 0;
  return { ...lone, at: { piece: bead.piece, along } };
}
