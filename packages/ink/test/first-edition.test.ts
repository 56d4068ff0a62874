import { type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { type Bead, disc, line, polygon } from '@understory/page';
import { Game, spelled } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { around, overlap } from '../src/box.ts';
import { host1 } from '../src/host1/index.ts';
import { seated } from '../src/host1/seats.ts';
import { drawMap, LOOKS, type LookName, type Mark, toSvg } from '../src/index.ts';
import type { LayerName, Scene } from '../src/scene.ts';
import { drawFirst, endedFirstWorld, firstWorld } from './first.ts';
import { firstPiece, firstSheet } from './first-sheet.ts';

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

interface Drawn {
  readonly world: FirstWorld;
  readonly scene: Scene;
}

const drawn = (world: FirstWorld): Drawn => ({ world, scene: drawFirst(world) });

/** What a world names and the book has no drawing for. */
function undrawn({ page }: FirstWorld): string[] {
  const { works, rooms, signs, peoples } = host1;
  const emblems = { population: host1.beads, treasure: host1.whiteBeads, token: host1.tokens };
  return [
    ...page.pieces.flatMap(({ room, kind }) =>
      room === null || Object.hasOwn(kind === 'tunnel' ? works : rooms, room) ? [] : [`${kind} ${room}`],
    ),
    ...page.marks.flatMap(({ kind }) => (Object.hasOwn(signs, kind) ? [] : [`sign ${kind}`])),
    ...page.pieces.flatMap(({ people }) =>
      people === null || Object.hasOwn(peoples, people) ? [] : [`hand of the ${people}`],
    ),
    ...page.beads.flatMap(({ kind, emblem }) => {
      // Control is told by its glass.
      if (emblem === null || kind === 'control') return [];
      const known = emblems[kind as keyof typeof emblems];
      return emblem.split(' ').some((it) => Object.hasOwn(known, it)) ? [] : [`${kind} ${emblem}`];
    }),
  ];
}

function expectNamesApart(world: FirstWorld, { labels, numerals }: Scene): void {
  for (const [i, { box }] of labels.entries()) {
    for (const other of labels.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
    for (const { at, until } of seated(world.page))
      if (until === null) expect(overlap(box, around(at.x, at.y, 0.27))).toBe(false);
  }
  expect(numerals.filter(({ label }) => label.size === 'large').map(({ label }) => label.text)).toEqual([]);
}

describe.each(PEOPLES)('a first-edition world of the %s', (people) => {
  let worlds: readonly Drawn[];
  beforeAll(() => {
    worlds = WORLDS.map((world, i) => drawn(firstWorld(`ink ${people} ${i}`, people, { world })));
  });

  it('has a drawing for every room, sign, bead and token that bears a name', () => {
    for (const { world } of worlds) expect(undrawn(world)).toEqual([]);
  });

  it('[H1-MEA-03] has its numbers at both sides, and none among the names', () => {
    for (const { scene } of worlds) {
      const numbers = layer(scene, 'strata-numbers').map((it) => (it.mark === 'text' ? it.text : ''));
      expect(numbers.sort()).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5', '6', '6']);
      const written = scene.labels.map(({ label }) => label.text);
      expect(written.filter((it) => /^\d$/.test(it))).toEqual([]);
    }
  });

  it('has no two names over each other, nor over a bead, and finds room for every great one', () => {
    for (const { world, scene } of worlds) expectNamesApart(world, scene);
  });

  it('is drawn in every look, the same to the byte each time', () => {
    const [{ world }] = worlds as readonly [Drawn];
    for (const look of Object.keys(LOOKS) as LookName[]) {
      const svg = toSvg(drawFirst(world, { look }));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(1_500_000);
      expect(toSvg(drawFirst(world, { look }))).toBe(svg);
    }
  });
});

/** H1-VIL-T1 */
const VILLAINS = ['dungeon master', 'thought lords', 'liche king', 'alpha villain'] as const;

/** H1-GEN-T1.1 and .6 to .11: the pen of each hand, and of nature, whose hand is none. */
const INKS: Readonly<Record<string, string>> = {
  none: 'pencil',
  dwarves: 'inkBlue',
  'dark elves': 'ink',
  demons: 'inkRed',
  delvers: 'ink',
  breeders: 'ink',
  kingdoms: 'ink',
};

/** Nature is broken pencil, and what breeders scratch out runs as loosely. */
const LOOSE: ReadonlySet<string> = new Set(['none', 'breeders']);

/** Whose walls are drawn, each in the pen of its hand. */
function handsSeen({ world, scene }: Drawn): Set<string> {
  const { pieces, bonds } = world.page;
  const hands = new Map(pieces.map(({ id, people }) => [id, people ?? 'none']));
  for (const { piece, anew } of bonds) if (anew) hands.set(piece, anew.people ?? 'none');
  const seen = new Set<string>();
  for (const it of layer(scene, 'walls')) {
    if (it.mark !== 'group' || !it.piece) continue;
    const hand = hands.get(it.piece) as string;
    seen.add(hand);
    for (const { stroke, dash } of strokes(it.of))
      expect([it.piece, stroke, dash !== undefined]).toEqual([it.piece, INKS[hand], LOOSE.has(hand)]);
  }
  return seen;
}

describe('a first-edition world that has come to its end', () => {
  let worlds: readonly Drawn[];
  beforeAll(() => {
    worlds = VILLAINS.map((villain, i) =>
      drawn(endedFirstWorld(`ink ${villain}`, PEOPLES[i % PEOPLES.length] ?? '', villain)),
    );
  });

  it('[H1-GEN-04] has a drawing for all that bears a name, whoever was its villain', () => {
    for (const { world } of worlds) expect(undrawn(world)).toEqual([]);
  });

  it('has no two names over each other, nor over a bead, and finds room for every great one', () => {
    for (const { world, scene } of worlds) expectNamesApart(world, scene);
  });

  it('[H1-GEN-T1.1] [H1-GEN-T1.6] [H1-GEN-T1.7] [H1-GEN-T1.8] [H1-GEN-T1.9] [H1-GEN-T1.10] [H1-GEN-T1.11] is drawn by many hands, each in its pen', () => {
    const seen = new Set(worlds.flatMap((it) => [...handsSeen(it)]));
    expect([...seen].sort()).toEqual(Object.keys(INKS).sort());
  });
});

describe('inks of the first edition', () => {
  it.each(PEOPLES)(
    '[H1-GEN-T1] the %s have theirs, and a manner of wall besides; nature is broken pencil',
    (people) => {
      const world = drawn(firstWorld(`ink ${people}`, people));
      const seen = handsSeen(world);
      for (const hand of ['none', people]) expect([...seen]).toContain(hand);
      // Courses and thorns lie under the walls, in one group that is nobody's.
      const walls = layer(world.scene, 'walls');
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

describe('what nature made', () => {
  const sheet = () =>
    firstSheet('usual', [
      firstPiece('vein', 'ore', line([0, 8, 30, 8], 0.3), { variant: 'gold' }),
      firstPiece('ore', 'ore', polygon([20, 12, 22.25, 12, 21, 14]), { variant: 'mithral' }),
      firstPiece('river', 'water', line([0, 16, 10, 18, 20, 16], 0.4)),
      firstPiece('pool', 'water', disc(5, 12, 0.5)),
      firstPiece('pipe', 'magma', line([25, 4, 25, 20], 0.4)),
      firstPiece('chamber', 'magma', disc(25, 19, 2)),
    ]);
  const pensOf = (id: string) => {
    const found: Mark[] = [];
    const look = (marks: readonly Mark[]) => {
      for (const it of marks)
        if (it.mark === 'group') {
          if (it.piece === id) found.push(...it.of);
          else look(it.of);
        }
    };
    for (const { marks } of drawMap(sheet(), { edition: '1', called: spelled }).layers) look(marks);
    return strokes(found);
  };
  const filled = (id: string) => pensOf(id).flatMap(({ fill, wash }) => fill ?? wash ?? []);

  it('[H1-GEN-T1.2] a gold vein is one red line', () => {
    const firm = pensOf('vein').filter(({ stroke, dash, opacity }) => stroke && !dash && opacity === undefined);
    expect(firm.map(({ stroke }) => stroke)).toEqual(['inkRed']);
  });

  it('[H1-GEN-T1.3] mithral has the three sides of a triangle, in black, and its name', () => {
    expect(pensOf('ore').some(({ stroke, fill }) => stroke === 'ink' && !fill)).toBe(true);
    // Dark Elves lay mithral where there is no ore.
    const worlds = [1, 2, 3, 4, 5, 6].map((nth) => firstWorld(`mithral ${nth}`, 'dark elves').page);
    const ores = worlds.flatMap(({ pieces, labels }) =>
      pieces.flatMap((it) =>
        it.variant === 'mithral' ? [{ it, name: labels.find(({ about }) => about === it.id) }] : [],
      ),
    );
    expect(ores.length).toBeGreaterThan(0);
    for (const { it, name } of ores)
      expect([it.shape.closed, it.shape.path.length, name?.what.kind]).toEqual([true, 6, 'mithral ore']);
  });

  it('[H1-GEN-T1.4] water is filled with blue, a river as a cave', () => {
    expect(filled('river')).toContain('water');
    expect(filled('pool')).toContain('lake');
  });

  it('[H1-GEN-T1.5] magma is filled with red, a pipe as a chamber', () => {
    expect(filled('pipe')).toContain('magma');
    expect(filled('chamber')).toContain('lava');
  });
});

describe('tracing sheets', () => {
  const home = firstPiece('home', 'room', disc(10, 10, 1), { owner: 'g1', people: 'dwarves', manner: 'square' });
  const anew = { age: 'monsters', people: 'breeders', manner: 'square' };
  const life = { since: 5, until: null };
  const bead = {
    id: 'b1',
    origin: 'b1',
    kind: 'population',
    at: { x: 10, y: 10 },
    piece: 'home',
    owner: 'g2',
    name: null,
    fixed: false,
    emblem: null,
    since: 0,
    until: null,
  } as const;
  const sheet = firstSheet('usual', [home], {
    bonds: [{ id: 'n1', kind: 'redrawn', group: 'g2', piece: 'home', anew, ...life }],
    beads: [bead],
  });
  const seen = (tick: number, civilization = 1, monsters = 1) => {
    const tracing = [
      { age: 'civilization', since: 0, opacity: civilization },
      { age: 'monsters', since: 5, opacity: monsters },
    ];
    const scene = drawMap(sheet, { edition: '1', called: spelled, tick, tracing });
    const walls = layer(scene, 'walls').filter((it) => it.mark === 'group' && it.piece === 'home');
    return {
      inks: [...new Set(strokes(walls).map(({ stroke }) => stroke))],
      beads: layer(scene, 'beads').length > 0,
      surface: layer(scene, 'surface').length > 0,
    };
  };

  it('[H1-GEN-11] a room is of the sheet and in the pen of who has drawn it anew, and stays on the sheet below as it was', () => {
    expect(seen(4).inks).toEqual(['inkBlue']);
    expect(seen(5).inks).toEqual(['ink']);
    expect(seen(5, 0, 1).inks).toEqual(['ink']);
    expect(seen(5, 1, 0).inks).toEqual(['inkBlue']);
  });

  it('[H1-GEN-10] beads are moved up to the newest sheet, and the surface is on each', () => {
    expect([seen(4, 1, 0).beads, seen(5, 1, 0).beads, seen(5, 0, 1).beads]).toEqual([true, false, true]);
    expect([seen(5, 0, 1).surface, seen(5, 1, 0).surface]).toEqual([true, true]);
  });
});

it('[H1-GEN-14] [H1-GEN-T2.10] with a pen of its own a group draws walls and courses in its colour', () => {
  const inksOf = (pen?: number) => {
    const over = { owner: 'g1', people: 'dwarves', manner: 'square', ...(pen !== undefined && { pen }) };
    const sheet = firstSheet('usual', [firstPiece('hall', 'room', disc(10, 10, 1), over)]);
    return new Set(strokes(layer(drawMap(sheet, { edition: '1', called: spelled }), 'walls')).map((it) => it.stroke));
  };
  expect(inksOf()).toEqual(new Set(['inkBlue']));
  const colours = host1.pens ?? [];
  expect(new Set(colours).size).toBe(8);
  for (const [pen, colour] of colours.entries()) expect(inksOf(pen)).toEqual(new Set([colour]));
  expect(inksOf(8)).toEqual(inksOf(0));
});

it('puts beads into their rooms and on the page, where their seats are on a wall', () => {
  const home = firstPiece('home', 'room', polygon([4, 20, 5, 20, 5, 21, 4, 21]));
  const hall = firstPiece('hall', 'room', polygon([8, 10, 12, 10, 12, 12, 8, 12]));
  const at = (piece: string, x: number, y: number) =>
    ({ id: `${piece} ${x}`, kind: 'population', at: { x, y }, piece, since: 0, until: null }) as unknown as Bead;
  const beads = [at('home', 4.5, 20.5), at('home', 5, 21), at('hall', 8, 10), at('hall', 10, 11)];
  expect(seated(firstSheet('usual', [home, hall], { beads })).map((it) => it.at)).toEqual([
    { x: 4.5, y: 20.5 },
    { x: 4.88, y: 20.7 },
    { x: 8.3, y: 10.3 },
    { x: 10, y: 11 },
  ]);
});

it('[H1-ALT-06] a crack that runs across the open is seen in its walls, and not in the air', () => {
  const rift = firstPiece('rift', 'cave', polygon([12, 4, 14, 18, 16, 18, 18, 4]), { variant: 'rift' });
  const crack = firstPiece('crack', 'tunnel', line([0, 9, 30, 11], 0.25));
  const scene = drawMap(firstSheet('usual', [rift, crack]), { edition: '1', called: spelled });
  const floors = layer(scene, 'floors').flatMap((it) =>
    it.mark === 'group' && it.piece !== undefined ? [it.piece] : [],
  );
  expect(floors.indexOf('crack')).toBeGreaterThanOrEqual(0);
  expect(floors.lastIndexOf('crack')).toBeLessThan(floors.indexOf('rift'));
});
