import { box, centreOf, type Point } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { lengthenShaft } from '../../src/playtest/civilization/deep-elves/shaft.ts';
import { draw } from '../../src/playtest/draw.ts';
import { LAWS } from '../../src/playtest/monsters/age.ts';
import { lairOf } from '../../src/playtest/monsters/bands.ts';
import { builderOf } from '../../src/playtest/monsters/beads.ts';
import { placeRoom } from '../../src/playtest/words/place-room.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, packAt, wild } from './bands-at.ts';
import { caveAt, cursedAt, elvesWith, oreAt, playSeason, waterAt } from './elves-at.ts';
import { play } from './world-at.ts';

const A = { x: 10, y: 8 };

// What is near enough, and what is not: a hand's breadth on either side of what the rulebook says.
describe('how near', () => {
  it('[PT-ELF-04] the city keeps 0.6 from a cave of Fate', () => {
    const centre = (gap: number) =>
      elvesWith(3, 3, (it) => cursedAt(it, { x: 18.5 + gap, y: 18 }, 'fate')).elves.centre;
    expect(centre(0.7)).toEqual({ x: 15, y: 18 });
    expect(centre(0.5)).not.toEqual({ x: 15, y: 18 });
  });

  // The street's right end is at 17.5, and what lies there reaches half a bead or a whole one about its middle.
  const ends = 17.5;
  it.each([
    ['ore', 0.5, (it: PlaytestWorld, at: Point) => oreAt(it, at, 1)],
    ['monsters', 0.5, (it: PlaytestWorld, at: Point) => caveAt(it, at, 2)],
    ['water', 1, (it: PlaytestWorld, at: Point) => waterAt(it, at)],
    ['magma', 1, (it: PlaytestWorld, at: Point) => waterAt(it, at, 'magma')],
  ] as const)(
    '[PT-ELF-13] [PT-ELF-11] a site of %s is connected when it lies within a bead of the network',
    (_, wide, put) => {
      const fall = (gap: number) => {
        const { world, elves } = elvesWith(3, 3, (it) => {
          put(it, { x: ends + gap + wide, y: 18 });
        });
        playSeason(world, elves, 'fall');
        return elves.colonies.length;
      };
      expect([0.7, 0.95, 1.05].map(fall)).toEqual([1, 1, 0]);
    },
  );

  it('[PT-ELF-20] the shaft passes a void half a bead clear of it', () => {
    const { world, elves } = elvesWith(3, 3, (it) => {
      const what = { kind: 'nexus', of: 'void' } as const;
      draw(it, { clause: 'PT-NEX-T1.16', kind: 'void', shape: box(17.25, 15, 2, 1), what });
    });
    lengthenShaft(world, elves, 'PT-ELF-20');
    expect(elves.shaft?.x).toBeCloseTo(16.25 - 0.5 - 0.25, 3);
  });

  it('[PT-TER-05] an empty room within a bead of the end is the new lair', () => {
    const isTaken = (gap: number) => {
      const world = wild();
      const band = bandAt(world, 'breeders', '2/1', A);
      const room = packAt(world, { x: A.x + 4.5, y: A.y - 0.5 - gap }, 0);
      play(world, (it) => LAWS.relocate(it, band, { x: 1, y: 0 }), { dice: [] });
      return lairOf(world, band).id === room.id;
    };
    expect([isTaken(0.9), isTaken(1.1)]).toEqual([true, false]);
  });

  it('[PT-MEA-15] a group explores into what comes within half a bead of its territory', () => {
    const explored = (gap: number) => {
      const world = wild();
      cursedAt(world, { x: A.x + 1 + gap, y: A.y }, 'plague');
      return bandAt(world, 'breeders', '5/1', A).explored.length;
    };
    expect([explored(0.4), explored(0.6)]).toEqual([1, 0]);
  });

  it('[PT-MEA-16] a room is placed 0.4 from every other room', () => {
    const isStraightUp = (gap: number) => {
      const world = wild();
      const band = bandAt(world, 'delvers', '3/1', { x: 10, y: 12 });
      packAt(world, { x: 10 + 1 + gap, y: 10.5 }, 0);
      const what = { kind: 'room of', of: band.flavour.key } as const;
      const made = placeRoom(
        builderOf(world, band),
        { x: 10, y: 12 },
        {
          clause: 'PT-ARR-06',
          what,
          room: 'lair',
          manner: 'natural',
        },
      );
      return made ? Math.abs(centreOf(made.room.shape).x - 10) < 0.01 : false;
    };
    expect([isStraightUp(0.45), isStraightUp(0.35)]).toEqual([true, false]);
  });
});
