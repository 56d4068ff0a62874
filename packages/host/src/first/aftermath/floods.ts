import { closest, distance, flood, isLine, line, type Page, type Piece, type Point, polygon } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { choose } from '../asks.ts';
import { draw } from '../draw.ts';
import { lawsOf } from '../monsters/laws.ts';
import { note } from '../note.ts';
import type { Liquid } from '../nouns.ts';
import { fill, isLiquid, liquidIn, SOURCE } from '../words/liquid.ts';
import { isOpening } from '../words/rock.ts';
import { displaced } from './displaced.ts';
import { divert, isRiver } from './rivers.ts';
import type { Aftermathed } from './state.ts';

/** How far a liquid flows at the most (H1-WAT-03); a river without limit. */
const MOST = { cave: 2 * FINGER, magma: FINGER } as const;
/** How much lower than the contact an opening leads if it leads down (H1-WAT-02). */
const LOWER = 0.5;

/** A liquid's source (H1-WAT-01): a river or pipe, or what lies in a cave. */
type Source = Piece & { readonly kind: Liquid };

/** H1-WAT-02: what was dug since the last look may have opened a source. What the first age draws opens none. */
export function* floods(world: Aftermathed): Rule {
  const { page, journal, aftermath } = world;
  const fresh = [...page.drawn()].filter(({ since }) => since >= aftermath.looked);
  for (const it of fresh) basin(world, it);
  if (journal.age === 'primordial') return;
  for (const opening of fresh) {
    if (!mayOpen(opening)) continue;
    const seen = new Set<string>();
    for (const source of sourcesAt(world, opening)) {
      // A river is one source, however many of its stretches are touched.
      const whole = source.feature ?? source.id;
      if (opening.until !== null || source.until !== null || seen.has(whole)) continue;
      seen.add(whole);
      yield* opens(world, opening, source);
    }
  }
}

/** H1-WAT-06, H1-MEA-14: with floods a cave full of water or magma is a room like others that are flooded, and a source besides. */
function basin(world: Aftermathed, piece: Piece): void {
  const { kind, shape, area, within, what, feature, id, until } = piece;
  if (!isLiquid(kind) || within !== null || until !== null || !lawsOf(world).basins.has(what.kind)) return;
  const clause = 'H1-WAT-06';
  const cave = draw(world, {
    clause,
    kind: 'cave',
    shape,
    area,
    feature,
    variant: kind,
    what: { kind: 'natural cave' },
    instead: [id],
  });
  fill(world, { piece: cave, liquid: kind, clause, feature, isSource: true });
}

/** A new tunnel or room; the bed that a river leaves meanwhile is none. */
function mayOpen(piece: Piece): boolean {
  const { kind } = piece;
  return (kind === 'tunnel' || kind === 'room' || kind === 'cave') && !isOpening(piece);
}

/** What it touches that a flood may come from, the oldest first; not what came with it, nor what fills it already. */
function sourcesAt({ page }: Aftermathed, { id, shape, feature }: Piece): Source[] {
  return page
    .within(shape, page.measures.touch)
    .filter(
      (it): it is Source =>
        isLiquid(it.kind) &&
        it.within !== id &&
        (feature === null || it.feature !== feature) &&
        (it.within === null || it.variant === SOURCE || isRiver(page, it)),
    );
}

/** Nobody is asked about a flood that would fill nothing. */
function* opens(world: Aftermathed, opening: Piece, source: Source): Rule {
  const { page } = world;
  const { from: contact } = closest(opening.shape, source.shape);
  const flow = flowFrom(page, opening, source, contact);
  if (flow.stretches.length + flow.pools.length === 0) return;
  const isDown = lowest(page, opening) - depth(page, contact) >= LOWER;
  const key = yield* choose('H1-WAT-02', {
    by: 'maker',
    topic: { kind: 'whether it floods', liquid: source.kind },
    options: [
      { key: 'flood', subject: { piece: opening.id } },
      { key: 'dry', subject: { piece: opening.id } },
    ],
    usual: isDown ? 'flood' : 'dry',
    about: `${opening.id} and ${source.id}`,
  });
  if (key === 'flood') yield* run(world, { opening, source, contact, flow });
}

/** H1-WAT-03: what can be reached by going level or down. */
function flowFrom(page: Page, opening: Piece, source: Source, contact: Point): Flow {
  return flood(page, contact, [opening], {
    limit: isRiver(page, source) ? Number.POSITIVE_INFINITY : source.kind === 'magma' ? MOST.magma : MOST.cave,
    fills: (it) => holds(page, it),
    ...(isPocket(page) && { depth: (x: number, y: number) => depth(page, { x, y }) }),
  });
}

type Flow = ReturnType<typeof flood>;

interface Opened {
  readonly opening: Piece;
  readonly source: Source;
  readonly contact: Point;
  readonly flow: Flow;
}

/** H1-WAT-03: it fills what it reaches. */
function* run(world: Aftermathed, { opening, source, contact, flow }: Opened): Rule {
  const { page } = world;
  const clause = 'H1-WAT-03';
  const isDiverted = isRiver(page, source);
  const { stretches, pools } = flow;
  const places = [...stretches, ...pools];
  note(world, {
    kind: 'flooded',
    clause,
    piece: opening.id,
    source: source.id,
    liquid: source.kind,
    count: places.length,
  });
  if (isDiverted) divert(world, source, contact);
  const of = { liquid: source.kind, clause, feature: isDiverted ? source.feature : null } as const;
  for (const { piece, path } of stretches) fill(world, { ...of, piece, shape: line([...path], piece.shape.swell * 2) });
  for (const { piece, ring } of pools) fill(world, { ...of, piece, shape: polygon([...ring]) });
  yield* displaced(world, new Set(places.map(({ piece }) => piece.id)), source.kind);
}

/** Dry rooms and tunnels take it in; what is open to the sky never fills up. */
function holds(page: Page, piece: Piece): boolean {
  const { kind } = piece;
  return (
    (kind === 'tunnel' || kind === 'room' || kind === 'cave') && !isOpening(piece) && liquidIn(page, piece) === null
  );
}

/** H1-ALT-18: how deep a point lies, down the page; in a pocket universe towards its middle. */
function depth(page: Page, { x, y }: Point): number {
  return isPocket(page) ? -distance(x, y, page.width / 2, page.height / 2) : y;
}

function isPocket({ ground }: Page): boolean {
  return ground.surfaces[0]?.closed === true;
}

/** The depth of its deepest point. */
function lowest(page: Page, { shape }: Piece): number {
  const { path, swell } = shape;
  const corners = Array.from({ length: path.length / 2 }, (_, i) =>
    depth(page, { x: path[2 * i] as number, y: path[2 * i + 1] as number }),
  );
  return Math.max(...corners) + (isLine(shape) ? 0 : swell);
}
