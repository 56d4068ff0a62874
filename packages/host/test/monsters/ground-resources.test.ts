import { type Piece, polygon } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../src/second/cards/tree/filter.ts';
import { draw } from '../../src/second/draw.ts';
import { hasNear, marksNear, mayExploit, sources, sourcesNear } from '../../src/second/monsters/ground/resources.ts';
import { newRoom } from '../../src/second/monsters/ground/rooms.ts';
import { learn } from '../../src/second/monsters/ground/territory.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { arrange } from '../arrange.ts';
import { denAt, playIn } from './den-at.ts';
import { markOn, nexusAt, roomAt, unitAt, wildAt } from './things-at.ts';

type Den = ReturnType<typeof denAt>;
const first = (den: Den) => den.monsters[0] as Monster;
const piece = (den: Den, i = 0) => den.world.page.pieces[i] as Piece;
const span = { from: 0, to: 0 };
const deposit = (kind: 'ore' | 'gems' | 'water' | 'magma' | 'nexus' | 'stone'): Resource => ({ ...span, kind });
const tomb: Resource = { ...span, kind: 'tomb', plural: false };
type BiomeWish = Partial<Pick<Extract<Resource, { kind: 'biome' }>, 'where' | 'type'>>;
const biome = (wish: BiomeWish = {}): Resource => ({
  ...span,
  kind: 'biome',
  where: null,
  type: null,
  plural: false,
  ...wish,
});

