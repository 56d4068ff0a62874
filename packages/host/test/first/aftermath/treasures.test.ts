import { describe, expect, it } from 'vitest';
import { putBead } from '../../../src/beads.ts';
import { putBeads } from '../../../src/first/draw.ts';
import type { FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import { hasArtifact } from '../../../src/first/monsters/artifact.ts';
import { specialFeature } from '../../../src/first/monsters/features/features.ts';
import { loot, seize, spend } from '../../../src/first/monsters/loot.ts';
import { farthestFirst } from '../../../src/first/monsters/quarters.ts';
import { note } from '../../../src/first/note.ts';
import { group, kingdom, play, room, tunnel } from '../monsters/monsters-at.ts';
import { denWith, happens, lines } from './with-options.ts';

const named = ({ page }: FirstWorld) => page.beads.flatMap(({ until, name }) => (until === null && name ? [name] : []));
const treasury = () => denWith({ namedTreasures: true });

describe('named treasures', () => {
  it('[H1-TRE-01] [H1-TRE-02] [H1-GEN-T2.8] gems, artifacts of the Demons, a fallen star and the treasures of peoples get names', () => {
    const world = treasury();
    const vault = room(world, 10, 10);
    happens(
      world,
      () => {
        putBeads(world, 'H1-PRM-T2.3', vault, 'treasure', 1, 'gems');
        putBeads(world, 'H1-DEM-T1.1', vault, 'treasure', 1, 'artifact');
        putBeads(world, 'H1-DIS-07', vault, 'treasure', 1, 'fallen star');
        putBeads(world, 'H1-DLV-03', vault, 'treasure', 1, 'mined ore');
        for (const emblem of ['dwarven treasure', 'elven treasure']) {
          const put = putBead(world, vault, { kind: 'treasure', owner: null, emblem });
          const gained = { group: 'g0', bead: 'treasure', count: 1, beads: [put.bead.id], piece: vault.id } as const;
          note(world, { kind: 'gained', clause: 'H1-DWF-T1', ...gained, deed: 'work' }, [put]);
        }
      },
      { names: ['Cup', 'Key', 'Harp', 'Crown', 'Mask'] },
    );
    expect(named(world)).toEqual(['Cup', 'Key', 'Harp', 'Crown', 'Mask']);
    expect(world.page.beadsIn(vault.id, 'treasure')).toHaveLength(6);
  });

  it('[H1-TRE-02] [H1-FEA-T1.7] so does what is laid into a crypt', () => {
    const world = treasury();
    group(world, room(world, 10, 10), 'delvers', 'Dwarves', 3, 1);
    happens(world, () => play(world, () => specialFeature(world, { x: 10, y: 10 }), { dice: [7] }), {
      names: ['Ring'],
    });
    expect(named(world)).toEqual(['Ring']);
  });

  it('[H1-TRE-01] in every rule it counts as 1○, and an artifact of the Demons is none of those that win fights', () => {
    const world = treasury();
    const me = group(world, room(world, 10, 10), 'delvers', 'Dwarves', 1, 0);
    happens(world, () => putBeads(world, 'H1-DEM-T1.1', room(world, 11.2, 10), 'treasure', 1, 'artifact'), {
      names: ['Mirror'],
    });
    seize(world, me, 'H1-DLV-02');
    expect(world.page.beadsOf(me.id).filter(({ kind }) => kind === 'treasure')).toHaveLength(1);
    expect(hasArtifact(world, me.id)).toBe(false);
  });

  it('[H1-TRE-03] plain ○ goes first, then the oldest named; each change of hands and each loss is written', () => {
    const world = treasury();
    const den = room(world, 10, 10);
    const rich = group(world, den, 'delvers', 'Dwarves', 1, 0);
    const poor = group(world, room(world, 20, 10), 'breeders', 'Goblins', 1, 0);
    happens(
      world,
      () => {
        putBeads(world, 'H1-PRM-T2.3', den, 'treasure', 2, 'gems');
        putBeads(world, 'H1-DLV-03', den, 'treasure', 1, 'mined ore');
      },
      { names: ['Old Cup', 'New Key'] },
    );
    seize(world, rich, 'H1-DLV-02');
    expect(farthestFirst(world, rich, 'treasure').map(({ name }) => name)).toEqual([null, 'Old Cup', 'New Key']);
    loot(world, poor, rich, 'H1-BRD-09', 2);
    spend(world, poor, 'H1-ALP-04', 2);
    expect(lines(world, 'changed hands').map(({ name, from, group: to }) => [name, from, to])).toEqual([
      ['Old Cup', null, rich.id],
      ['New Key', null, rich.id],
      ['Old Cup', rich.id, poor.id],
    ]);
    expect(lines(world, 'treasure lost').map(({ name, from }) => [name, from])).toEqual([['Old Cup', poor.id]]);
  });

  it('[H1-TRE-02] [H1-TRE-03] a party sets out with a named one, and what it leaves with is lost', () => {
    const world = treasury();
    kingdom(world, [2, 0]);
    tunnel(world, 10, 4, 10, 8);
    play(world, () => adventure(world, { size: 1, alignment: 'lawful' }), { names: ['Lantern'] });
    expect(lines(world, 'treasure lost').map(({ name }) => name)).toEqual(['Lantern']);
  });

  it('[H1-GEN-T2.8] without the option nothing is named, and nothing written', () => {
    const world = denWith({});
    const den = room(world, 10, 10);
    const me = group(world, den, 'delvers', 'Dwarves', 1, 0);
    happens(world, () => putBeads(world, 'H1-PRM-T2.3', den, 'treasure', 2, 'gems'), { names: [] });
    seize(world, me, 'H1-DLV-02');
    expect([named(world), lines(world, 'changed hands')]).toEqual([[], []]);
  });
});
