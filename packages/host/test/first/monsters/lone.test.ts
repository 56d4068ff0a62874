import { describe, expect, it } from 'vitest';
import { damage, fightGroup } from '../../../src/first/monsters/lone-fights.ts';
import { isAlive, loners } from '../../../src/first/monsters/state.ts';
import { wanderersCome } from '../../../src/first/monsters/wanderers/arrival.ts';
import { meetLone, wander } from '../../../src/first/monsters/wanderers/season.ts';
import { wanderers } from '../../../src/first/monsters/wanderers/types.ts';
import { den, freeIn, freeTreasure, group, has, lone, play, room, tunnel } from './monsters-at.ts';

const into = (
  type: string,
  many: number,
  foe: readonly ['delvers' | 'breeders' | 'alpha', string, number, number],
  treasure = 0,
) => {
  const world = den();
  const [place, home] = [room(world, 5, 10), room(world, 12, 10)];
  const one = lone(world, place, type, many, treasure);
  const other = group(world, home, ...foe);
  play(world, () => fightGroup(world, one, other, 'H1-MON-30', 'met'));
  return { world, one, other, result: [has(world, one)[0], has(world, other)[0]] };
};

describe('fights without dice', () => {
  it('[H1-MON-31] by the formula', () => {
    expect(damage({ population: 3, bonus: 0, kills: 1 }, { population: 2, bonus: 0, might: 1 })).toEqual({
      lone: 2,
      other: 2,
    });
    expect(damage({ population: 2, bonus: 0, kills: 1 }, { population: 1, bonus: 2, might: 1 })).toEqual({
      lone: 2,
      other: 0,
    });
    expect(damage({ population: 1, bonus: 1, kills: 2 }, { population: 5, bonus: 0, might: 1 })).toEqual({
      lone: 1,
      other: 4,
    });
  });

  it('[H1-WE-23] [H1-MON-30] [H1-ALP-10] of all sorts', () => {
    expect(into('Giant Slug', 1, ['breeders', 'Orcs', 3, 1]).result).toEqual([0, 2]);
    expect(into('Skeletons', 3, ['alpha', 'Owlbear', 1, 0]).result).toEqual([0, 0]);
    expect(into('Skeletons', 2, ['alpha', 'Owlbear', 1, 0]).result).toEqual([0, 1]);
    expect(into('Ooze', 1, ['delvers', 'Dwarves', 5, 1]).result).toEqual([0, 3]);
    expect(into('Green Slime', 1, ['breeders', 'Gnolls', 1, 1]).result).toEqual([2, 0]);
    expect(into('Scavenger Jelly', 3, ['breeders', 'Cave Giants', 2, 1]).result).toEqual([0, 1]);
  });

  it('[H1-WAN-T1.8] [H1-WAN-07] an ooze of 1● kills 1● where there is but one', () => {
    expect(into('Ooze', 1, ['breeders', 'Goblins', 1, 1]).result).toEqual([0, 0]);
  });

  it('[H1-WAN-06] [H1-WAN-T1.11] [H1-WE-23] a troll keeps its ●, leaves its ○, and walks away', () => {
    const { world, one, other } = into('Troll', 1, ['delvers', 'Dwarves', 3, 1], 1);
    expect([has(world, one), has(world, other)[0], isAlive(world, one)]).toEqual([[1, 0], 2, true]);
  });

  it('[H1-WAN-T1.6] a Lone Hobgoblin joins goblins, and fights others', () => {
    const { world, one, other } = into('Lone Hobgoblin', 1, ['breeders', 'Goblins', 2, 1]);
    expect([isAlive(world, one), has(world, other)]).toEqual([false, [3, 1]]);
    expect(into('Lone Hobgoblin', 1, ['breeders', 'Kobolds', 3, 0]).result).toEqual([0, 2]);
  });

  it('[H1-WAN-T1.3] [H1-WAN-08] at its web a spider is unhurt, and whoever meets it loses 1●', () => {
    const world = den();
    const spider = lone(world, room(world, 5, 10), 'Giant Spider', 1, 1);
    play(world, () => wander(world), { dice: [2] });
    expect(world.page.marks.map(({ kind }) => kind)).toEqual(['web']);
    const other = group(world, room(world, 12, 10), 'delvers', 'Dwarves', 3, 1);
    play(world, () => fightGroup(world, spider, other, 'H1-MON-30', 'met'));
    expect([has(world, spider)[0], has(world, other)[0]]).toEqual([1, 2]);
  });

  it('[H1-MON-32] [H1-MON-33] [H1-MON-34] two lone fighters: those of one type join, others fight, and what the dead had lies free', () => {
    const world = den();
    const place = room(world, 5, 10);
    const [a, b] = [lone(world, place, 'Ooze', 1), lone(world, place, 'Mimic', 1, 1)];
    play(world, () => meetLone(world, b, a));
    expect([isAlive(world, a), isAlive(world, b), freeIn(world, place)]).toEqual([false, false, 1]);
    const [c, d] = [lone(world, place, 'Giant Slug', 1), lone(world, place, 'Giant Slug', 2)];
    play(world, () => meetLone(world, c, d));
    expect([isAlive(world, c), has(world, d)[0]]).toEqual([false, 3]);
  });
});