describe('resources', () => {
  it('[H2-ACT-221] [H2-ACT-222] finds the units in the territory, the nearest to the home first, and not those used up', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'ore', [13, 10]);
        unitAt(world, 'gems', [8, 10]);
        unitAt(world, 'ore', [14.9, 10]);
        unitAt(world, 'ore', [15.1, 10]);
      },
      monsters: [{ card: 'Dwarves', seats: [[10, 10]] }],
    });
    const near = () => sourcesNear(den, first(den), [deposit('ore'), deposit('gems')]).map((it) => it.at.x);
    expect(near()).toEqual([8, 13, 14.9]);
    const unit = den.world.page.units[0]?.id ?? '';
    arrange(den.world, { kind: 'arranged', clause: 'H2-ACT-221' }, [{ do: 'end', id: unit }]);
    expect(near()).toEqual([8, 14.9]);
    expect(sources(den, deposit('ore')).map((it) => it.at.x)).toEqual([14.9, 15.1]);
    expect(hasNear(den, first(den), [deposit('water')])).toBe(false);
    expect(hasNear(den, first(den), [deposit('water'), deposit('gems')])).toBe(true);
  });

  it('[H2-ACT-222] has stone without end in every home range', () => {
    const den = denAt({ monsters: [{ card: 'Dwarves', seats: [[10, 10]] }] });
    expect(sources(den, deposit('stone'))).toEqual([]);
    expect(sourcesNear(den, first(den), [deposit('stone')]).map((it) => it.key)).toEqual(['stone']);
    expect(hasNear(den, first(den), [deposit('stone')])).toBe(true);
  });

  it('[H2-ACT-225] [H2-CRD-209] tells surface, underground, fungus and farm biomes apart', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'surface biome', [4, 4], 'forest');
        unitAt(world, 'biome', [8, 10], 'fungus');
        unitAt(world, 'biome', [12, 10], 'slime');
        unitAt(world, 'biome', [16, 10]);
        // A Farm under the ground is a surface biome all the same.
        unitAt(world, 'surface biome', [20, 10]);
      },
    });
    const at = (wish: BiomeWish) => sources(den, biome(wish)).map((it) => it.at.x);
    expect(at({})).toEqual([4, 8, 12, 16, 20]);
    expect(at({ where: 'surface' })).toEqual([4, 20]);
    expect(at({ where: 'underground' })).toEqual([8, 12, 16]);
    expect(at({ type: 'fungus' })).toEqual([8, 16]);
    expect(at({ type: 'slime' })).toEqual([12]);
    expect(at({ where: 'surface', type: 'farm' })).toEqual([20]);
  });

  it('[H2-MON-140] reaches a biome as soon as any part of it is in the territory', () => {
    const den = denAt({
      before: (world) => {
        draw(world, {
          clause: 'H2-SUR-02',
          kind: 'biome',
          shape: polygon([14.5, 4, 25.5, 4, 25.5, 3, 14.5, 3]),
          what: asWritten('a wood'),
          stratum: 0,
          biome: 'forest',
          units: [
            {
              kind: 'surface biome',
              at: [
                { x: 18, y: 4 },
                { x: 22, y: 4 },
              ],
              biome: 'forest',
            },
          ],
        });
      },
      monsters: [{ card: 'Farmers', seats: [[10, 3.5]] }],
    });
    expect(sourcesNear(den, first(den), [biome({ where: 'surface' })]).map((it) => it.at.x)).toEqual([18]);
  });

  it('[H2-ACT-214] [H2-CRD-113] counts the marked rooms in the territory, whoever built them', () => {
    const den = denAt({
      before: (world) => {
        markOn(world, roomAt(world, [13, 10]), 'tomb');
        markOn(world, roomAt(world, [8, 12]), 'fortification');
        markOn(world, roomAt(world, [20, 10]), 'tomb');
      },
      monsters: [{ card: 'Skeletons', seats: [[10, 10]] }],
    });
    const me = first(den);
    expect(marksNear(den, me, 'tomb').map((it) => it.piece)).toEqual([piece(den, 0).id]);
    expect(marksNear(den, me, 'fortification')).toHaveLength(1);
    expect(sourcesNear(den, me, [tomb]).map((it) => it.key)).toEqual([piece(den, 0).id]);
    learn(den, me, piece(den, 2));
    expect(marksNear(den, me, 'tomb')).toHaveLength(2);
    arrange(den.world, { kind: 'arranged', clause: 'H2-ACT-222' }, [
      { do: 'end', id: den.world.page.marks[0]?.id ?? '' },
    ]);
    expect(sources(den, tomb)).toHaveLength(1);
  });

  it('[H2-ACT-223] [H2-MON-T2.11] may exploit a nexus or tomb, but not in another’s lair, and never a God fragment', () => {
    const den = denAt({
      before: (world) => {
        nexusAt(world, 'magic nexus', [12, 10]);
        nexusAt(world, 'god fragment', [8, 10]);
        markOn(world, roomAt(world, [10, 13]), 'tomb');
        markOn(world, wildAt(world, [13, 12.5], 1, 0, 0.6).piece, 'tomb');
        nexusAt(world, 'radiation', [10, 7]);
      },
      monsters: [{ card: 'A Wizard', seats: [[10, 10]] }],
    });
    const all = sourcesNear(den, first(den), [deposit('nexus'), tomb]);
    const may = all.filter((it) => mayExploit(den, first(den), it));
    expect(all).toHaveLength(5);
    expect(may.map((it) => [it.at.x, it.at.y]).sort()).toEqual([
      [10, 13],
      [10, 7],
      [12, 10],
    ]);
  });

  it('[H2-ACT-215] draws a room that holds a biome, or a unit of something else', () => {
    const den = denAt({
      monsters: [
        { card: 'Antlings', seats: [[10, 10]] },
        { card: 'Farmers', seats: [[20, 3.5]] },
      ],
    });
    const [ants, farmers] = den.monsters as [Monster, Monster];
    const made = (me: Monster, holds: Resource) =>
      playIn(den, (it) =>
        newRoom(it, me, { clause: 'H2-ACT-215', room: 'Farm', what: { kind: 'living cave' }, holds }),
      );
    expect(made(ants, biome({ type: 'fungus' })).biome).toBe('fungus');
    expect(hasNear(den, ants, [biome({ type: 'fungus', where: 'underground' })])).toBe(true);
    const farm = made(farmers, biome({ where: 'surface', type: 'farm' }));
    expect([farm.stratum, farm.area, farm.kind]).toEqual([0, 2, 'building']);
    expect(hasNear(den, farmers, [biome({ where: 'surface' })])).toBe(true);
    expect(hasNear(den, farmers, [biome({ where: 'underground' })])).toBe(false);
    made(ants, deposit('ore'));
    expect(hasNear(den, ants, [deposit('ore')])).toBe(true);
  });
});
