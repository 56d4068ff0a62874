import { centreOf, type Page, type Piece, type Point } from '@understory/page';
import { type Clause, type Rule, type Table, table } from '@understory/table';
import type { World } from '../../world.ts';
import { choose, roll, rollOn } from '../asks.ts';
import type { PlainThing, Sign } from '../called.ts';
import { beginFeature, label } from '../draw.ts';
import type { Biome, FeatureKind } from '../nouns.ts';
import { biome, biomeType } from './biome.ts';
import { caves } from './caves.ts';
import { gems } from './gems.ts';
import { magma } from './magma.ts';
import { ore } from './ore.ts';
import { type Plot, piecesOf, type Row } from './plot.ts';
import { water } from './water.ts';

type Kind = Exclude<FeatureKind, 'nexus' | 'surface'>;

/** H2-FEA-T0, rows 1 to 6. */
const KINDS: readonly Kind[] = ['ore', 'gems', 'caves', 'water', 'magma', 'biome'];

/** H2-FEA-T0: what a stratum has. */
const features: Table<Kind | 'two' | 'any'> = table('H2-FEA-T0', '1d8', {
  '1': 'ore',
  '2': 'gems',
  '3': 'caves',
  '4': 'water',
  '5': 'magma',
  '6': 'biome',
  '7': 'two',
  '8': 'any',
});

/** H2-FEA-01: one roll for a stratum, then the table that it names. */
export function* featureOf(world: World, stratum: number): Rule {
  const about = `stratum ${stratum}`;
  const { value, clause } = yield* rollOn(features, { kind: 'what a stratum holds', stratum }, about);
  if (value === 'two') {
    for (const kind of yield* twoKinds(about)) yield* drawFeature(world, stratum, kind, clause);
  } else {
    yield* drawFeature(world, stratum, value === 'any' ? yield* anyKind(world, about) : value, clause);
  }
}

/** H2-FEA-T0.7: two different features by 1d6 each. */
function* twoKinds(about: string): Rule<Kind[]> {
  const kinds: Kind[] = [];
  while (kinds.length < 2) {
    const kind =
      KINDS[(yield* roll('H2-FEA-T0.7', '1d6', { kind: 'one feature of two', number: kinds.length + 1 }, about)) - 1];
    if (kind && !kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}

/** H2-FEA-T0.8: the player's choice. */
function* anyKind(world: World, about: string): Rule<Kind> {
  return yield* choose('H2-FEA-T0.8', {
    by: 'maker',
    topic: { kind: 'which feature' },
    options: KINDS.map((key) => ({ key, what: { kind: 'feature', feature: key, count: drawnSoFar(world.page, key) } })),
    usual: rarest(world.page),
    about,
  });
}

/** The kind drawn least often so far, the lowest row on a tie. */
function rarest(page: Page): Kind {
  return KINDS.reduce((best, it) => (drawnSoFar(page, it) < drawnSoFar(page, best) ? it : best));
}

function drawnSoFar(page: Page, kind: Kind): number {
  return page.features.filter((it) => it.kind === kind).length;
}

/** Draw one feature of a stratum, and label it (H2-PRI-12). */
export function* drawFeature(world: World, stratum: number, kind: Kind, clause: Clause): Rule {
  const feature = beginFeature(world, clause, kind, stratum);
  yield* kind === 'biome'
    ? drawBiome({ world, stratum, feature, clause })
    : drawRow({ world, stratum, feature, clause }, TABLES[kind]);
  const name = nameOf(world.page, feature, kind);
  label(world, 'H2-FEA-02', feature, name, anchorOf(world.page, feature));
}

const TABLES: Readonly<Record<Exclude<Kind, 'biome'>, Table<Row>>> = { ore, gems, caves, water, magma };

function* drawRow(plot: Plot, of: Table<Row>): Rule {
  const row = yield* rollOn(of, { kind: 'how it lies' }, plot.feature);
  yield* row.value({ ...plot, clause: row.clause });
}

function* drawBiome(plot: Plot): Rule {
  const row = yield* rollOn(biome, { kind: 'how it lies' }, plot.feature);
  const type = yield* biomeType(plot.feature);
  yield* row.value({ ...plot, clause: row.clause, biome: type });
}

/** Which pieces give a feature its name. */
const NAMED_AFTER: Readonly<Record<Kind, readonly string[]>> = {
  ore: ['ore'],
  gems: ['gem'],
  caves: ['cave', 'tunnel'],
  water: ['water'],
  magma: ['magma'],
  biome: [],
};

/** What a feature is called: after what lives in it, or after its first piece of the kind. */
function nameOf(page: Page, feature: string, kind: Kind): Sign {
  const pieces = piecesOf(page, feature);
  const living = pieces.find((it) => it.biome !== null)?.biome;
  if (living) return { kind: pieces.some((it) => it.kind === 'water') ? 'waters' : 'deeps', biome: living as Biome };
  const first = pieces.find((it) => NAMED_AFTER[kind].includes(it.kind));
  if (!first) return { kind: 'all of', of: kind };
  const of = { kind: first.what.kind as PlainThing };
  return { kind: pieces.filter((it) => it.what.kind === of.kind).length === 1 ? 'one of' : 'several of', of };
}

/** Where a feature's label belongs: by its largest piece. */
function anchorOf(page: Page, feature: string): Point {
  const pieces = piecesOf(page, feature).filter((it) => it.kind !== 'vent');
  const largest = pieces.reduce<Piece | null>((best, it) => (best && best.area >= it.area ? best : it), null);
  return largest ? centreOf(largest.shape) : { x: page.width / 2, y: page.height / 2 };
}
