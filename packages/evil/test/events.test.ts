import { describe, expect, it } from 'vitest';
import { EVENTS } from '../src/events.table.ts';
import { picture } from '../src/picture.ts';
import { DICE, event, offered, phase, table, told } from './table.ts';

const LEVELS = [
  ['Long Corridor'],
  ['Stairs Down', { tile: 'Long Corridor', after: 1, by: 'staircase' }],
  [
    'Stairs Down',
    { tile: 'Stairs Down', after: 1, by: 'staircase' },
    { tile: 'Long Corridor', after: 2, by: 'staircase' },
  ],
];

/** Kora on a tile of the level, with that card and another one in the deck. */
function on(level: number, card: string, more: object = {}) {
  const events = [card, card === 'Silence' ? 'Hue and Cry' : 'Silence'];
  return table({ tiles: LEVELS[level - 1], kora: { tile: 'Long Corridor' }, dice: DICE, events, ...more });
}

/** What a card puts on the track and on Kora's tile, and what it does to her Life, on each level. */
function brings(card: string, more: object = {}, dice: number[] = []) {
  return [1, 2, 3].map((level) => {
    const world = on(level, card, more);
    event(world, card, dice);
    const [first, second] = picture(world).track;
    const { goblins = 0, skeletons = 0 } = picture(world).tiles[world.at] ?? {};
    return [
      ...(first?.goblins ? [`${first.goblins} goblins on 1`] : []),
      ...(first?.skeletons ? [`${first.skeletons} skeletons on 1`] : []),
      ...(first?.grislyk ? ['Grislyk on 1'] : []),
      ...(second?.goblins ? [`${second.goblins} goblins on 2`] : []),
      ...(goblins > 0 ? [`${goblins} goblins here`] : []),
      ...(skeletons > 0 ? [`${skeletons} skeletons here`] : []),
      ...(world.life === 6 ? [] : [`Life ${world.life}`]),
      ...(world.cursed ? ['cursed'] : []),
    ].join(', ');
  });
}

