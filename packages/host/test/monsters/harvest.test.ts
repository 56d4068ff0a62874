import { describe, expect, it } from 'vitest';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { denAt } from './den-at.ts';
import { act, beadCount, canDo, drawnSince, homePiece, stepOf } from './moves-at.ts';
import { nexusAt, unitAt } from './things-at.ts';

const of = (den: ReturnType<typeof denAt>, i = 0) => den.monsters[i] as Monster;

describe('harvesting', () => {
  it('[H2-ACT-224] gives a ○ with a seat in the lair, and uses up nothing', () => {
    const den = denAt({
      before: (world) => {
        unitAt(world, 'biome', [13, 10], 'fungus');
      },
      monsters: [{ card: 'Fungaliths', seats: [[10, 10]], treasure: 0 }],
    });
    const fungaliths = of(den);
    const many = den.world.page.pieces.length;
    for (let i = 0; i < 2; i++) expect(act(den, fungaliths, stepOf(fungaliths, 'harvest'))).toBe(true);
    expect(beadCount(den, fungaliths, 'treasure')).toBe(2);
    expect(den.world.page.units.every((it) => it.until === null)).toBe(true);
    expect(drawnSince(den, many).some((it) => it.kind === 'hollow')).toBe(false);
    const rooms = den.world.page.beadsOf(fungaliths.id).map((it) => den.world.page.piece(it.piece));
    expect(rooms.every((it) => it.owner === fungaliths.id)).toBe(true);
    expect(rooms[0]).toBe(homePiece(den, fungaliths));
  });

  it('[H2-ACT-224] [H2-ACT-225] needs the named resource in reach: an underground biome, not one under the sky', () => {
    const above = denAt({
      before: (world) => {
        unitAt(world, 'surface biome', [10, 4], 'forest');
      },
      monsters: [{ card: 'Fungaliths', seats: [[10, 6]] }],
    });
    expect(canDo(above, of(above), stepOf(of(above), 'harvest'))).toBe(false);
    const unnamed = denAt({
      before: (world) => {
        unitAt(world, 'biome', [13, 10]);
      },
      monsters: [{ card: 'Fungaliths', seats: [[10, 10]] }],
    });
    expect(canDo(unnamed, of(unnamed), stepOf(of(unnamed), 'harvest'))).toBe(true);
    const far = denAt({
      before: (world) => {
        unitAt(world, 'biome', [20, 10]);
      },
      monsters: [{ card: 'Fungaliths', seats: [[10, 10]] }],
    });
    expect(canDo(far, of(far), stepOf(of(far), 'harvest'))).toBe(false);
  });

  it('[H2-CRD-C04.1] the Morlons’ harvest needs magma in reach, wherever the refinery stands', () => {
    const near = denAt({
      before: (world) => {
        unitAt(world, 'magma', [13, 10]);
      },
      monsters: [{ card: 'Morlons', seats: [[10, 10]] }],
    });
    expect(canDo(near, of(near), stepOf(of(near), 'harvest'))).toBe(true);
    const none = denAt({ monsters: [{ card: 'Morlons', seats: [[10, 10]] }] });
    expect(canDo(none, of(none), stepOf(of(none), 'harvest'))).toBe(false);
  });

  it('[H2-CRD-318] the Blue Wizard harvests a given nexus or biome area once only', () => {
    const den = denAt({
      before: (world) => {
        nexusAt(world, 'magic nexus', [13, 10]);
        unitAt(world, 'biome', [10, 13], 'slime');
      },
      monsters: [{ card: 'Blue Wizard', seats: [[10, 10]], treasure: 0 }],
    });
    const wizard = of(den);
    const step = stepOf(wizard, 'harvest');
    expect(act(den, wizard, step)).toBe(true);
    expect(act(den, wizard, step)).toBe(true);
    expect(canDo(den, wizard, step)).toBe(false);
    expect(act(den, wizard, step)).toBe(false);
    expect(beadCount(den, wizard, 'treasure')).toBe(2);
  });

  it('[H2-ACT-226] Plague and Fate do not act on those who harvest them', () => {
    for (const nexus of ['plague', 'fate'] as const) {
      const den = denAt({
        before: (world) => {
          nexusAt(world, nexus, [13, 10]);
        },
        monsters: [
          {
            card: 'Blue Wizard',
            seats: [
              [10, 10],
              [10, 8.5],
            ],
            treasure: 0,
          },
        ],
      });
      act(den, of(den), stepOf(of(den), 'harvest'));
      expect(beadCount(den, of(den), 'population')).toBe(2);
      expect(beadCount(den, of(den), 'treasure')).toBe(1);
    }
  });
});