describe('wandering', () => {
  it('[H1-WAN-04] walks by age, and goes no further once it has fought', () => {
    const world = den();
    const [a, b, c] = [room(world, 5, 10), room(world, 6.5, 10), room(world, 8, 10)];
    tunnel(world, 5, 10, 8, 10);
    const slug = lone(world, a, 'Giant Slug', 3);
    lone(world, b, 'Ooze', 1);
    freeTreasure(world, c);
    // The slug first; the Ooze is no more when its turn would come.
    play(world, () => wander(world), { dice: [1] });
    expect([slug.at.piece, freeIn(world, c), loners(world).length]).toEqual([b.id, 1, 1]);
  });

  it('[H1-WAN-04] [H1-MEA-33] on a 1 it walks half a finger, and takes free ○ in rooms that it enters', () => {
    const world = den();
    const [from, to] = [room(world, 5, 10), room(world, 7.2, 10)];
    tunnel(world, 5, 10, 7.2, 10);
    freeTreasure(world, to);
    const slug = lone(world, from, 'Giant Slug', 1);
    play(world, () => wander(world), { dice: [2] });
    expect(slug.at.piece).toBe(from.id);
    play(world, () => wander(world), { dice: [1] });
    expect([slug.at.piece, has(world, slug)]).toEqual([to.id, [1, 1]]);
    expect(world.page.marks.map(({ kind, piece }) => [kind, piece])).toEqual([['slimy', to.id]]);
  });

  it('[H1-WAN-T1.2] slime is written only if the player wants it', () => {
    const world = den();
    lone(world, room(world, 5, 10), 'Giant Slug', 1);
    room(world, 7.2, 10);
    tunnel(world, 5, 10, 7.2, 10);
    play(world, () => wander(world), { dice: [1], choose: { 'H1-WAN-T1.2': ['no'] } });
    expect(world.page.marks).toEqual([]);
  });

  it('[H1-WAN-T1.7] [H1-MON-12] a mimic never wanders, nor does what was left over', () => {
    const world = den();
    lone(world, room(world, 5, 10), 'Mimic', 1, 1);
    lone(world, room(world, 9, 10), 'primordial beast', 1);
    play(world, () => wander(world), { dice: [] });
  });

  it('[H1-WAN-T1.1] an Ankheng may dig to what is not joined to it', () => {
    const world = den();
    const [from, to] = [room(world, 5, 10), room(world, 7.5, 10)];
    const beast = lone(world, from, 'Ankheng', 1);
    play(world, () => wander(world), { dice: [1] });
    expect([beast.at.piece, world.page.connected(from, to)]).toEqual([to.id, true]);
  });

  it('[H1-WAN-T1.10] skeletons gain 1● in a tomb', () => {
    const world = den();
    const tomb = room(world, 7.2, 10);
    world.page.apply(
      { do: 'mark', mark: { id: 'm9', kind: 'tomb', at: { x: 7.2, y: 10 }, piece: tomb.id, what: null } },
      1,
    );
    const bones = lone(world, room(world, 5, 10), 'Skeletons', 1);
    tunnel(world, 5, 10, 7.2, 10);
    play(world, () => wander(world), { dice: [1] });
    expect(has(world, bones)[0]).toBe(2);
  });

  it('[H1-WAN-T1.4] a slime never takes ○', () => {
    const world = den();
    const to = room(world, 7.2, 10);
    freeTreasure(world, to);
    const slime = lone(world, room(world, 5, 10), 'Green Slime', 1);
    tunnel(world, 5, 10, 7.2, 10);
    play(world, () => wander(world), { dice: [1] });
    expect([slime.at.piece, has(world, slime)[1]]).toEqual([to.id, 0]);
  });

  it('[H1-WAN-03] [H1-WAN-05] fights the group whose zone it enters, and stops', () => {
    const world = den();
    const home = room(world, 8, 10);
    const other = group(world, home, 'breeders', 'Goblins', 3, 1);
    const jelly = lone(world, room(world, 5, 10), 'Scavenger Jelly', 1);
    tunnel(world, 5, 10, 8, 10);
    play(world, () => wander(world), { dice: [1] });
    expect([isAlive(world, jelly), has(world, other)[0]]).toEqual([false, 2]);
  });
});

describe('wandering monsters come', () => {
  it('[H1-WAN-01] three, each with a d12 of its own, in the nearest room or tunnel', () => {
    const world = den();
    const place = room(world, 5, 10);
    play(world, () => wanderersCome(world, { x: 6, y: 10 }), {
      dice: [7, 9, 2],
      spots: [
        { x: 5, y: 14 },
        { x: 6, y: 16 },
      ],
    });
    expect(world.monsters.lone.map(({ type }) => type)).toEqual(['Mimic', 'Scavenger Jelly', 'Giant Slug']);
    expect(world.monsters.lone.every(({ at }) => at.piece === place.id)).toBe(true);
  });

  it('[H1-WAN-T1.5] [H1-WAN-T1.9] [H1-WAN-T1.12] the rows have their names; one to make up is rolled again, or written', () => {
    expect(wanderers.rows.map(({ value }) => [value.name, value.treasure ?? 0])).toEqual([
      ['Ankheng', 0],
      ['Giant Slug', 0],
      ['Giant Spider', 1],
      ['Green Slime', 0],
      ['Itinerant Wizard', 1],
      ['Lone Hobgoblin', 0],
      ['Mimic', 1],
      ['Ooze', 0],
      ['Scavenger Jelly', 0],
      ['Skeletons', 0],
      ['Troll', 1],
      ['own', 0],
    ]);
    const world = den();
    room(world, 5, 10);
    const names = { 'H1-MEA-32': ['Rust Monster'] };
    play(world, () => wanderersCome(world, { x: 6, y: 10 }), {
      dice: [12, 7, 12, 7],
      choose: { 'H1-MEA-32': ['reroll', 'own', 'no'] },
      names,
    });
    expect(world.monsters.lone.map(({ type }) => type)).toEqual(['Mimic', 'Rust Monster', 'Mimic']);
  });
});
