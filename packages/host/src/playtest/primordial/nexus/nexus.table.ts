import { centreOf, disc, type Piece, type Point, type Shape, swollen } from '@understory/page';
import { Impossible, type Rule, rowOf, type Table, table } from '@understory/table';
import { choose, rollOn, spot } from '../../asks.ts';
import { label } from '../../draw.ts';
import { NEXUSES, type Nexus } from '../../nouns.ts';
import type { Caves } from '../features/caves.ts';
import { partsOf } from '../features/shapes.ts';
import type { Form } from '../forms/form.ts';
import { stratumPlaces } from '../forms/places.ts';
import type { Plot } from '../plot.ts';
import { spotsOf } from '../spots.ts';
import { area, elementalNexus, magicNexus, phaseShift } from './areas.ts';
import { cyclopeanComplex, palace } from './complexes.ts';
import { fault } from './fault.ts';
import type { NexusPlot } from './plot.ts';
import {
  dungeonheart,
  fate,
  gateway,
  godFragment,
  intellect,
  motherOfMonsters,
  ownNexus,
  plague,
  voidSpot,
} from './spots.ts';

/** A row of PT-NEX-T1: how it is drawn, and whether it is one spot, whose size the player may change (PT-NEX-01). */
interface NexusRow {
  readonly nexus: Nexus;
  readonly isSpot: boolean;
  readonly draw: (plot: NexusPlot) => Rule;
}

const row = (nexus: Nexus, draw: NexusRow['draw'], isSpot = false): NexusRow => ({ nexus, draw, isSpot });

/** PT-NEX-T1; the last three are the player's (PT-NEX-04). */
const nexuses: Table<NexusRow> = table('PT-NEX-T1', '1d20', {
  '1': row('mother of monsters', motherOfMonsters, true),
  '2': row('plague', plague, true),
  '3': row('fate', fate, true),
  '4': row('fault', fault),
  '5': row('dungeonheart', dungeonheart, true),
  '6': row('gateway', gateway, true),
  '7': row('cyclopean complex', cyclopeanComplex),
  '8': row('god fragment', godFragment, true),
  '9': row('intellect', intellect, true),
  '10': row('bones', area),
  '11': row('magic nexus', magicNexus),
  '12': row('phase shift', phaseShift),
  '13': row('radiation', area),
  '14': row('darkness', area),
  '15': row('palace', palace),
  '16': row('void', voidSpot, true),
  '17': row('elemental nexus', elementalNexus),
  '18-20': row('your own', ownNexus, true),
});

const UNWRITTEN = 'your own';

/** PT-NEX-01: from the table of features it stands at the first spot of the form, where and how large the player may change. */
export function* nexusOfForm(plot: Plot, forms: readonly Form[]): Rule {
  const { clause, value } = yield* whichNexus(plot);
  const [first] = spotsOf(forms);
  if (!first) throw new Impossible('a form without a spot');
  const at = yield* whereItLies(plot, first);
  const beads = value.isSpot ? yield* howLarge(plot) : null;
  const { world, feature } = plot;
  if (value.isSpot) label(world, 'PT-NEX-01', feature, { kind: 'nexus', of: value.nexus }, { x: at.x, y: at.y - 0.9 });
  yield* value.draw({ ...plot, clause, nexus: value.nexus, at, beads, area: forms.flatMap(areaOf), fill: null });
}

/** PT-CAV-04: from the table of caves it stands at the first spot of the cave, which stays. */
export function* nexusOfCaves(plot: Plot, caves: Caves, fill: (own: Caves) => Rule): Rule {
  const { clause, value } = yield* whichNexus(plot);
  const [first] = caves.rooms;
  if (!first) throw new Impossible('caves without a spot');
  const at = centreOf(first.shape);
  const shapes = caves.pieces.filter((it: Piece) => it.within === null).map(({ shape }) => shape);
  yield* value.draw({ ...plot, clause, nexus: value.nexus, at, beads: null, area: shapes, fill });
}

/** PT-NEX-04: an unwritten row is rolled again until it is a written one, unless the player picks a row or makes one up. */
function* whichNexus({
  stratum,
  feature,
}: Plot): Rule<{ readonly clause: NexusPlot['clause']; readonly value: NexusRow }> {
  for (let thrown = 1; ; thrown++) {
    const about = `${feature}, ${thrown}`;
    const rolled = yield* rollOn(nexuses, { kind: 'the nexus', stratum }, about);
    if (rolled.value.nexus !== UNWRITTEN) return rolled;
    const how = yield* choose('PT-NEX-04', {
      by: 'maker',
      topic: { kind: 'which nexus', stratum },
      options: [{ key: 'again' }, ...NEXUSES.map((key) => ({ key }))],
      usual: 'again',
      about,
    });
    if (how !== 'again') return rowOf(nexuses, NEXUSES.indexOf(how) + 1);
  }
}

function* whereItLies({ world, stratum, feature }: Plot, usual: Point): Rule<Point> {
  const anywhere = () => true;
  const where = stratumPlaces(world.page, stratum, anywhere, anywhere, () => usual);
  const has = (it: Point) => where.has(it) || (it.x === usual.x && it.y === usual.y);
  const topic = { kind: 'where the nexus lies', stratum } as const;
  return yield* spot('PT-NEX-01', { by: 'maker', topic, where: { ...where, has }, usual, about: feature });
}

function* howLarge({ stratum, feature }: Plot): Rule<number | null> {
  const how = yield* choose('PT-NEX-01', {
    by: 'maker',
    topic: { kind: 'how large the nexus is', stratum },
    options: [{ key: 'usual' }, ...(['1', '2', '3', '4'] as const).map((key) => ({ key }))],
    usual: 'usual',
    about: feature,
  });
  return how === 'usual' ? null : Number(how);
}

/** PT-NEX-02: a disc of radius 1 round each spot of a scattering; the lines of veins and networks 1 wide; the shape of all others. */
function areaOf(form: Form): Shape[] {
  if (form.kind === 'scattering') return form.spots.map(({ x, y }) => disc(x, y, 1));
  const isLine = form.kind === 'vein' || form.kind === 'network';
  return partsOf(form).map(({ shape }) => (isLine ? swollen(shape, 0.5 - shape.swell) : shape));
}
