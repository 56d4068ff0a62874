import type { Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import type { FirstWorld } from '../../../src/first/index.ts';
import { adventure } from '../../../src/first/monsters/adventurers/explore.ts';
import type { Rolled } from '../../../src/first/monsters/flavours.ts';
import { alignmentOf, hasMet, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { relocate } from '../../../src/first/monsters/moving.ts';
import { newRoom } from '../../../src/first/monsters/quarters.ts';
import { arrive } from '../../../src/first/monsters/set-up.ts';
import { loners } from '../../../src/first/monsters/state.ts';
import { wanderersCome } from '../../../src/first/monsters/wanderers/arrival.ts';
import { wander } from '../../../src/first/monsters/wanderers/season.ts';
import type { Liquid } from '../../../src/first/nouns.ts';
import { fill, liquidIn } from '../../../src/first/words/liquid.ts';
import { group, has, kingdom, lone, play, room, season, tunnel } from '../monsters/monsters-at.ts';
import { denWith } from './with-options.ts';

const AT = { x: 10, y: 10 };

/** A room that is full of something, alone on the map. */
function place(liquid: Liquid): { world: FirstWorld; here: Piece } {
  const world = denWith({ water: true });
  const here = room(world, AT.x, AT.y);
  fill(world, { piece: here, liquid, clause: 'H1-WAT-03' });
  return { world, here };
}

function comes(world: FirstWorld, kind: Rolled, script: object = {}): MonsterGroup {
  play(world, () => arrive(world, kind, AT), { dice: [], names: ['The Deep'], ...script });
  return world.monsters.groups.at(-1) as MonsterGroup;
}

describe('dwellers in water and magma', () => {
  it.each([
    ['H1-WAT-T1.1', 'delvers', 'water', 'Merfolk'],
    ['H1-WAT-T1.2', 'delvers', 'magma', 'Flame Devils'],
    ['H1-WAT-T1.3', 'breeders', 'water', 'Crabmen'],
    ['H1-WAT-T1.4', 'breeders', 'magma', 'Azir'],
    ['H1-WAT-T1.5', 'alpha', 'water', 'Cave Octopus'],
    ['H1-WAT-T1.6', 'alpha', 'magma', 'Salamander'],
  ] as const)('[H1-WAT-07] %s: %s in %s are %s, without a roll', (_, kind, liquid, flavour) => {
    const { world, here } = place(liquid);
    const me = comes(world, kind);
    expect([me.flavour, homeOf(me), me.element]).toEqual([flavour, here.id, liquid]);
  });

  it('[H1-WAT-07] the player may name a kind of a rolled flavour instead, with its usual rules', () => {
    const { world } = place('water');
    const me = comes(world, 'breeders', {
      dice: [8],
      choose: { 'H1-WAT-07': ['rolled'] },
      names: ['Eel Kobolds', 'The Deep'],
    });
    expect([me.flavour, me.element, has(world, me)]).toEqual(['Kobolds', 'water', [3, 0]]);
    const founded = world.journal.entries.find((it) => it.kind === 'founded');
    expect(founded).toMatchObject({ folk: 'Eel Kobolds' });
    const dry = denWith({ water: true });
    room(dry, AT.x, AT.y);
    expect(comes(dry, 'breeders', { dice: [5] }).flavour).toBe('Goblins');
  });

  it('[H1-WAT-T1.1] the rooms that Merfolk build are flooded, those of others not', () => {
    const { world } = place('water');
    const built = newRoom(world, comes(world, 'delvers'), { clause: 'H1-DLV-01' });
    const crabs = newRoom(world, group(world, room(world, 20, 10), 'breeders', 'Crabmen', 1, 1), {
      clause: 'H1-BRD-01',
    });
    expect([built, crabs].map((it) => it && liquidIn(world.page, it))).toEqual(['water', null]);
  });

  it('[H1-WAT-T1.2] Flame Devils are lawful, and fight lawful adventurers all the same', () => {
    const { world, here } = place('magma');
    kingdom(world, [2, 0]);
    tunnel(world, 10, 4, 10, 9.6);
    const me = group(world, here, 'delvers', 'Flame Devils', 1, 1, 'lawful');
    play(world, () => adventure(world, { size: 6, alignment: 'lawful' }), { dice: [6, 1] });
    expect(alignmentOf(me)).toBe('lawful');
    expect(has(world, me)[0]).toBe(0);
  });

  it('[H1-WAT-T1.3] Crabmen play as any breeders do', () => {
    const { world } = place('water');
    const me = comes(world, 'breeders');
    expect(has(world, me)).toEqual([2, 1]);
    season(world, me, { dice: [] });
    expect(has(world, me)[0]).toBe(3);
  });

  it('[H1-WAT-T1.4] Azir lose 1● in a season without a room full of magma', () => {
    const { world } = place('magma');
    const wet = comes(world, 'breeders');
    season(world, wet, { dice: [] });
    const dry = group(world, room(world, 20, 15), 'breeders', 'Azir', 2, 1);
    season(world, dry, { dice: [] });
    expect([has(world, wet)[0], has(world, dry)[0]]).toEqual([3, 2]);
  });

  it('[H1-WAT-T1.5] the Octopus meets whoever’s zone touches its water, however far, and never leaves it', () => {
    const { world, here } = place('water');
    const far = room(world, 15, 10, 9, 1);
    fill(world, { piece: far, liquid: 'water', clause: 'H1-WAT-03' });
    const me = comes(world, 'alpha');
    const goblins = group(world, room(world, 20.5, 10), 'breeders', 'Goblins', 2, 1);
    season(world, me, { dice: [1, 6] });
    expect([hasMet(me, goblins), homeOf(me)]).toEqual([true, here.id]);
    // Beaten, it could only go where there is water.
    room(world, 4, 18);
    relocate(world, me, goblins, 2, 'H1-ALP-08');
    expect(homeOf(me)).toBe(here.id);
  });

  it('[H1-WAT-T1.6] wherever a Salamander moves, its lair is full of magma', () => {
    const { world } = place('magma');
    const me = comes(world, 'alpha');
    const other = group(world, room(world, 12, 10), 'breeders', 'Goblins', 2, 1);
    const lair = room(world, 3, 10);
    relocate(world, me, other, 2, 'H1-ALP-08');
    expect([homeOf(me), liquidIn(world.page, lair)]).toEqual([lair.id, 'magma']);
  });

  it('[H1-WAT-T1.7] a Giant Pike never leaves the water, and meets whoever touches it', () => {
    const { world, here } = place('water');
    tunnel(world, 10.5, 10, 14, 10);
    const side = room(world, 10, 11.5, 1, 2);
    fill(world, { piece: side, liquid: 'water', clause: 'H1-WAT-03' });
    const pike = lone(world, here, 'Giant Pike', 2);
    const goblins = group(world, room(world, 11.4, 12), 'breeders', 'Goblins', 1, 1);
    play(world, () => wander(world), { dice: [1] });
    expect([has(world, goblins)[0], has(world, pike)[0]]).toEqual([0, 1]);
    for (let year = 3; year < 8; year++) {
      world.monsters.year = year;
      play(world, () => wander(world), { dice: [1] });
      expect([here.id, side.id]).toContain(pike.at.piece);
    }
  });

  it('[H1-WAT-T1.7] [H1-WAT-T1.8] what wanders and appears in water is a pike, in magma an elemental', () => {
    for (const [liquid, type] of [
      ['water', 'Giant Pike'],
      ['magma', 'Elemental'],
    ] as const) {
      const { world } = place(liquid);
      play(world, () => wanderersCome(world, AT), { dice: [] });
      expect(new Set(loners(world).map((it) => it.type))).toEqual(new Set([type]));
    }
  });

  it('[H1-WAT-T1.8] an Elemental never enters water', () => {
    const { world } = place('magma');
    tunnel(world, 10.5, 10, 12.5, 10);
    const pond = room(world, 13, 10);
    fill(world, { piece: pond, liquid: 'water', clause: 'H1-WAT-03' });
    const fire = lone(world, world.page.pieces[0] as Piece, 'Elemental', 1);
    fire.at = { piece: (world.page.pieces.find((it) => it.shape.closed) as Piece).id, along: 0 };
    for (let year = 3; year < 8; year++) {
      world.monsters.year = year;
      play(world, () => wander(world), { dice: [1] });
      expect(fire.at.piece).not.toBe(pond.id);
    }
  });
});
