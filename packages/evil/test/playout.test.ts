import { type Answer, type ChooseAsk, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { DefaultPlayer } from '../src/bot/default-player.ts';
import { quickly } from '../src/playout.ts';
import { round } from '../src/round.ts';
import { copyOf, newWorld, type World } from '../src/world.ts';

/** What fell in a playout: a die that can only come to one thing is not asked for at the table. */
class Fallen {
  readonly faces: number[] = [];

  note(face: number, isSure: boolean): number {
    if (!isSure) this.faces.push(face);
    return face;
  }

  next(): number {
    const face = this.faces.shift();
    if (face === undefined) throw new Error('more is asked for at the table');
    return face;
  }
}

function playedOut(seed: string, fallen: Fallen): World {
  const world = copyOf(newWorld(4));
  const { player, die } = quickly(new DefaultPlayer(4), stream(seed));
  world.quick = { player, die: (sides) => fallen.note(die(sides), sides === 1 || isLastKind(world)) };
  while (world.result === null) round(world).next();
  return Object.assign(world, { quick: null });
}

/** A search on Level I where all cards left are alike; no die is thrown in such a search. */
function isLastKind({ phase, tiles, at, search }: World): boolean {
  return phase === 'search' && tiles[at]?.level === 1 && search[0]?.filter((it) => it > 0).length === 1;
}

/** The same game with every roll, draw and choice as an ask. */
function asked(fallen: Fallen): World {
  const world = copyOf(newWorld(4));
  while (world.result === null) {
    const rule = round(world);
    for (let next = rule.next(); !next.done; ) {
      const ask = next.value;
      if (ask.ask === 'roll') next = rule.next([fallen.next()]);
      else if (ask.ask === 'choose') next = rule.next(answer(ask, fallen));
      else throw new Error(`asked for a ${ask.ask}`);
    }
  }
  return world;
}

function answer(ask: ChooseAsk, fallen: Fallen): Answer {
  if (ask.by !== 'chance') return typeof ask.usual === 'function' ? ask.usual('tactical', stream('none')).answer : '';
  const keys = ask.options.map((it) => it.key);
  if (keys[0] !== 'Stairs Down') return (ask.coin ?? keys)[fallen.next() - 1] ?? '';
  // The Stairs Down are one of those left above the terminus; the others are any of the general tiles.
  const general = keys.slice(1);
  if (fallen.next() === 1) return 'Stairs Down';
  return (general.length === 1 ? general[0] : general[fallen.next() - 1]) ?? '';
}

describe('a playout', () => {
  it('is the game itself: asked for one by one, the same dice and draws lead to the same end', () => {
    for (let i = 0; i < 60; i++) {
      const fallen = new Fallen();
      const quick = playedOut(`twice ${i}`, fallen);
      expect(asked(fallen)).toEqual(quick);
      expect(fallen.faces).toEqual([]);
    }
  });

  it('leaves the world it was copied from as it was', () => {
    const world = newWorld(4);
    const before = JSON.stringify(world);
    const copy = copyOf(world);
    copy.quick = quickly(new DefaultPlayer(4), stream('copy'));
    while (copy.result === null) round(copy).next();
    expect(JSON.stringify(world)).toBe(before);
  });
});
