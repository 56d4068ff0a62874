import { disc, line, type Piece, type Point } from '@understory/page';
import { beadsOf } from '../../src/beads.ts';
import { plainGoods } from '../../src/playtest/civilization/deep-elves/elves.ts';
import { housed } from '../../src/playtest/civilization/deep-elves/rooms.ts';
import { endOfYear, SEASONS } from '../../src/playtest/civilization/deep-elves/seasons.ts';
import { setUpElves } from '../../src/playtest/civilization/deep-elves/set-up.ts';
import type { Elves } from '../../src/playtest/civilization/deep-elves/state.ts';
import { beginFeature, draw, putBeads, sign } from '../../src/playtest/draw.ts';
import type { PlaytestWorld } from '../../src/playtest/index.ts';
import { laid, play } from './world-at.ts';

/** An ore site of so many lodes round a place. */
export function oreAt(world: PlaytestWorld, at: Point, lodes: number, metal = 'gold'): string {
  const feature = beginFeature(world, 'PT-FEA-T1.1–2', 'ore', world.page.stratumAt(at.x, at.y));
  for (let i = 0; i < lodes; i++) {
    const spot = { x: at.x + i * 1.2, y: at.y };
    const shape = disc(spot.x, spot.y, 0.5);
    draw(world, {
      clause: 'PT-FEA-03',
      kind: 'ore',
      shape,
      what: { kind: 'spot of ore', metal },
      feature,
      units: [{ kind: 'ore', at: [spot] }],
    });
  }
  return feature;
}

export function waterAt(world: PlaytestWorld, at: Point, kind: 'water' | 'magma' = 'water'): string {
  const feature = beginFeature(world, 'PT-FEA-T1.4–5', kind, world.page.stratumAt(at.x, at.y));
  draw(world, { clause: 'PT-FEA-T2.Intrusion', kind, shape: disc(at.x, at.y, 1), what: { kind: 'lake' }, feature });
  return feature;
}

/** A cave with so many primordial ●. */
export function caveAt(world: PlaytestWorld, at: Point, monsters = 0): Piece {
  const feature = beginFeature(world, 'PT-FEA-T1.7–9', 'caves', world.page.stratumAt(at.x, at.y));
  const shape = disc(at.x, at.y, 0.5);
  const cave = draw(world, {
    clause: 'PT-FEA-T2.Scattering',
    kind: 'cave',
    shape,
    what: { kind: 'natural cave' },
    feature,
  });
  if (monsters > 0) putBeads(world, 'PT-CAV-02', cave, 'population', monsters, 'primordial monster');
  return cave;
}

export function cursedAt(world: PlaytestWorld, at: Point, kind: 'plague' | 'fate', number = 3): Piece {
  const cave = caveAt(world, at);
  sign(world, 'PT-NEX-T1.2', cave, kind, kind === 'plague' ? { kind: 'plague sign', number } : { kind: 'fate sign' });
  return cave;
}

export function tunnelBetween(world: PlaytestWorld, a: Point, b: Point): Piece {
  return draw(world, {
    clause: 'PT-MEA-12',
    kind: 'tunnel',
    shape: line([a.x, a.y, b.x, b.y], 0.5),
    what: { kind: 'natural tunnel' },
  });
}

/** The elves in their city at (15, 18), with so much; `before` draws what is there when they come. */
export function elvesWith(
  folk: number,
  goods: number,
  before: (world: PlaytestWorld) => void = () => {},
): { readonly world: PlaytestWorld; readonly elves: Elves } {
  const world = laid();
  before(world);
  const elves = play(world, setUpElves, { dice: [] }).result as Elves;
  setCounts(world, elves, folk, goods);
  world.journal.age = 'civilization';
  return { world, elves };
}

/** Beads are added or taken until the city has just so many. */
export function setCounts(world: PlaytestWorld, elves: Elves, folk: number, goods: number): void {
  const { city } = elves;
  const off = {
    population: folk - beadsOf(world, city, 'population').length,
    treasure: goods - plainGoods(world, city).length,
  };
  for (const kind of ['population', 'treasure'] as const) {
    if (off[kind] > 0) housed(world, elves, 'PT-ELF-06', kind, off[kind]);
    const beads = kind === 'population' ? beadsOf(world, city, kind) : plainGoods(world, city);
    for (let i = off[kind]; i < 0; i++) {
      const bead = beads.pop();
      if (bead) world.page.apply({ do: 'end', id: bead.id }, world.journal.entries.length);
    }
  }
}

/** The counts of the city or a colony, as the rulebook writes them. */
export function counts(world: PlaytestWorld, group: string): string {
  return `${beadsOf(world, group, 'population').length}/${plainGoods(world, group).length}`;
}

export function playSeason(
  world: PlaytestWorld,
  elves: Elves,
  season: 'spring' | 'summer' | 'fall' | 'winter',
  script: Parameters<typeof play>[2] = { dice: [] },
) {
  const which = SEASONS.find((it) => it.season === season);
  if (!which) throw new Error(season);
  return play(
    world,
    function* (it) {
      yield* which.play(it, elves);
      if (season === 'winter') endOfYear(it, elves);
    },
    script,
  );
}
