import { type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { Game } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { around, overlap } from '../src/box.ts';
import { host1 } from '../src/host1/index.ts';
import { LOOKS, type LookName, type Mark, toSvg } from '../src/index.ts';
import type { LayerName, Scene } from '../src/scene.ts';
import { drawFirst, firstWorld } from './first.ts';

const WORLDS = [
  'usual',
  'firetop range',
  'rift of sorrows',
  'scorched lands',
  'hollow earth',
  'pocket universe',
] as const;

/** The peoples that a game offers; not those that a player writes. */
function peoplesOffered(): string[] {
  const game = new Game(firstEdition, { seed: 'peoples', options: firstOptions({ world: 'usual' }) });
  while (game.ask && game.ask.clause !== 'H1-CIV-01') game.letAnswer();
  const { ask } = game;
  if (ask?.ask !== 'choose') throw new Error('no people is chosen');
  return ask.options.map(({ key }) => key).filter((key) => key !== 'roll' && key !== 'write');
}

const PEOPLES = peoplesOffered();

const layer = ({ layers }: Scene, name: LayerName): readonly Mark[] =>
  layers.find((it) => it.name === name)?.marks ?? [];

/** Every mark, those in groups too. */
const all = (marks: readonly Mark[]): Mark[] => marks.flatMap((it) => (it.mark === 'group' ? all(it.of) : [it]));

const strokes = (marks: readonly Mark[]) => all(marks).flatMap((it) => (it.mark === 'path' ? [it.pen] : []));

describe.each(PEOPLES)('a first-edition world of the %s', (people) => {
  let worlds: readonly FirstWorld[];
  beforeAll(() => {
    worlds = WORLDS.map((world, i) => firstWorld(`ink ${people} ${i}`, people, { world }));
  });

  it('has a drawing for every room, sign, bead and token that bears a name', () => {
    for (const { page } of worlds) {
      for (const { room, kind } of page.pieces) {
        if (room === null) continue;
        expect(Object.keys(kind === 'tunnel' ? host1.works : host1.rooms), kind).toContain(room);
      }
      for (const { kind } of page.marks) expect(Object.keys(host1.signs)).toContain(kind);
      for (const { people: hand } of page.pieces) if (hand !== null) expect(Object.keys(host1.peoples)).toContain(hand);
      const emblems = { population: host1.beads, treasure: host1.whiteBeads, token: host1.tokens };
      for (const { kind, emblem } of page.beads) {
        if (emblem === null) continue;
        const known = Object.keys(emblems[kind as keyof typeof emblems]);
        expect(
          known.filter((it) => emblem.split(' ').includes(it)),
          emblem,
        ).not.toEqual([]);
      }
    }
  });

  it('[H1-MEA-03] has its numbers at both sides, and none among the names', () => {
    for (const world of worlds) {
      const scene = drawFirst(world);
      const numbers = layer(scene, 'strata-numbers').map((it) => (it.mark === 'text' ? it.text : ''));
      expect(numbers.sort()).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5', '6', '6']);
      const written = scene.labels.map(({ label }) => label.text);
      expect(written.filter((it) => /^\d$/.test(it))).toEqual([]);
    }
  });

  it('has no two names over each other, nor over a bead, and finds room for every great one', () => {
    for (const world of worlds) {
      const { labels, unplaced } = drawFirst(world);
      for (const [i, { box }] of labels.entries()) {
        for (const other of labels.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
        for (const { at, until } of world.page.beads)
          if (until === null) expect(overlap(box, around(at.x, at.y, 0.27))).toBe(false);
      }
      expect(unplaced.filter(({ size }) => size === 'large').map(({ text }) => text)).toEqual([]);
    }
  });

  it('is drawn in every look, the same to the byte each time', () => {
    const [world] = worlds as readonly [FirstWorld];
    for (const look of Object.keys(LOOKS) as LookName[]) {
      const svg = toSvg(drawFirst(world, { look }));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(1_500_000);
      expect(toSvg(drawFirst(world, { look }))).toBe(svg);
    }
  });
});

describe('inks of the first edition', () => {
  const INKS = { dwarves: 'inkBlue', 'dark elves': 'ink', demons: 'inkRed' } as const;

  it.each(PEOPLES)(
    '[H1-GEN-T1] the %s have theirs, and a manner of wall besides; nature is broken pencil',
    (people) => {
      const world = firstWorld(`ink ${people}`, people);
      const walls = layer(drawFirst(world), 'walls');
      const ownInk = INKS[people as keyof typeof INKS];
      const own = new Set(world.page.pieces.filter((it) => it.people === people).map(({ id }) => id));
      const drawn = walls.flatMap((it) =>
        it.mark === 'group' && it.piece ? [[it.piece, strokes(it.of)] as const] : [],
      );
      for (const [piece, pens] of drawn)
        for (const pen of pens) {
          expect(pen.stroke, piece).toBe(own.has(piece) ? ownInk : 'pencil');
          expect(pen.dash === undefined, piece).toBe(own.has(piece));
        }
      expect(drawn.some(([piece]) => own.has(piece))).toBe(true);
      // Courses and thorns lie under the walls, in one group that is nobody's.
      expect(strokes(walls.filter((it) => it.mark === 'group' && !it.piece)).length).toBeGreaterThan(0);
    },
  );

  it('no two hands build alike where colour is not seen', () => {
    const manners = Object.values(host1.peoples).map(({ courses, thorns, join, line }) =>
      JSON.stringify([courses.map(([, width]) => width), thorns, join, line?.width, line?.dash]),
    );
    expect(new Set(manners).size).toBe(manners.length);
  });
});

it('draws no two rooms alike', () => {
  const drawings = Object.values(host1.rooms).map(({ plain }) => JSON.stringify(plain.map(([, it]) => it.strokes)));
  expect(new Set(drawings).size).toBe(drawings.length);
});
