import type { Feature, Label } from '@understory/page';
import { type Clause, type Rule, type Table, table } from '@understory/table';
import type { World } from '../../world.ts';
import { choose, rollOn } from '../asks.ts';
import type { Called, Inspired } from '../called.ts';
import { note } from '../note.ts';

/** H2-INS-T1 to -T6: ideas for the labels, by their rows. */
const inspirations: Readonly<Record<Inspired, Table<Row>>> = {
  ore: ideasOf('H2-INS-T1'),
  gems: ideasOf('H2-INS-T2'),
  caves: ideasOf('H2-INS-T3'),
  water: ideasOf('H2-INS-T4'),
  // H2-INS-02: the table has five rows, so a 6 is rolled again.
  magma: ideasOf('H2-INS-T5', null),
  biome: ideasOf('H2-INS-T6'),
};

/** The row of an idea; null where there is none, and the die is thrown again. */
type Row = number | null;

function ideasOf(clause: Clause, last: Row = 6): Table<Row> {
  return table(clause, '1d6', { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': last });
}

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

function* inspireOne(world: World, { id, kind, stratum }: Feature, how: 'roll' | 'pick'): Rule {
  if (!isInspired(kind)) return;
  const ask: Asked = { ideas: inspirations[kind], id, feature: kind, stratum };
  const told = how === 'roll' ? yield* rolled(ask) : yield* picked(ask);
  const label = world.page.labels.find((it) => it.about === id && it.until === null);
  if (!told || !label) return;
  const { clause, row } = told;
  const idea = { kind: 'inspiration', feature: kind, row } as const satisfies Called;
  const written: Omit<Label, 'since' | 'until'> = { ...bare(label), id: world.page.newId('l'), note: idea };
  note(world, { kind: 'inspired', clause, feature: id, label: label.what, key: idea, row }, [
    { do: 'end', id: label.id },
    { do: 'label', label: written },
  ]);
}

function isInspired(feature: string): feature is Inspired {
  return Object.hasOwn(inspirations, feature);
}

function bare({ what, note, at, about, size }: Label): Pick<Label, 'what' | 'note' | 'at' | 'about' | 'size'> {
  return { what, note, at, about, size };
}

interface Idea {
  readonly row: number;
  readonly clause: Clause;
}

/** The deposit that an idea is wanted for. */
interface Asked {
  readonly ideas: Table<Row>;
  readonly id: string;
  readonly feature: Inspired;
  readonly stratum: number;
}

/** H2-INS-02. */
function* rolled({ ideas, id, feature, stratum }: Asked): Rule<Idea> {
  for (;;) {
    const topic = { kind: 'an inspiration', feature, stratum } as const;
    const { value, clause } = yield* rollOn(ideas, topic, id, { feature: id });
    if (value !== null) return { row: value, clause };
  }
}

function* picked({ ideas, id, feature, stratum }: Asked): Rule<Idea | null> {
  const rows = ideas.rows.flatMap(({ value, clause }) => (value === null ? [] : [{ row: value, clause }]));
  const key = yield* choose('H2-INS-01', {
    by: 'maker',
    topic: { kind: 'which inspiration', feature, stratum },
    options: [
      ...rows.map(({ row }) => ({ key: String(row), what: { kind: 'inspiration', feature, row } as const })),
      { key: 'none' },
    ],
    usual: null,
    about: id,
    subject: { feature: id },
  });
  return rows.find((it) => String(it.row) === key) ?? null;
}

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
  const what = { kind: 'beneath', key } as const satisfies Called;
  note(world, { kind: 'world note', clause: 'H2-INS-03', key }, [
    { do: 'legend', line: { id: world.page.newId('n'), what } },
  ]);
}