describe('Event cards', () => {
  it('[DE-EVT-T1.1] Lone Goblin', () => {
    expect(brings('Lone Goblin')).toEqual(['1 goblins on 1', '1 goblins on 1', '2 goblins on 1']);
  });
  it('[DE-EVT-T1.2] Goblin Patrol', () => {
    expect(brings('Goblin Patrol')).toEqual(['2 goblins on 1', '2 goblins on 1', '2 goblins on 1']);
  });
  it('[DE-EVT-T1.3] War Horn', () => {
    expect(brings('War Horn')).toEqual(['1 goblins on 2', '1 goblins on 2', '2 goblins on 2']);
  });
  it('[DE-EVT-T1.4] Goblin Ambush', () => {
    expect(brings('Goblin Ambush')).toEqual(['1 goblins here', '1 goblins here', '2 goblins here']);
  });
  it('[DE-EVT-T1.5] Goblin Raiders', () => {
    expect(brings('Goblin Raiders')).toEqual(['2 goblins on 1', '2 goblins on 1', '2 goblins on 1']);
  });
  it('[DE-EVT-T1.6] Goblin Tracker', () => {
    expect(brings('Goblin Tracker')).toEqual(['1 goblins on 1', '1 goblins on 1', '1 goblins on 1']);
  });
  it('[DE-EVT-T1.7] Rattle of Bones', () => {
    expect(brings('Rattle of Bones')).toEqual(['1 skeletons on 1', '1 skeletons on 1', '1 skeletons on 1']);
  });
  it('[DE-EVT-T1.8] The Dead Walk', () => {
    expect(brings('The Dead Walk')).toEqual(['1 skeletons on 1', '1 skeletons on 1', '2 skeletons on 1']);
    expect(brings('The Dead Walk', { done: ['crucible'] })).toEqual(['', '', '']);
  });
  it('[DE-EVT-T1.9] Crucible Smoke', () => {
    expect(brings('Crucible Smoke')).toEqual(['1 skeletons on 1', '1 skeletons on 1', '2 skeletons on 1']);
    expect(brings('Crucible Smoke', { done: ['crucible'] })).toEqual(['', '', '']);
  });
  it('[DE-EVT-T1.10] Crypt Breach', () => {
    const each = ['1 skeletons on 1', '1 skeletons on 1', '1 skeletons on 1'];
    expect(brings('Crypt Breach')).toEqual(each);
    expect(brings('Crypt Breach', { done: ['crucible'] })).toEqual(each);
  });
  it('[DE-EVT-T1.11] Bone Guard', () => {
    expect(brings('Bone Guard')).toEqual(['1 skeletons on 1', '1 skeletons on 1', '1 skeletons on 1']);
    expect(brings('Bone Guard', { done: ['crucible'] })).toEqual(['', '', '']);
  });
  it("[DE-EVT-T1.12] [DE-CON-06] Grislyk's Summons", () => {
    expect(brings("Grislyk's Summons")).toEqual(['2 goblins on 1', '1 skeletons on 1', 'Grislyk on 1']);
    expect(brings("Grislyk's Summons", { done: ['grislyk'] })[2]).toBe('1 skeletons on 1');
    expect(brings("Grislyk's Summons", { track: { grislyk: 3 } })[2]).toBe('1 skeletons on 1');
    expect(brings("Grislyk's Summons", { monsters: [{ on: 0, grislyk: true }] })[2]).toBe('1 skeletons on 1');
  });
  it("[DE-EVT-T1.13] Grislyk's Wrath", () => {
    expect(brings("Grislyk's Wrath", {}, [6, 5])).toEqual(['Life 5', 'Life 5', 'Life 5']);
    expect(brings("Grislyk's Wrath", {}, [5, 5])).toEqual(['', '', '']);
    expect(brings("Grislyk's Wrath", { done: ['grislyk'] })).toEqual(['', '', '']);
  });
  it("[DE-EVT-T1.14] Grislyk's Curse", () => {
    expect(brings("Grislyk's Curse")).toEqual(['cursed', 'cursed', 'cursed']);
    expect(brings("Grislyk's Curse", { done: ['grislyk'] })).toEqual(['', '', '']);
  });
  it('[DE-EVT-T1.15] Falling Rocks', () => {
    expect(brings('Falling Rocks', {}, [6, 4])).toEqual(['Life 5', 'Life 5', 'Life 5']);
    expect(brings('Falling Rocks', {}, [4, 4])).toEqual(['', '', '']);
  });
  it('[DE-EVT-T1.16] Dart Trap', () => {
    expect(brings('Dart Trap', {}, [4, 3])).toEqual(['Life 5', 'Life 5', 'Life 5']);
    const dice = [1, 2, 3].map((level) => event(on(level, 'Dart Trap'), 'Dart Trap', [1, 1]).asked[1]);
    expect(dice).toMatchObject([{ dice: '1d4' }, { dice: '1d4' }, { dice: '1d6' }]);
  });
  it('[DE-EVT-T1.17] Swarm of Bats', () => {
    expect(brings('Swarm of Bats', {}, [4, 3])).toEqual(['Life 5', 'Life 5', 'Life 5']);
    const asked = [1, 2, 3].map((level) => event(on(level, 'Swarm of Bats'), 'Swarm of Bats', [1, 1]).asked);
    expect(asked.map((it) => it[1])).toMatchObject([{ dice: '1d4' }, { dice: '1d4' }, { dice: '1d6' }]);
    expect(asked[0]?.[2]).toMatchObject({ dice: '1d8', topic: { kind: 'attribute', attribute: 'combat' } });
  });
  it('[DE-EVT-T1.18] Silence', () => {
    expect(brings('Silence')).toEqual(['', '', '']);
  });
  it('[DE-EVT-T1.19] Hidden Spring', () => {
    expect(brings('Hidden Spring', { life: 2 })).toEqual(['Life 2', 'Life 3', 'Life 4']);
  });
  it('[DE-EVT-T1.20] Hue and Cry', () => {
    const track = { track: { goblins: [1, 0, 0], skeletons: [0, 0, 1] } };
    const all = '1 goblins on 2, 1 skeletons here';
    expect(brings('Hue and Cry', track)).toEqual([all, all, all]);
  });
});

