import type { Feature, Label } from '@understory/page';
import { type Clause, type Rule, type Table, table } from '@understory/table';
import type { World } from '../../world.ts';
import { choose, rollOn } from '../asks.ts';
import { note } from '../note.ts';
import type { FeatureKind } from '../nouns.ts';

type Inspired = Exclude<FeatureKind, 'nexus' | 'surface'>;

/** H2-INS-T1 to -T6: ideas for the labels. */
const inspirations: Readonly<Record<Inspired, Table<string | null>>> = {
  ore: table('H2-INS-T1', '1d6', {
    '1': 'a precious trade metal',
    '2': 'metal for tools and arms',
    '3': 'a fabled metal',
    '4': 'stuff that burns',
    '5': 'building stuff',
    '6': 'exotic matter',
  }),
  gems: table('H2-INS-T2', '1d6', {
    '1': 'thrown up from the depths',
    '2': 'fallen from above',
    '3': 'vessels of something lost',
    '4': 'they glow with a wrong light',
    '5': 'they stir a feeling',
    '6': 'they think and speak',
  }),
  caves: table('H2-INS-T3', '1d6', {
    '1': 'dripping limestone',
    '2': 'crystal-lined geodes',
    '3': 'chutes worn by water',
    '4': 'old lava tubes',
    '5': 'burrows of some digger',
    '6': 'a fractal labyrinth',
  }),
  water: table('H2-INS-T4', '1d6', {
    '1': 'calm and navigable',
    '2': 'rapids and a whirlpool',
    '3': 'a torrent in a chasm',
    '4': 'full of life',
    '5': 'sludge and hot mud',
    '6': 'a buried glacier',
  }),
  // H2-INS-02: the table has five rows, so a 6 is rolled again.
  magma: table('H2-INS-T5', '1d6', {
    '1': 'a furnace of hot wind',
    '2': 'geysers and hot springs',
    '3': 'lava with a few islands',
    '4': 'rising pressure',
    '5': 'the scar of an eruption',
    '6': null,
  }),
  biome: table('H2-INS-T6', '1d6', {
    '1': 'a warped mockery of life',
    '2': 'life fed by the dark',
    '3': 'it has a sun of its own',
    '4': 'wholly alien',
    '5': 'it corrupts what it touches',
    '6': 'an echo of another plane',
  }),
};

/** H2-INS-01: ideas for every feature, if the player wants them. */
export function* inspire(world: World): Rule {
  const how = yield* choose('H2-INS-01', {
    by: 'maker',
    topic: { kind: 'inspirations' },
    options: [{ key: 'roll' }, { key: 'pick' }, { key: 'off' }],
    usual: 'roll',
  });
  if (how !== 'off') for (const feature of [...world.page.features]) yield* inspireOne(world, feature, how);
  yield* deepestMagma(world);
}

function* inspireOne(world: World, { id, kind }: Feature, how: 'roll' | 'pick'): Rule {
  if (!isInspired(kind)) return;
  const ideas = inspirations[kind];
  const told = how === 'roll' ? yield* rolled(ideas, id) : yield* picked(ideas, id, kind);
  const label = world.page.labels.find((it) => it.about === id && it.until === null);
  if (!told || !label) return;
  const written: Omit<Label, 'since' | 'until'> = { ...bare(label), id: world.page.newId('l'), note: told.idea };
  const { clause, idea, row } = told;
  note(world, { kind: 'inspired', clause, feature: id, label: label.text, key: idea, row }, [
    { do: 'end', id: label.id },
    { do: 'label', label: written },
  ]);
}

function isInspired(feature: string): feature is Inspired {
  return Object.hasOwn(inspirations, feature);
}

function bare({ text, note, at, about, size }: Label): Pick<Label, 'text' | 'note' | 'at' | 'about' | 'size'> {
  return { text, note, at, about, size };
}

interface Idea {
  readonly idea: string;
  readonly row: number;
  readonly clause: Clause;
}

/** H2-INS-02. */
function* rolled(ideas: Table<string | null>, about: string): Rule<Idea> {
  for (;;) {
    const { value, clause, from } = yield* rollOn(ideas, { kind: 'an inspiration' }, about);
    if (value !== null) return { idea: value, row: from, clause };
  }
}

function* picked(ideas: Table<string | null>, about: string, feature: Inspired): Rule<Idea | null> {
  const rows = ideas.rows.flatMap(({ value, clause, from }) =>
    value === null ? [] : [{ idea: value, row: from, clause }],
  );
  const key = yield* choose('H2-INS-01', {
    by: 'maker',
    topic: { kind: 'which inspiration', feature },
    options: [
      ...rows.map(({ row, idea }) => ({ key: String(row), what: { kind: 'word', word: idea } as const })),
      { key: 'none' },
    ],
    usual: null,
    about,
  });
  return rows.find((it) => String(it.row) === key) ?? null;
}

const BENEATH = {
  fire: 'Below the deepest magma lies a gate to the plane of fire.',
  folk: 'Below the deepest magma lies a country of fire folk.',
  djinn: 'Below the deepest magma lies a realm of djinn.',
  dungeons: 'Below the deepest magma lie only more dungeons.',
} as const;

/** H2-INS-03: a world note for the deepest magma. */
function* deepestMagma(world: World): Rule {
  if (!world.page.pieces.some((it) => it.kind === 'magma')) return;
  const key = yield* choose('H2-INS-03', {
    by: 'maker',
    topic: { kind: 'beneath the deepest magma' },
    options: [{ key: 'none' }, { key: 'fire' }, { key: 'folk' }, { key: 'djinn' }, { key: 'dungeons' }],
    usual: 'none',
  });
  if (key === 'none') return;
  note(world, { kind: 'world note', clause: 'H2-INS-03', key }, [
    { do: 'legend', line: { id: world.page.newId('n'), text: BENEATH[key] } },
  ]);
}
