import { describe, expect, it } from 'vitest';
import { regionsIn } from '../../src/first/campaign/play.ts';
import { type Regions, regionsOf } from '../../src/first/campaign/regions.ts';
import { campaignGuide } from '../../src/first/telling/guide.ts';
import { den, group, lone, play, room, tunnel } from './monsters/monsters-at.ts';

/** Goblins at home, an ooze in a room beyond their zone, and a cave apart. */
function dungeon() {
  const world = den();
  const home = room(world, 5, 10);
  const far = room(world, 15, 10);
  tunnel(world, 5.5, 10, 14.5, 10);
  const apart = room(world, 25, 18);
  const goblins = group(world, home, 'breeders', 'Goblins', 2, 1);
  lone(world, far, 'Ooze', 1);
  return { world, home, far, apart, goblins };
}

describe('regions for a campaign', () => {
  it('[H1-RPG-08] are what each group holds, and what hangs together and is nobody’s, with those who are there', () => {
    const { world, home, far, apart, goblins } = dungeon();
    const { regions, lesser, scale } = regionsIn(world);
    expect(regions.map(({ main, rooms }) => [main?.id ?? null, rooms])).toEqual([
      [goblins.id, [home.id]],
      [null, [far.id]],
      [null, [apart.id]],
    ]);
    expect(regions[1]?.lone).toEqual([{ type: 'Ooze', many: 1 }]);
    expect(lesser).toContain('Scavenger Jelly');
    expect(scale).toBe('1-2');
  });

  it('[H1-RPG-08] the scale is asked, and rumours are the lines of the record about the place', () => {
    const { world, goblins } = dungeon();
    const made = play(world, () => regionsOf(world), { choose: { 'H1-RPG-08': ['several'] } }).result as Regions;
    expect(made.scale).toBe('several');
    const [first] = made.regions;
    const told = first?.rumours.map((tick) => world.journal.entries[tick]?.kind);
    expect(told).toContain('founded');
    expect(made.regions[2]?.rumours).toEqual([]);
    expect(world.journal.entries[first?.rumours[0] ?? 0]).toMatchObject({ group: goblins.id });
  });

  it('[H1-RPG-09] another game’s names may stand for the monsters’', () => {
    const { world } = dungeon();
    const { regions, lesser } = regionsIn(world, { Goblins: 'Moss Folk', Ooze: 'Black Jelly' });
    expect(regions[0]?.main?.flavour).toBe('Moss Folk');
    expect(regions[1]?.lone[0]?.type).toBe('Black Jelly');
    expect(lesser).toContain('Black Jelly');
    expect(lesser).not.toContain('Ooze');
  });

  it('[H1-RPG-01] the guide tells when to stop for a campaign, and what was written stays text', () => {
    const { world } = dungeon();
    const text = campaignGuide(world, regionsIn(world, { Goblins: '<b>*Moss*</b>' }));
    expect(text).toContain('stop at the start of the Age of Villainy');
    expect(text).toContain('\\<b\\>\\*Moss\\*');
    expect(text).toContain('Ooze (1)');
  });
});
