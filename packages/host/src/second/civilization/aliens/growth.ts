import { centreOf, clamp, gapTo, mil, type Piece, polygon, type Shape, spread } from '@understory/page';
import type { Clause } from '@understory/table';
import { surfaceBetween } from '../../../places.ts';
import { draw } from '../../draw.ts';
import type { AlienCiv } from './alien-civ.ts';
import { hall } from './shapes.ts';

/** H2-ALN-T1.3: its square beads, and its units (H2-MSR-24). */
const GROWTH = 2;

/** An Alien biome round a structure: a ring in the rock, a strip one bead high on the surface (H2-SUR-02). */
export function growAlienBiome(civ: AlienCiv, clause: Clause, round: Piece): void {
  const above = round.stratum === 0;
  const shape = above ? stripRound(civ, round) : ringRound(civ, round);
  const at = above ? [-0.5, 0.5].map((it) => onGround(civ, centreOf(round.shape).x + it)) : seats(round, shape);
  draw(civ.world, {
    clause,
    kind: 'biome',
    shape,
    area: GROWTH,
    what: { kind: 'alien growth' },
    owner: civ.group.id,
    people: civ.people.key,
    biome: 'alien',
    ...(above ? { stratum: 0 } : {}),
    units: [{ kind: above ? 'surface biome' : 'biome', at, biome: 'alien' }],
  });
}

/** The structure's own outline, wider by two square beads; it keeps to the page and to the rock. */
function ringRound({ world: { page } }: AlienCiv, { shape, room, area }: Piece): Shape {
  const { x, y } = centreOf(shape);
  const { path } = hall(room ?? '', x, y, area + GROWTH);
  return polygon(
    path.map((it, i) => {
      if (i % 2 === 0) return clamp(it, 0, page.width);
      const roof = page.surfaceAt(clamp(path[i - 1] as number, 0, page.width));
      return clamp(it, roof, page.height);
    }),
  );
}

/** Its units lie outside the structure, if the page's half beads allow. */
function seats(round: Piece, shape: Shape) {
  const outside = spread(shape, GROWTH, (x, y) => gapTo(round.shape, x, y) > 0);
  return outside.length === GROWTH ? outside : spread(shape, GROWTH);
}

function stripRound(civ: AlienCiv, round: Piece): Shape {
  const { page } = civ.world;
  const { x } = centreOf(round.shape);
  const ground = surfaceBetween(page, clamp(x - 1, 0, page.width), clamp(x + 1, 0, page.width));
  const above: number[] = [];
  for (let i = ground.length - 2; i >= 0; i -= 2) above.push(ground[i] as number, (ground[i + 1] as number) - 1);
  return polygon([...ground, ...above]);
}

function onGround({ world: { page } }: AlienCiv, x: number) {
  return { x: mil(x), y: mil(page.surfaceAt(x)) };
}
