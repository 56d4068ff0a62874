import type { View, World } from '@understory/host';
import type { PenMeasures, Penwork, Sticker } from '@understory/ink';
import { heldAt, penLabel } from '@understory/ink/pen';
import { bounds, gapTo, type Label, livedAt, type Naming, type Piece, type Point, type Shape } from '@understory/page';
import { asWritten, capital } from '@understory/table';
import { named, treasureNamed } from './named.ts';
import type { Selected } from './pen-store.ts';
import { emblemWords } from './stuck.ts';

/** What lies under the pen at a moment. */
export interface UnderPen {
  readonly world: World;
  readonly called: Naming;
  readonly tick: number;
  readonly pen: Penwork;
  readonly measures: PenMeasures;
}

/** A thing in the list of what can be drawn otherwise. */
export interface Thing extends Selected {
  readonly name: string;
  readonly where: string;
}

/** Everything that can be renamed, moved or reshaped, from the surface down. */
export function thingsOf(
  { levelOf }: Pick<View, 'levelOf'>,
  under: UnderPen,
  stickers: readonly Sticker[] = [],
): Thing[] {
  const { world, called, tick, pen } = under;
  const { page } = world;
  const words = { page, called };
  const pieces = page.pieces
    .filter((it) => livedAt(it, tick) && it.matter !== 'cover')
    .map((it) => ({ it, level: levelOf(world, it) }))
    .sort((a, b) => a.level.number - b.level.number)
    .map(
      ({ it, level }): Thing => ({
        what: 'piece',
        id: it.id,
        name: capital(named(pen, words, it.id, called(it.what))),
        where: level.said,
      }),
    );
  const labels = labelsOf(under).map(
    (it): Thing => ({
      what: 'label',
      id: it.id,
      name: named(pen, words, it.about, called(it.what)),
      where: 'label',
    }),
  );
  const treasures = page.beads
    .filter((it) => it.kind === 'epic' && it.name !== null && livedAt(it, tick))
    .map(
      (it): Thing => ({ what: 'treasure', id: it.origin, name: treasureNamed(pen, words, it), where: 'epic treasure' }),
    );
  const stuck = stickers.map(
    (it): Thing => ({ what: 'sticker', id: `${it.edit}`, name: capital(emblemWords(it.emblem)), where: 'sticker' }),
  );
  return [...labels, ...treasures, ...stuck, ...pieces];
}

/** The labels there, those that the pen has added among them. */
export function labelsOf({ world: { page }, tick, pen }: Pick<UnderPen, 'world' | 'tick' | 'pen'>): Label[] {
  const there = page.labels.filter((it) => livedAt(it, tick));
  const added = [...pen.names].flatMap(([id, { is: text }]): Label[] => {
    const piece = page.pieces.find((it) => it.id === id && livedAt(it, tick));
    if (!piece || page.labels.some(({ about }) => about === id)) return [];
    const [x = 0, y = 0] = piece.shape.path;
    return [
      {
        id: penLabel(id),
        what: asWritten(text),
        note: null,
        at: { x, y },
        about: id,
        size: 'plain',
        since: 0,
        until: null,
      },
    ];
  });
  return [...there, ...added];
}

/** The outline that a piece is drawn with. */
export function drawnShape({ world, tick, pen, measures }: UnderPen, piece: Piece): Shape {
  return heldAt(world.page, pen, tick, measures).moved.get(piece.id)?.outline ?? piece.shape;
}

/** The smallest piece drawn at a place. */
export function pieceAt({ world, tick, pen, measures }: UnderPen, { x, y }: Point): Piece | null {
  const { moved } = heldAt(world.page, pen, tick, measures);
  const here = world.page.pieces
    .filter((it) => livedAt(it, tick) && it.matter !== 'cover')
    .map((piece) => ({ piece, shape: moved.get(piece.id)?.outline ?? piece.shape }))
    .filter(({ shape }) => gapTo(shape, x, y) <= BLUNT)
    .sort((a, b) => sizeOf(a.shape) - sizeOf(b.shape));
  return here[0]?.piece ?? null;
}

/** A finger is blunt. */
const BLUNT = 0.15;

function sizeOf(shape: Shape): number {
  const { left, top, right, bottom } = bounds(shape);
  return (right - left) * (bottom - top);
}
