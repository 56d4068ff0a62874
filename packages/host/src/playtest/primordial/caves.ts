import { centreOf, type Piece } from '@understory/page';
import { type Rule, type Table, table, unreachable } from '@understory/table';
import { choose, roll, rollOn } from '../asks.ts';
import { label, putBeads } from '../draw.ts';
import { GROWTHS, type Growth } from '../nouns.ts';
import { type Caves, drawCaves } from './features/caves.ts';
import type { Form } from './forms/form.ts';
import { nexusOfCaves } from './nexus/nexus.table.ts';
import { drawIn, type Plot } from './plot.ts';

type Contents = 'monsters' | 'vegetation' | 'treasure' | 'nothing' | 'nexus';

/** PT-CAV-T1. */
const contents: Table<Contents> = table('PT-CAV-T1', '1d10', {
  '1-3': 'monsters',
  '4-5': 'vegetation',
  '6-7': 'treasure',
  '8-9': 'nothing',
  '10': 'nexus',
});

/** PT-CAV-03. */
const growths: Table<Growth> = table('PT-CAV-03', '1d4', { '1': 'forest', '2': 'fungus', '3': 'roots', '4': 'other' });

/** PT-FEA-T1.7: caves are drawn, and then it is seen what they hold. */
export function* caves(plot: Plot, forms: readonly Form[]): Rule {
  const drawn = drawCaves(plot, forms);
  const { world, stratum, feature } = plot;
  label(world, 'PT-FEA-01', feature, { kind: 'feature', of: 'caves' }, world.page.stratum(stratum).centre);
  const holds = yield* rollContents(plot, 'first');
  if (holds.value === 'nexus') yield* nexusOfCaves(plot, drawn, (own) => extraContents(plot, own));
  else yield* fillCaves(plot, drawn, holds.value);
}

/** PT-NEX-08: a complex or a palace in a cave has contents of its own; another nexus counts as just a cave. */
function* extraContents(plot: Plot, own: Caves): Rule {
  const { value } = yield* rollContents(plot, 'extra');
  yield* fillCaves(plot, own, value === 'nexus' ? 'nothing' : value);
}

function* rollContents({ stratum, feature }: Plot, which: string) {
  return yield* rollOn(contents, { kind: 'what the caves hold', stratum }, `${feature}, ${which}`);
}

function* fillCaves(plot: Plot, drawn: Caves, holds: Exclude<Contents, 'nexus'>): Rule {
  switch (holds) {
    case 'monsters':
      dealt(plot, drawn.rooms, 'population', yield* howMany(plot, 'population', 'PT-CAV-T1.1–3'));
      return;
    case 'treasure':
      dealt(plot, drawn.rooms, 'treasure', yield* howMany(plot, 'treasure', 'PT-CAV-T1.6–7'));
      return;
    case 'vegetation':
      yield* grow(plot, drawn);
      return;
    case 'nothing':
      return;
    default:
      unreachable(holds);
  }
}

/** PT-CAV-01: 2 to 6, by a die of which a 1 counts as 2, or as the player says. */
function* howMany(
  { stratum, feature }: Plot,
  bead: 'population' | 'treasure',
  clause: 'PT-CAV-T1.1–3' | 'PT-CAV-T1.6–7',
): Rule<number> {
  const how = yield* choose('PT-CAV-01', {
    by: 'maker',
    topic: { kind: 'how many there are', stratum, bead },
    options: [{ key: 'roll' }, ...(['2', '3', '4', '5', '6'] as const).map((key) => ({ key }))],
    usual: 'roll',
    about: feature,
  });
  if (how !== 'roll') return Number(how);
  return Math.max(2, yield* roll(clause, '1d6', { kind: 'the number of them', stratum, bead }, feature));
}

/** PT-CAV-02: one to each spot in order, and then from the first on again. */
function dealt({ world }: Plot, rooms: readonly Piece[], bead: 'population' | 'treasure', many: number): void {
  rooms.forEach((room, i) => {
    const here = Math.floor((many + rooms.length - 1 - i) / rooms.length);
    const what = bead === 'population' ? 'primordial monster' : 'treasure';
    if (here > 0) putBeads(world, 'PT-CAV-02', room, bead, here, what);
  });
}

/** PT-CAV-03: over the whole shape, with a lode at each spot. */
function* grow(plot: Plot, { pieces, rooms }: Caves): Rule {
  const { stratum, feature } = plot;
  const how = yield* choose('PT-CAV-03', {
    by: 'maker',
    topic: { kind: 'what grows there', stratum },
    options: [{ key: 'roll' }, ...GROWTHS.map((key) => ({ key }))],
    usual: 'roll',
    about: feature,
  });
  const growth = how === 'roll' ? (yield* rollOn(growths, { kind: 'the growth' }, feature)).value : how;
  for (const piece of pieces) {
    if (piece.within) continue;
    const at = rooms.filter((it) => it === piece || it.within === piece.id).map(({ shape }) => centreOf(shape));
    const units = at.length > 0 ? { units: [{ kind: 'vegetation', at } as const] } : {};
    const what = { kind: 'growth', of: growth } as const;
    drawIn(plot, 'PT-CAV-03', { kind: 'biome', shape: piece.shape, what, biome: growth, within: piece.id, ...units });
  }
}
