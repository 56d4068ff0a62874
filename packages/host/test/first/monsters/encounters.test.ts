import { describe, expect, it } from 'vitest';
import { bonusOf, fullStrength } from '../../../src/first/monsters/encounter.ts';
import { hasMet, homeOf, type MonsterGroup } from '../../../src/first/monsters/group.ts';
import { lawsOf } from '../../../src/first/monsters/laws.ts';
import { relocate } from '../../../src/first/monsters/moving.ts';
import { neighboursOf } from '../../../src/first/monsters/neighbours.ts';
import { isAlive } from '../../../src/first/monsters/state.ts';
import { drawCave } from '../../../src/first/words/natural.ts';
import { den, freeIn, group, has, meet, play, room } from './monsters-at.ts';

/** Two groups in rooms far apart, and rooms to flee to. */
function two(a: readonly [MonsterGroup['kind'], string, number, number], b: typeof a) {
  const world = den();
  const [left, right] = [room(world, 5, 10), room(world, 15, 10)];
  room(world, 25, 10);
  room(world, 25, 16);
  const one = group(world, left, ...a);
  const other = group(world, right, ...b);
  return { world, one, other };
}

it('[H1-MON-25] the table is that of the other’s kind if it is an alpha, else of its alignment, whoever acts', () => {
  const rolls = (
    kind: MonsterGroup['kind'],
    of: string,
    alignment: 'lawful' | 'chaotic' | 'hungry',
    own: 'lawful' | 'chaotic',
  ) => {
    const world = den();
    for (const x of [25, 28]) room(world, x, 10);
    const one = group(world, room(world, 5, 10), 'delvers', 'Dwarves', 3, 2, own);
    const other = group(world, room(world, 15, 10), kind, of, 3, 2, alignment);
    meet(world, one, other, { dice: alignment === 'lawful' && kind !== 'alpha' ? [] : [3, 3] });
    return [has(world, one), has(world, other)];
  };
  for (const own of ['lawful', 'chaotic'] as const) {
    // A skirmish, whatever they are: no roll.
    expect(rolls('breeders', 'Gnomes', 'lawful', own)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    // A tie with the chaotic: both lose 1●.
    expect(rolls('delvers', 'Druegar', 'chaotic', own)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    // A lawful dragon is an alpha: by its +2 the delvers lose, and it loses nothing.
    expect(rolls('alpha', 'Dragon', 'lawful', own)).toEqual([
      [2, 2],
      [3, 2],
    ]);
  }
});

describe('delvers meet', () => {
  it('[H1-DLV-10] the lawful in a skirmish, without a roll', () => {
    const { world, one, other } = two(['delvers', 'Dwarves', 3, 2], ['delvers', 'Morlons', 3, 2]);
    meet(world, one, other, { dice: [] });
    expect([has(world, one), has(world, other)]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it('[H1-DLV-T1.1] Antlings and other Antlings: nothing happens', () => {
    const { world, one, other } = two(['delvers', 'Antlings', 3, 2], ['delvers', 'Antlings', 3, 2]);
    meet(world, one, other, { dice: [] });
    expect([has(world, one), has(world, other)]).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  it('[H1-DLV-11] [H1-WE-20] [H1-ALP-07] an alpha: loot 1○, killed by 4, else driven off at least 2 further', () => {
    const won = two(['delvers', 'Dwarves', 4, 3], ['alpha', 'Ogre', 1, 2]);
    const lair = won.world.page.piece(homeOf(won.other));
    meet(won.world, won.one, won.other, { dice: [5, 2] });
    expect(has(won.world, won.one)).toEqual([4, 4]);
    expect([isAlive(won.world, won.other), freeIn(won.world, lair)]).toEqual([false, 1]);
    const near = two(['delvers', 'Dwarves', 4, 3], ['alpha', 'Ogre', 1, 2]);
    const before = homeOf(near.other);
    meet(near.world, near.one, near.other, { dice: [4, 2] });
    expect([has(near.world, near.one), has(near.world, near.other)]).toEqual([
      [4, 4],
      [1, 1],
    ]);
    expect(homeOf(near.other)).not.toBe(before);
    const lost = two(['delvers', 'Dwarves', 4, 3], ['alpha', 'Ogre', 1, 2]);
    meet(lost.world, lost.one, lost.other, { dice: [1, 2] });
    expect([has(lost.world, lost.one), has(lost.world, lost.other)]).toEqual([
      [3, 3],
      [1, 2],
    ]);
  });

  it('[H1-DLV-12] [H1-MEA-26] the chaotic: win, tie and loss', () => {
    const result = (dice: number[]) => {
      const { world, one, other } = two(['delvers', 'Dwarves', 3, 2], ['breeders', 'Goblins', 3, 1]);
      meet(world, one, other, { dice });
      return [has(world, one), has(world, other)];
    };
    expect(result([4, 3])).toEqual([
      [3, 3],
      [2, 0],
    ]);
    expect(result([3, 3])).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(result([2, 3])).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('breeders meet', () => {
  it('[H1-BRD-09] [H1-MON-25] the lawful and the chaotic alike', () => {
    const result = (dice: number[], kind: 'delvers' | 'breeders') => {
      const { world, one, other } = two(['breeders', 'Goblins', 3, 1], [kind, 'own', 3, 1]);
      meet(world, one, other, { dice });
      return [has(world, one), has(world, other)];
    };
    for (const kind of ['delvers', 'breeders'] as const) {
      expect(result([4, 3], kind)).toEqual([
        [3, 2],
        [3, 0],
      ]);
      expect(result([3, 3], kind)).toEqual([
        [2, 1],
        [2, 1],
      ]);
      expect(result([2, 3], kind)).toEqual([
        [2, 1],
        [3, 1],
      ]);
    }
  });

  it('[H1-BRD-10] [H1-WE-22] an alpha with a bribe that is won: they pay 1○', () => {
    const { world, one, other } = two(['breeders', 'Goblins', 3, 2], ['alpha', 'Ogre', 1, 0]);
    meet(world, one, other, { dice: [3, 4] });
    expect([has(world, one), has(world, other)]).toEqual([
      [3, 1],
      [1, 1],
    ]);
    expect(other.bribes.map(({ value }) => value)).toEqual([one.id]);
  });

  it('[H1-BRD-12] [H1-WE-22] … and where it is not won, by an encounter roll', () => {
    const { world, one, other } = two(['breeders', 'Goblins', 3, 2], ['alpha', 'Ogre', 1, 0]);
    meet(world, one, other, { dice: [2, 4, 2, 2] });
    expect([has(world, one), has(world, other)]).toEqual([
      [2, 2],
      [1, 0],
    ]);
    const won = two(['breeders', 'Goblins', 3, 2], ['alpha', 'Ogre', 1, 1]);
    const lair = homeOf(won.other);
    meet(won.world, won.one, won.other, { dice: [6, 2], choose: ['fight'] });
    expect(homeOf(won.other)).not.toBe(lair);
    const lost = two(['breeders', 'Goblins', 3, 2], ['alpha', 'Ogre', 1, 1]);
    meet(lost.world, lost.one, lost.other, { dice: [1, 6], choose: ['fight'] });
    expect(has(lost.world, lost.one)).toEqual([1, 2]);
  });

  it('[H1-BRD-10] unsupported, or without ○, they may not bribe; [H1-BRD-T1.1] Ants may, and pay nothing', () => {
    const poor = two(['breeders', 'Goblins', 4, 1], ['alpha', 'Ogre', 1, 0]);
    meet(poor.world, poor.one, poor.other, { dice: [1, 1], choose: [] });
    expect(has(poor.world, poor.one)).toEqual([4, 1]);
    const ants = two(['breeders', 'Ants', 4, 0], ['alpha', 'Ogre', 1, 0]);
    meet(ants.world, ants.one, ants.other, { dice: [4, 3] });
    expect([has(ants.world, ants.one), has(ants.world, ants.other)]).toEqual([
      [4, 0],
      [1, 0],
    ]);
    expect(ants.other.bribes).toHaveLength(1);
  });

  it('[H1-DLV-T1.8] [H1-DLV-15] Hobgoblin Miners meet as breeders do, and bribe by their measure', () => {
    const { world, one, other } = two(['delvers', 'Hobgoblin Miners', 3, 2], ['alpha', 'Ogre', 1, 0]);
    meet(world, one, other, { dice: [3, 4] });
    expect([has(world, one), has(world, other)]).toEqual([
      [3, 1],
      [1, 1],
    ]);
  });
});

describe('alphas meet', () => {
  const result = (flavour: string, dice: number[], foe: readonly [number, number]) => {
    const { world, one, other } = two(['alpha', flavour, 1, 1], ['breeders', 'Goblins', ...foe]);
    const lair = world.page.piece(homeOf(one));
    meet(world, one, other, { dice });
    return {
      one: has(world, one),
      other: has(world, other),
      left: freeIn(world, lair),
      hasMoved: homeOf(one) !== lair.id,
    };
  };

  it('[H1-ALP-08] a group: paid on a win, else 1●; on a tie 1●; on a loss it leaves 1○ and goes', () => {
    expect(result('Owlbear', [4, 3], [3, 1])).toMatchObject({ one: [1, 2], other: [3, 0] });
    expect(result('Owlbear', [4, 3], [3, 0])).toMatchObject({ one: [1, 1], other: [2, 0] });
    expect(result('Owlbear', [3, 3], [3, 1])).toMatchObject({ one: [1, 1], other: [2, 1] });
    expect(result('Owlbear', [2, 3], [3, 1])).toMatchObject({ one: [1, 0], other: [3, 1], left: 1, hasMoved: true });
  });

  it('[H1-ALP-06] destroying a group it loots 1○ besides', () => {
    expect(result('Owlbear', [1, 3], [1, 2])).toMatchObject({ one: [1, 2], other: [0, 0] });
  });

  it('[H1-ALP-T1.3] [H1-ALP-12] a Fire Giant is paid 2○, or what there is', () => {
    expect(result('Fire Giant', [4, 3], [3, 3])).toMatchObject({ one: [1, 3], other: [3, 1] });
    expect(result('Fire Giant', [4, 3], [3, 1])).toMatchObject({ one: [1, 2], other: [3, 0] });
    expect(result('Fire Giant', [4, 3], [3, 0])).toMatchObject({ one: [1, 1], other: [2, 0] });
  });

  it('[H1-ALP-09] [H1-MEA-35] another alpha: killed, driven off a finger, or it goes itself', () => {
    const fight = (dice: number[]) => {
      const { world, one, other } = two(['alpha', 'Owlbear', 1, 0], ['alpha', 'Ettin', 1, 1]);
      const lairs = [homeOf(one), homeOf(other)];
      meet(world, one, other, { dice });
      return [isAlive(world, other), homeOf(one) !== lairs[0], homeOf(other) !== lairs[1], has(world, other)[1]];
    };
    expect(fight([4, 3])).toEqual([false, false, false, 0]);
    expect(fight([3, 3])).toEqual([true, false, true, 0]);
    expect(fight([2, 3])).toEqual([true, true, false, 1]);
  });
});

describe('the encounter roll', () => {
  it('[H1-MON-24] [H1-GEN-06] is a d6, ● and bonuses, the acting side first', () => {
    const { world, one, other } = two(['delvers', 'Dwarves', 3, 2], ['breeders', 'Goblins', 2, 1]);
    meet(world, one, other, { dice: [1, 6] });
    const line = world.journal.entries.find((it) => it.kind === 'fought');
    expect(line).toMatchObject({ group: one.id, sum: 4, against: 8, result: 'lost' });
  });

  it('[H1-MON-27] bonuses add up; [H1-BRD-T1.7] Cave Giants count 2 for each ●; [H1-ALP-T1.9] a Rakshasa with 2○ has 1', () => {
    const { world, one, other } = two(['alpha', 'Rakshasa', 1, 2], ['breeders', 'Cave Giants', 2, 1]);
    expect([bonusOf(world, one, 'acting'), fullStrength(world, other, 'met')]).toEqual([3, 4]);
    other.marks.push({ mark: 'shrine', since: 0, until: null }, { mark: 'control', since: 0, until: null });
    expect(bonusOf(world, other, 'met')).toBe(2);
    meet(world, other, one, { dice: [3, 6, 1, 6] });
    expect(bonusOf(world, one, 'acting')).toBe(3);
  });

  it('[H1-MON-26] delvers are lawful, breeders chaotic, alphas hungry by default', () => {
    const { world, one, other } = two(['delvers', 'Dwarves', 3, 2], ['alpha', 'Owlbear', 1, 0]);
    expect([one.alignments.at(-1)?.value, other.alignments.at(-1)?.value]).toEqual(['lawful', 'hungry']);
    expect(isAlive(world, one)).toBe(true);
  });

  it('[H1-MON-28] comes once a season between the same two', () => {
    const { world, one, other } = two(['delvers', 'Dwarves', 3, 2], ['delvers', 'Morlons', 3, 2]);
    one.encountered = [other.id];
    play(world, () => lawsOf(world).encounter(world, one, other, 'H1-MON-24'));
    expect(has(world, one)).toEqual([3, 2]);
    meet(world, one, other);
    expect(has(world, one)).toEqual([2, 2]);
  });

  it('[H1-MEA-25] [H1-MEA-27] nobody loses more than there is; without ● a group is abandoned, and its ○ lies free in its rooms', () => {
    const { world, one, other } = two(['breeders', 'Goblins', 1, 2], ['alpha', 'Ogre', 1, 0]);
    const home = world.page.piece(homeOf(one));
    meet(world, one, other, { dice: [1, 6], choose: ['fight'] });
    expect([has(world, one), isAlive(world, one), freeIn(world, home)]).toEqual([[0, 0], false, 2]);
    const names = world.page.labels.filter(({ about, until }) => about === home.id && until === null);
    expect(names).toMatchObject([{ what: { text: 'Goblins' }, note: { kind: 'abandoned' } }]);
  });
});

describe('neighbours', () => {
  it('[H1-MON-19] are those met whose zone is within a finger, and whoever touches, met or not', () => {
    const world = den();
    const [a, b, c] = [room(world, 5, 10), room(world, 10, 10), room(world, 12, 10)];
    const one = group(world, a, 'delvers', 'Dwarves', 2, 1);
    const other = group(world, b, 'breeders', 'Goblins', 2, 1);
    const third = group(world, c, 'breeders', 'Orcs', 1, 1);
    expect(neighboursOf(world, one)).toEqual([]);
    expect(neighboursOf(world, other)).toEqual([third]);
    meet(world, one, other, { dice: [1, 1] });
    expect(hasMet(other, one)).toBe(true);
    expect(neighboursOf(world, one)).toEqual([other]);
  });
});

describe('a group that is driven off', () => {
  it('[H1-MEA-34] [H1-MEA-36] goes to the nearest unoccupied room outside of zones that is far enough; joined ones first', () => {
    const world = den();
    const [foe, lair, near, far, held] = [
      room(world, 5, 10),
      room(world, 9, 10),
      room(world, 11, 10),
      room(world, 14, 10),
      room(world, 13, 14),
    ];
    const other = group(world, foe, 'delvers', 'Dwarves', 1, 1);
    group(world, held, 'breeders', 'Goblins', 1, 1);
    const me = group(world, lair, 'alpha', 'Owlbear', 1, 1);
    relocate(world, me, other, 4.5, 'H1-MEA-34');
    expect([homeOf(me), has(world, me)]).toEqual([far.id, [1, 1]]);
    const named = world.page.labels.filter(
      ({ what, until }) => until === null && 'text' in what && what.text === 'Owlbear',
    );
    expect(named.map(({ about, note }) => [about, note])).toEqual([[far.id, null]]);
    expect(near.id).not.toBe(homeOf(me));
  });

  it('[H1-MEA-34] else to a new cave straight away from the other, joined to its old lair', () => {
    const world = den();
    const other = group(world, room(world, 5, 10), 'delvers', 'Dwarves', 1, 1);
    const lair = room(world, 9, 10);
    const me = group(world, lair, 'alpha', 'Owlbear', 1, 0);
    relocate(world, me, other, 4.5, 'H1-MEA-34');
    const cave = world.page.piece(homeOf(me));
    expect(cave.shape.path.slice(0, 2)).toEqual([13.5, 10]);
    expect(world.page.connected(lair, cave)).toBe(true);
  });

  it('[H1-ALP-T1.5] an Ogre takes the nearest natural cave within 9', () => {
    const movedTo = (flavour: string, far: number) => {
      const world = den();
      const other = group(world, room(world, 5, 10), 'delvers', 'Dwarves', 1, 1);
      const me = group(world, room(world, 9, 10), 'alpha', flavour, 1, 0);
      const [near, cave] = [
        room(world, 13, 10),
        drawCave({ world, clause: 'H1-PRM-05', feature: null }, { x: far, y: 10 }),
      ];
      drawCave({ world, clause: 'H1-PRM-05', feature: null }, { x: far + 3, y: 10 });
      relocate(world, me, other, 2, 'H1-DLV-11');
      return new Map([
        [near.id, 'the nearest room'],
        [cave.id, 'the nearer cave'],
      ]).get(homeOf(me));
    };
    expect(movedTo('Ogre', 18)).toBe('the nearer cave');
    expect(movedTo('Ogre', 19.2)).toBe('the nearest room');
    expect(movedTo('Owlbear', 18)).toBe('the nearest room');
  });
});
