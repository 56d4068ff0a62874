import type { Piece } from '@understory/page';
import { turnsUpTo } from '../furnish/ruin.ts';
import type { Survey } from '../places/survey.ts';
import type { Floor } from './floors.ts';
import type { Plan } from './plan.ts';
import { crossings, difference, intersection, type Ring, ringOf } from './polygons.ts';
import { type Seam, seamsOf } from './seams.ts';
import { laidPath } from './sheet.ts';

/** TA-MAT-01: something that is laid down as everything else, clipped to where it shows. */
interface Body {
  readonly piece: Piece;
  readonly rings: readonly Ring[];
}

/** TA-MAT-02: how one comes over a river, magma or a fault. */
type CrossingKind = 'bridge' | 'causeway' | 'rope bridge' | 'stepping stones' | 'ledge' | 'jump';

export interface Crossing {
  readonly kind: CrossingKind;
  readonly way: Floor;
  readonly over: Piece;
  /** Its two ends, in squares. */
  readonly line: readonly [number, number, number, number];
  /** How many squares it is long. */
  readonly squares: number;
  readonly unsafe: boolean;
}

/** What of the world's matter lies on a level. */
export interface Matter {
  readonly rivers: readonly Body[];
  readonly lakes: readonly Body[];
  readonly magma: readonly Body[];
  readonly crossings: readonly Crossing[];
  readonly seams: readonly Seam[];
}

/** TA-MAT-02: crossings of what was left so many turns ago are unsafe. */
const OLD = 10;

export function matterOf(survey: Survey, plan: Pick<Plan, 'floors' | 'sheet'>): Matter {
  const { sheet, floors } = plan;
  const whole = [0, 0, sheet.width, 0, sheet.width, sheet.height, 0, sheet.height];
  const laid = (piece: Piece, path = piece.shape.path): number[] => laidPath(sheet, ringOf({ ...piece.shape, path }));
  const rivers = floors
    .filter(
      (it) => it.place === null && it.stretch !== null && (it.piece.kind === 'water' || it.piece.kind === 'fault'),
    )
    .map(({ piece, stretch }) => ({ piece, rings: intersection([laid(piece, stretch?.path)], [whole]) }));
  const here = new Map(floors.filter((it) => it.place !== null).map((it) => [it.piece.id, it]));
  const pools = survey.pools.filter((it) => here.has(it.within ?? ''));
  const lakes = [...pools, ...[...here.values()].filter((it) => it.place?.kind === 'water').map((it) => it.piece)];
  const built = floors.filter((it) => it.manner.built).flatMap((it) => it.rings);
  return {
    rivers,
    seams: seamsOf(survey, floors, sheet),
    // A lake in a cave fills what lies below its water line; a room that was dug there since is dry.
    lakes: lakes.map((piece) => {
      const home = here.get(piece.within ?? piece.id)?.rings ?? [];
      return { piece, rings: difference(intersection(intersection([laid(piece)], home), [whole]), built) };
    }),
    // Magma fills rock, and what nature left open; nobody's room and no way is under it.
    magma: survey.matter
      .filter((it) => it.kind === 'magma')
      .map((piece) => {
        const dug = floors.filter((it) => it.place?.kind !== 'cave' || it.piece.id !== piece.within);
        return {
          piece,
          rings: difference(
            intersection([laid(piece)], [whole]),
            dug.flatMap((it) => it.rings),
          ),
        };
      })
      .filter((it) => it.rings.length > 0),
    crossings: crossingsOf(survey, floors, [
      ...rivers,
      ...survey.matter.filter((it) => it.kind === 'magma').map((piece) => ({ piece, rings: [laid(piece)] })),
    ]),
  };
}

function crossingsOf(survey: Survey, floors: readonly Floor[], over: readonly Body[]): Crossing[] {
  const ways = floors.filter((it) => it.place === null && it.piece.kind === 'tunnel');
  return over.flatMap(({ piece, rings }) =>
    ways.flatMap((way) =>
      way.lines.flatMap((line) =>
        rings.flatMap((ring) =>
          spansOver(line, ring).map((span): Crossing => {
            const [ax, ay, bx, by] = span;
            const squares = Math.round(Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)));
            return {
              kind: crossingOf(survey, way, piece),
              way,
              over: piece,
              line: span,
              squares,
              unsafe: isLeft(survey, way),
            };
          }),
        ),
      ),
    ),
  );
}

/** Where a line lies over a ring, from shore to shore. */
function spansOver(line: readonly number[], ring: Ring): [number, number, number, number][] {
  const found: [number, number, number, number][] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i], line[i + 1], line[i + 2], line[i + 3]] as [number, number, number, number];
    const cuts = crossings(ring, ax, ay, bx, by);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const [s, t] = [cuts[n] as number, cuts[n + 1] as number];
      found.push([ax + (bx - ax) * s, ay + (by - ay) * s, ax + (bx - ax) * t, ay + (by - ay) * t]);
    }
  }
  return found;
}

/** TA-MAT-02: a bridge where the way is built, else what its maker can do. */
function crossingOf({ then, naming }: Survey, { manner, width, piece }: Floor, over: Piece): CrossingKind {
  if (manner.built) return width >= 3 ? 'causeway' : 'bridge';
  const maker = piece.owner === null ? undefined : then.groups.get(piece.owner);
  if (maker && naming.natureOf(maker).tags.includes('humanoid')) return 'rope bridge';
  return over.kind === 'water' ? 'stepping stones' : over.kind === 'magma' ? 'ledge' : 'jump';
}

function isLeft({ then }: Survey, { piece }: Floor): boolean {
  const { journal, groups } = then.world;
  const until = groups.find((it) => it.id === piece.owner)?.until ?? null;
  if (until === null || until > then.tick) return false;
  return turnsUpTo(journal, then.tick) - turnsUpTo(journal, until) >= OLD;
}
