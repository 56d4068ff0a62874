import { describe, expect, it } from 'vitest';
import { territoryOutline } from '../../src/second/monsters/ground/territory-outline.ts';
import { denAt } from './den-at.ts';

describe('the outline of a territory', () => {
  it('[H2-MON-108][H2-MON-110] runs a finger’s width round the lair, and nobody else has one', () => {
    const { world, monsters } = denAt({ monsters: [{ card: 'Goblins', seats: [[10, 10]] }] });
    const [ring = [], ...others] = territoryOutline(world, monsters[0]?.id ?? '');
    expect(others).toEqual([]);
    const across = ring.filter((_, i) => i % 2 === 0);
    // The seat is half a bead in radius, and the home range goes 4.5 beads on from there.
    expect(Math.min(...across)).toBeCloseTo(5, 0);
    expect(Math.max(...across)).toBeCloseTo(15, 0);
    expect(territoryOutline(world, 'nobody')).toEqual([]);
  });
});
