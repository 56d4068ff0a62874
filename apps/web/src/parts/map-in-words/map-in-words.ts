import type { View, World } from '@understory/host';
import { livedAt, type Piece } from '@understory/page';
import { capital } from '@understory/table';
import type { Called } from '../../words/called-in.ts';
import { beadsIn, beadsOf, type Counts } from '../paper/dwellers.ts';
import { saysTheSame } from '../paper/says-the-same.ts';

/** Everything on the map, in words. */
export interface MapInWords {
  readonly levels: readonly Level[];
  readonly groups: readonly Dwelling[];
}

interface Level {
  readonly number: number;
  readonly title: string;
  readonly places: readonly PlaceInWords[];
}

export interface PlaceInWords {
  readonly id: string;
  readonly name: string;
  /** What it is, where its name does not say so. */
  readonly what: string | null;
  readonly counts: Counts;
  readonly whose: string | null;
  /** Who has beads there, other than its owner. */
  readonly guests: readonly string[];
  /** The places that a way leads to. */
  readonly waysTo: readonly string[];
  /** The places it lies in, or that lie in it: a lake in its cave. */
  readonly within: string | null;
}

export interface Dwelling {
  readonly id: string;
  readonly name: string;
  readonly counts: Counts;
  /** The places where its beads lie. */
  readonly lives: readonly string[];
  readonly neighbours: readonly string[];
}

/** A world at a tick; `asItStood` is the same world as far as it had come, to ask what touched what and who was whose neighbour. */
export interface MapAt {
  readonly view: View;
  readonly world: World;
  readonly tick: number;
  readonly asItStood: World;
  readonly called: Called;
  named(id: string, otherwise: string): string;
}

export function mapInWords(at: MapAt): MapInWords {
  const { world, tick } = at;
  const here = world.page.pieces.filter((it) => livedAt(it, tick) && isListed(at, it));
  const names = namesOf(at, here);
  return {
    levels: at.view.levels(at.asItStood).map(({ number, title }) => ({
      number,
      title,
      places: here.filter((it) => at.view.levelOf(world, it).number === number).map((it) => placeOf(at, it, names)),
    })),
    groups: at.asItStood.groups.flatMap(({ id, name }) => {
      const beads = world.page.beads.filter((it) => it.owner === id && livedAt(it, tick));
      if (beads.length === 0) return [];
      const lives = new Set(beads.flatMap(({ piece }) => names.get(piece)?.full ?? []));
      const neighbours = [...new Set(at.view.neighbours(at.asItStood, id))];
      return [{ id, name: at.named(id, name), counts: beadsOf(world, id, tick), lives: [...lives], neighbours }];
    }),
  };
}

/** Tunnels are ways, and told as such, unless something lies in them. */
function isListed({ world, tick }: MapAt, { id, kind }: Piece): boolean {
  return kind !== 'tunnel' || world.page.beads.some((it) => it.piece === id && livedAt(it, tick));
}

/** What a place is called; `full` is the same with a number, so that no two are called alike: `a cave (2)`. */
interface PlaceName {
  readonly said: string;
  readonly full: string;
}

function namesOf(at: MapAt, pieces: readonly Piece[]): Map<string, PlaceName> {
  const { world, tick, called } = at;
  const names = new Map<string, PlaceName>();
  const times = new Map<string, number>();
  for (const { id, what, feature } of pieces) {
    const label = world.page.labels.find((it) => it.about === id && livedAt(it, tick));
    const alone = pieces.filter((it) => it.feature === feature).length === 1;
    const shared =
      feature !== null && alone ? world.page.labels.find((it) => it.about === feature && livedAt(it, tick)) : undefined;
    const said = capital(at.named(id, called((label ?? shared)?.what ?? what, { tick })));
    const nth = (times.get(said) ?? 0) + 1;
    times.set(said, nth);
    names.set(id, { said, full: nth === 1 ? said : `${said} (${nth})` });
  }
  return names;
}

function placeOf(at: MapAt, piece: Piece, names: ReadonlyMap<string, PlaceName>): PlaceInWords {
  const { world, tick } = at;
  const { id, owner } = piece;
  const title = at.called(piece.what, { tick });
  const groups = new Map(at.asItStood.groups.map((it) => [it.id, at.named(it.id, it.name)]));
  const { said, full } = names.get(id) ?? { said: title, full: title };
  const inIt = world.page.beads.filter((it) => it.piece === id && livedAt(it, tick));
  const guests = new Set(inIt.flatMap((it) => (it.owner === null || it.owner === owner ? [] : [it.owner])));
  return {
    id,
    name: full,
    what: saysTheSame(at.called, said, piece.what) ? null : title,
    counts: beadsIn(world, id, tick),
    whose: owner === null ? null : (groups.get(owner) ?? null),
    guests: [...guests].map((it) => groups.get(it) ?? it),
    waysTo: waysFrom(at, piece, names),
    within: piece.within === null ? null : (names.get(piece.within)?.full ?? null),
  };
}

/** The places that open ways lead to, through tunnels but not through other places. */
function waysFrom({ asItStood, tick }: MapAt, piece: Piece, names: ReadonlyMap<string, PlaceName>): string[] {
  if (piece.matter !== 'open') return [];
  const start = asItStood.page.pieces.find((it) => it.id === piece.id);
  if (!start) return [];
  const seen = new Set([start.id]);
  const found: string[] = [];
  const queue = [start];
  for (let at = queue.pop(); at; at = queue.pop()) {
    for (const next of asItStood.page.touching(at)) {
      if (seen.has(next.id) || !livedAt(next, tick)) continue;
      seen.add(next.id);
      const name = names.get(next.id)?.full;
      if (name !== undefined) found.push(name);
      else queue.push(next);
    }
  }
  return found;
}
