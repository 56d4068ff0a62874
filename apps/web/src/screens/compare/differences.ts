import type { View, World } from '@understory/host';
import { BEADS, type BeadKind, livedAt, type Piece } from '@understory/page';
import type { Counts } from '../../parts/paper/dwellers.ts';
import type { Called } from '../../words/called-in.ts';

/** What is in one world at a moment and not so in the other. */
export interface Differences {
  readonly groups: Sides;
  readonly places: Sides;
  /** In both, but with other beads. */
  readonly changed: readonly { readonly name: string; readonly here: string; readonly there: string }[];
}

interface Sides {
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
}

/** A world, and the tick at which it is looked at. */
export interface Then {
  readonly view: Pick<View, 'levelOf'>;
  readonly world: World;
  readonly called: Called;
  readonly tick: number;
}

export function differences(here: Then, there: Then): Differences {
  const [ours, theirs] = [groupsOf(here), groupsOf(there)];
  const both = [...ours.keys()].filter((name) => theirs.has(name));
  const changed = both
    .map((name) => ({ name, here: ours.get(name) ?? '', there: theirs.get(name) ?? '' }))
    .filter((it) => it.here !== it.there);
  return {
    groups: {
      onlyHere: [...ours].filter(([name]) => !theirs.has(name)).map(([name, beads]) => `${name}, ${beads}`),
      onlyThere: [...theirs].filter(([name]) => !ours.has(name)).map(([name, beads]) => `${name}, ${beads}`),
    },
    places: uneven(placesOf(here), placesOf(there)),
    changed,
  };
}

/** Every group with beads on the map, and those in words: `Goblins` → `3● 1○`. */
function groupsOf({ world, tick }: Then): Map<string, string> {
  const counts = new Map<string, Counts>();
  for (const { owner, kind, ...bead } of world.page.beads) {
    if (owner === null || !livedAt(bead, tick)) continue;
    const held = counts.get(owner) ?? {};
    held[kind] = (held[kind] ?? 0) + 1;
    counts.set(owner, held);
  }
  const named = world.groups.flatMap(({ id, name }): [string, string][] => {
    const held = counts.get(id);
    return held ? [[name, inSigns(held)]] : [];
  });
  return new Map(named);
}

function inSigns(counts: Counts): string {
  const kinds = (Object.keys(BEADS) as BeadKind[]).filter((kind) => (counts[kind] ?? 0) > 0);
  return kinds.map((kind) => `${counts[kind]}${BEADS[kind]}`).join(' ');
}

/** Rooms, caves and buildings as people speak of them, each as often as it is there. */
function placesOf(then: Then): Map<string, number> {
  const { world, tick } = then;
  const found = new Map<string, number>();
  for (const piece of world.page.pieces) {
    if (!isPlace(piece) || !livedAt(piece, tick)) continue;
    const said = inWords(then, piece);
    found.set(said, (found.get(said) ?? 0) + 1);
  }
  return found;
}

function isPlace({ kind }: Piece): boolean {
  return kind === 'room' || kind === 'cave' || kind === 'building';
}

function inWords({ view, world, called, tick }: Then, piece: Piece): string {
  const { groups, page } = world;
  const { id, owner, feature } = piece;
  const label = page.labels.find(({ about }) => about === id || about === feature);
  const whose = groups.find((it) => it.id === owner)?.name;
  return `${called((label ?? piece).what, { tick })}${whose ? ` (${whose})` : ''}, ${view.levelOf(world, piece).said}`;
}

function uneven(ours: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): Sides {
  const more = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
    [...a].flatMap(([said, count]) => {
      const over = count - (b.get(said) ?? 0);
      return over <= 0 ? [] : [over === 1 ? said : `${said} ×${over}`];
    });
  return { onlyHere: more(ours, theirs), onlyThere: more(theirs, ours) };
}