describe('phase 7', () => {
  it("[DE-EVT-01] the section of the level of Kora's tile, and the card is discarded", () => {
    const world = on(3, 'Lone Goblin');
    const played = event(world, 'Lone Goblin');
    expect(told(played, 'event')).toMatchObject([{ card: 'Lone Goblin', level: 3 }]);
    expect(world.events.map((it) => it.name)).toEqual(['Silence']);
  });

  it('[DE-EVT-02] an empty deck is made anew of the discard pile', () => {
    const world = on(1, 'Silence', { events: [] });
    const played = event(world, 'Silence');
    expect(offered(played, 'DE-EVT-01')[0]).toHaveLength(20);
    expect(told(played, 'shuffled')).toHaveLength(1);
    expect(world.events).toHaveLength(19);
  });

  it('[DE-EVT-03] new monsters go to space 1 of the track', () => {
    expect(brings('Goblin Raiders')[0]).toBe('2 goblins on 1');
  });

  it('[DE-EVT-04] the Cloak of Stealth does not reduce an ambush', () => {
    expect(brings('Goblin Ambush', { items: ['Cloak of Stealth'] })[2]).toBe('2 goblins here');
  });

  it('[DE-EVT-05] the advance comes after the placing', () => {
    expect(brings('War Horn', { track: { goblins: [1, 0, 0] } })[0]).toBe('2 goblins on 2');
  });

  it('[DE-EVT-06] with the Cloak one fewer, not less than none; Grislyk is never reduced', () => {
    const items = { items: ['Cloak of Stealth'] };
    expect(brings('Lone Goblin', items)).toEqual(['', '', '1 goblins on 1']);
    expect(brings("Grislyk's Summons", items)).toEqual(['1 goblins on 1', '', 'Grislyk on 1']);
    expect(brings("Grislyk's Summons", { ...items, done: ['grislyk'] })[2]).toBe('');
  });

  it('[DE-EVT-07] parts are resolved left to right, and none after Kora’s death', () => {
    for (const { levels } of EVENTS) {
      for (const parts of levels) {
        const harm = parts.findIndex((it) => it.do === 'test');
        expect(harm === -1 || harm === parts.length - 1).toBe(true);
      }
    }
    const played = event(on(1, 'War Horn', { track: { goblins: [0, 0, 1] } }), 'War Horn');
    expect(played.journal.map((it) => it.kind)).toEqual(['chose', 'event', 'came', 'advanced', 'arrived']);
    const dying = on(1, 'Falling Rocks', { life: 1 });
    event(dying, 'Falling Rocks', [6, 1]);
    expect(dying.result).toBe('defeat');
  });

  it('[DE-EVT-08] sections that an objective has ended say so', () => {
    const played = event(on(1, 'Bone Guard', { done: ['crucible'] }), 'Bone Guard');
    expect(told(played, 'event')).toMatchObject([{ idle: true }]);
  });
});

describe('the Monster Track', () => {
  it('[DE-TRK-01] four spaces, of which the last is the arrival', () => {
    const world = table({ track: { goblins: [0, 0, 1] } });
    phase(world, 6);
    expect(world.tiles[0]?.goblin).toBe(1);
    expect(picture(world).track).toHaveLength(3);
  });

  it('[DE-TRK-02] any number may share a space', () => {
    const world = on(1, 'Goblin Patrol', { track: { goblins: [2, 0, 0], skeletons: [2, 0, 0] } });
    event(world, 'Goblin Patrol');
    expect(picture(world).track[0]).toMatchObject({ goblins: 4, skeletons: 2 });
  });

  it('[DE-TRK-03] a monster arrives on the third advance after it was placed', () => {
    const world = on(1, 'Lone Goblin');
    event(world, 'Lone Goblin');
    for (const here of [0, 0, 1]) {
      phase(world, 6);
      expect(world.tiles[world.at]?.goblin).toBe(here);
    }
  });

  it('[DE-TRK-04] phase 6 is one advance of all', () => {
    const world = table({ track: { goblins: [1, 1, 1], skeletons: [1, 0, 0], grislyk: 1 } });
    phase(world, 6);
    expect(picture(world).track).toMatchObject([
      { goblins: 0, skeletons: 0, grislyk: false },
      { goblins: 1, skeletons: 1, grislyk: true },
      { goblins: 1, skeletons: 0 },
    ]);
  });

  it('[DE-TRK-05] those that arrive in phase 6 or 7 first act in the next phase 1', () => {
    const world = table({ tiles: ['The Cliff'], kora: { tile: 1 }, dice: DICE, track: { goblins: [0, 0, 1] } });
    const played = phase(world, 6);
    expect(told(played, 'attacked')).toEqual([]);
    expect(phase(world, 1, { dice: [1, 1] }).asked).toHaveLength(2);
  });

  it('[DE-TRK-06] with too few tokens, as many as there are', () => {
    const skeletons = { track: { skeletons: [2, 2, 1] } };
    expect(brings('The Dead Walk', skeletons)[2]).toBe('3 skeletons on 1');
    expect(brings('Goblin Ambush', { track: { goblins: [3, 2, 0] } })[2]).toBe(
      '3 goblins on 1, 2 goblins on 2, 1 goblins here',
    );
  });
});
