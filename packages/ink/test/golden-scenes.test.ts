import { readFileSync } from 'node:fs';
import { pictureSchema } from '@understory/host/file';
import {
  BEADS,
  type BeadKind,
  disc,
  line,
  type Piece,
  polygon,
  raiseSurface,
  type Shape,
  type Sheet,
} from '@understory/page';
import { digest, spelled } from '@understory/table';
import { describe, it } from 'vitest';
import { expectGolden } from '../../../tools/golden.ts';
import { LAYER_NAMES, type PenEdit, toSvg } from '../src/index.ts';
import { drawn, whatItWas } from '../src/pen/index.ts';
import { fixtureWorld } from './fixture-world.ts';
import { drawMap } from './second.ts';
import { inOneLine } from './written-marks.ts';

/** A kept save holds its page as data: what is drawn there changes with the pen alone, not with the rules. */
function kept(name: string): Sheet {
  const file = new URL(`../../../test/kept/0.4.0/host-${name}.save.json`, import.meta.url);
  return pictureSchema.parse(JSON.parse(readFileSync(file, 'utf8')).picture).page;
}

/**
 * What neither the made-up world nor the kept ones have: ground that was raised, a lake under the sky, wasteland, ley lines that cross, a fault,
 * a stratum that is corrupted, magma in a cave, rooms with few corners, every kind of bead.
 */
function rarities(): Sheet {
  const sheet = fixtureWorld('Frozen');
  const meadow = sheet.pieces.find(({ kind }) => kind === 'biome');
  if (!meadow || !sheet.ground) throw new Error('nothing grows under this sky');
  const stratum = sheet.ground.strata[4]?.outline ?? [];
  const piece = (id: string, kind: string, shape: Shape, more: Partial<Piece> = {}): Piece => ({
    ...meadow,
    id,
    kind,
    shape,
    matter: 'open',
    biome: null,
    stratum: 3,
    ...more,
  });
  const ley = (id: string, shape: Shape) => piece(id, 'ley', shape, { nexus: 'ley lines', matter: 'cover' });
  const shore = meadow.shape.path.slice(0, 14);
  const bed = [1.2, 1.5, 0.9].flatMap((deep, i) => [shore[10 - 4 * i] ?? 0, (shore[11 - 4 * i] ?? 0) + deep]);
  return {
    ...sheet,
    ground: raiseSurface(sheet.ground, { from: 20, to: 25, by: 1.5, slope: 3, top: 0.5 }),
    former: [{ ground: sheet.ground, until: 1 }],
    pieces: [
      ...sheet.pieces,
      piece('lake', 'water', polygon([...shore, ...bed]), { stratum: 0 }),
      piece(
        'waste',
        'wasteland',
        { ...meadow.shape, path: meadow.shape.path.map((it, i) => (i % 2 === 0 ? it + 6 : it)) },
        { stratum: 0 },
      ),
      piece('taint', 'corruption', polygon(stratum), { matter: 'cover' }),
      piece('fault', 'fault', line([16, 8, 19, 10, 20, 14, 24, 18], 0.4), { nexus: 'fault' }),
      piece('vent', 'vent', disc(26, 12, 0.6), { matter: 'solid' }),
      ...['square', 'cyclopean', 'crystal', 'straight'].map((manner, i) =>
        piece(manner, 'room', disc(17 + 2 * i, 16, 0.8), { manner }),
      ),
      ley('ley 1', line([2, 8, 15, 9, 28, 17], 0.1)),
      ley('ley 2', line([27, 7, 14, 12, 3, 18], 0.1)),
      piece('cave', 'cave', polygon([5, 9, 13, 9, 14, 11, 12, 13, 6, 13, 4, 11])),
      piece('lava', 'magma', polygon([4.5, 11.5, 13.5, 11.5, 12, 13, 6, 13]), { within: 'cave', matter: 'solid' }),
    ],
    beads: Object.keys(BEADS).flatMap((kind, i) =>
      [0, 1].map((row) => ({
        id: `${kind} ${row}`,
        origin: `${kind} ${row}`,
        since: 0,
        until: null,
        kind: kind as BeadKind,
        at: { x: 6 + i, y: 10 + row },
        piece: 'cave',
        owner: null,
        name: null,
        fixed: false,
        emblem: null,
      })),
    ),
  };
}

type Options = NonNullable<Parameters<typeof drawMap>[1]>;

const AGES = [
  { age: 'primordial', since: 0, opacity: 0.2 },
  { age: 'civilization', since: 40, opacity: 0.5 },
  { age: 'monsters', since: 300, opacity: 0.8 },
];

function edits(sheet: Sheet): PenEdit[] {
  const room = sheet.pieces.find(({ kind }) => kind === 'room');
  const [label] = sheet.labels;
  if (!room || !label) throw new Error('the page has no room with a name');
  return [
    { do: 'nudge', piece: room.id, of: whatItWas(sheet, room.id), dx: 9, dy: -6 },
    { do: 'shape', piece: room.id, of: whatItWas(sheet, room.id), shape: 'round' },
    { do: 'label', label: label.id, of: spelled(label.what), x: 900, y: 700 },
    { do: 'name', id: label.id, of: spelled(label.what), text: 'Another Name' },
    { do: 'stroke', age: 'primordial', ink: 'red', nib: 'broad', points: [300, 300, 20, 420, 350, 90, 600, 280, 60] },
    { do: 'stroke', age: 'primordial', ink: 'red', nib: 'broad', points: [300, 500, 50, 420, 550, 50, 600, 480, 50] },
    { do: 'sticker', age: 'primordial', emblem: 'goblins', x: 300, y: 250, size: 150, turn: 20 },
    { do: 'sticker', age: 'villainy', emblem: 'forest', x: 1200, y: 250, size: 200, turn: 0 },
  ];
}

const SCENES: Readonly<Record<string, (villainy: Sheet) => readonly [Sheet, Options]>> = {
  'made-up': () => [fixtureWorld('Frozen'), {}],
  rarities: () => [rarities(), {}],
  primordial: () => [kept('primordial'), { look: 'night' }],
  civilization: () => [kept('civilization'), { look: 'parchment', layers: LAYER_NAMES }],
  villainy: (sheet) => [
    sheet,
    {
      territories: [
        { group: 'g1', rings: [[3, 5, 9, 5, 9, 10, 3, 10]] },
        { group: 'g2', rings: [[8, 6, 14, 6, 11, 12]] },
      ],
    },
  ],
  'villainy-faded': (sheet) => [sheet, { look: 'plain', faded: true }],
  'villainy-traced': (sheet) => [sheet, { look: 'colour-blind', tracing: AGES }],
  'villainy-penned': (sheet) => [sheet, { look: 'blueprint', pen: drawn(edits(sheet)) }],
};

/**
 * A frozen scene doesn't say what is beautiful, only that something is drawn otherwise, and in which layer. If it is meant, run
 * `GOLDEN=write npm run unit -- packages/ink/test/golden`, read the difference, and look at the pictures.
 */
describe('scenes', () => {
  const villainy = kept('villainy');

  it.each(Object.entries(SCENES))('%s is drawn as it always was', (name, of) => {
    const scene = drawMap(...of(villainy));
    const { layers, labels, numerals } = scene;
    const svg = toSvg(scene);
    const lines = layers.map((layer) => `${layer.name}: ${inOneLine(layer.marks)}`);
    expectGolden(new URL(`./golden/scenes/${name}.txt`, import.meta.url), [
      ...lines,
      `${labels.length} labels placed, ${numerals.length} numbered`,
      `${svg.length} letters of SVG; ${digest(svg).slice(0, 8)}`,
    ]);
  });
});
