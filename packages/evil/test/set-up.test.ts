import { stream } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { DefaultPlayer } from '../src/bot/default-player.ts';
import { EVENTS } from '../src/events.table.ts';
import { picture } from '../src/picture.ts';
import { quickly } from '../src/playout.ts';
import { drawTile } from '../src/stacks.ts';
import { copyOf, newWorld, type World } from '../src/world.ts';
import { offered, phase, table } from './table.ts';

/** All tiles of a level's stack, top to bottom, as a shuffle would have it. */
function stackOf(world: World, level: number): string[] {
  return Array.from({ length: 4 }, () => {
    const next = drawTile(world, level).next();
    if (!next.done) throw new Error('asked');
    return next.value.name;
  });
}

function shuffled(seed: string): string[][] {
  const world = copyOf(newWorld(4));
  world.quick = quickly(new DefaultPlayer(4), stream(seed));
  return [1, 2, 3].map((level) => stackOf(world, level));
}

const many = Array.from({ length: 3000 }, (_, i) => shuffled(`stacks ${i}`));
const share = (is: (stacks: string[][]) => boolean) => many.filter(is).length / many.length;

describe('set-up', () => {
  it('[DE-SET-01] Kora on the Entrance, Life 6, nothing assigned, in play or done, round 0', () => {
    const world = newWorld(4);
    expect(picture(world)).toMatchObject({
      round: 0,
      life: 6,
      dice: { combat: 0, defense: 0, speed: 0 },
      kora: { tile: 0, space: 1 },
      objectives: { book: false, crucible: false, grislyk: false },
      result: null,
    });
    expect(picture(world).tiles).toMatchObject([{ name: 'Dungeon Entrance', isHeld: false }]);
    expect(picture(world).track.every((it) => it.goblins + it.skeletons === 0 && !it.grislyk)).toBe(true);
  });

  it('[DE-SET-02] the termini and the general tiles are shuffled: each is as likely in each stack as its share', () => {
    for (const name of ['Book Chamber', 'Crucible Chamber', 'Dead End']) {
      for (const level of [0, 1, 2]) expect(share((it) => it[level]?.[3] === name)).toBeCloseTo(1 / 3, 1);
    }
    expect(share((it) => it[0]?.includes('The Pit') === true)).toBeCloseTo(2 / 7, 1);
    expect(share((it) => it[2]?.includes('The Pit') === true)).toBeCloseTo(3 / 7, 1);
  });

  it('[DE-SET-03] Level I: two general tiles and Stairs Down in any order, a terminus underneath', () => {
    for (const [stack = []] of many) expect(stack.slice(0, 3).filter((it) => it === 'Stairs Down')).toHaveLength(1);
    for (const place of [0, 1, 2]) expect(share(([it]) => it?.[place] === 'Stairs Down')).toBeCloseTo(1 / 3, 1);
  });

  it('[DE-SET-04] Level II: the same with the other Stairs Down', () => {
    for (const place of [0, 1, 2]) expect(share(([, it]) => it?.[place] === 'Stairs Down')).toBeCloseTo(1 / 3, 1);
  });

  it('[DE-SET-05] Level III: the last three general tiles, and no Stairs Down', () => {
    for (const [, , stack = []] of many) expect(stack).not.toContain('Stairs Down');
    for (const stacks of many) expect(new Set(stacks.flat()).size).toBe(11);
  });

  it('[DE-SET-03] whoever draws from their own stack is offered what may be on top, weighted as it is likely', () => {
    const played = playOut({ world: newWorld(4), rule: (it) => drawTile(it, 1) }, { choose: ['The Pit'] });
    const [ask] = played.asked;
    if (ask?.ask !== 'choose') throw new Error('nothing was drawn');
    expect(ask).toMatchObject({ by: 'chance' });
    expect(ask.options).toHaveLength(8);
    expect(ask.coin?.filter((it) => it === 'Stairs Down')).toHaveLength(7);
    expect(ask.coin?.filter((it) => it === 'The Pit')).toHaveLength(2);
  });

  it('[DE-SET-06] no face of a stack is known: what lies in it is not even decided', () => {
    const { stacks } = picture(newWorld(4)).decks;
    expect(stacks).toEqual([4, 4, 4]);
    expect(JSON.stringify(picture(newWorld(4)))).not.toContain('Pit');
  });

  it('[DE-SET-07] any Event card may be the first, any Search card of the level too', () => {
    const world = table({ tiles: ['The Cliff'], kora: { tile: 1 } });
    const events = offered(phase(world, 7, { dice: null }), 'DE-EVT-01')[0];
    expect(events).toEqual(EVENTS.map((it) => it.name));
    const { asked } = phase(world, 3, { dice: null });
    const draw = asked.find((it) => it.clause === 'DE-SCH-02');
    expect(draw?.ask === 'choose' && draw.coin).toEqual([
      ...['Nothing', 'Nothing', 'Nothing'],
      ...['Healing Balm', 'Healing Balm', 'Amulet of Speed'],
    ]);
  });

  it('[DE-PLC-07] the last tile of a stack is a terminus, and needs no ask when it is the only one left', () => {
    const world = newWorld(4);
    const played = playOut(
      {
        world,
        *rule(it) {
          const names: string[] = [];
          for (const level of [1, 2, 3]) for (let i = 0; i < 4; i++) names.push((yield* drawTile(it, level)).name);
          return names;
        },
      },
      {},
    );
    expect(played.result?.[3]).toMatch(/Chamber|Dead End/);
    expect(world.general).toEqual([]);
    expect(world.termini).toEqual([]);
    expect(offered(played as never, 'DE-SET-03').at(-1)).toEqual(['Book Chamber', 'Crucible Chamber', 'Dead End']);
  });
});
