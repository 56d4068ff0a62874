import { dig, type Mark, type Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Oddity, PeopleLaws } from '../../first/lent.ts';
import { roll } from '../asks.ts';
import { scorch } from '../civilization/deep-elves/exploring.ts';
import { beginFeature, putBeads } from '../draw.ts';
import { MINED } from '../measures.ts';
import { note } from '../note.ts';
import { drawCaves } from '../primordial/features/caves.ts';
import { drawOre } from '../primordial/features/ore.ts';
import { oneForm } from '../primordial/forms.table.ts';
import { isVoid } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { gemsIn } from './gems.ts';

/** What the first edition's peoples ask of the world that they live in (PT-CIV-T1). */
export const PEOPLE: Omit<PeopleLaws<PlaytestWorld>, 'site'> = {
  // PT-CIV-T1.1
  ore: (page) => page.units.filter((it) => it.until === null && it.kind === 'ore'),
  mineSize: () => ({ wide: MINED, high: MINED }),
  gems: gemsIn,
  // PT-CIV-T1.4
  hasBeasts: (page) => page.beadsOf(null).some(({ kind }) => kind === 'population'),
  bring: (world, what) => (what === 'beasts' ? bringBeasts(world) : bringOre(world, what)),
  oddity: (page, piece) => oddityOf(page.marks, piece),
  // PT-MEA-12: up to the page's edge and the surface, and to the edge of a void.
  path: (page, from, to, how) =>
    dig(page, from, to, {
      ...how,
      inside: 0,
      under: 0,
      meets: (it) => (isVoid(it) ? 'stop' : (how.meets?.(it) ?? 'through')),
    }),
  struck(world, group, { id, kind, piece }) {
    const what = kind === 'fate' ? 'fate' : 'plague';
    // PT-CIV-T1.5, PT-NEX-T1.2, .3: a plague's label goes, that of Fate stays.
    const gone = what === 'plague' ? [{ do: 'end', id } as const] : [];
    note(world, { kind: 'explored', clause: 'PT-CIV-T1.5', group, piece, what }, gone);
  },
  // PT-JOI-13
  flooded(world, rooms, liquid) {
    if (liquid === 'magma' && world.elves && !world.elves.ending) scorch(world, world.elves, rooms);
  },
  areElvesUnruly: () => false,
};

/** PT-CIV-T1.7: one ore vein, of gold or of mithral. */
function* bringOre(world: PlaytestWorld, metal: 'gold' | 'mithral'): Rule {
  const clause = 'PT-CIV-T1.7';
  const stratum = yield* anyStratum(world, clause, metal);
  const form = yield* oneForm(world, world.page.stratum(stratum), 'vein');
  drawOre({ world, stratum, feature: beginFeature(world, clause, 'ore', stratum) }, [form], metal);
}

/** PT-CIV-T1.8: so many ● on the first spots of a network of caves. */
const BEASTS = 3;

function* bringBeasts(world: PlaytestWorld): Rule {
  const clause = 'PT-CIV-T1.8';
  const stratum = yield* anyStratum(world, clause, 'beasts');
  const form = yield* oneForm(world, world.page.stratum(stratum), 'network');
  const { rooms } = drawCaves({ world, stratum, feature: beginFeature(world, clause, 'caves', stratum) }, [form]);
  for (const room of rooms.slice(0, BEASTS)) putBeads(world, clause, room, 'population', 1, 'primordial monster');
}

/** A random stratum. */
export function* anyStratum({ page }: PlaytestWorld, clause: Clause, about: string): Rule<number> {
  const { length } = page.strata;
  return length === 1 ? 1 : yield* roll(clause, `1d${length}`, { kind: 'the stratum' }, about);
}

/** PT-CIV-T1.3, .5, .9: plague, mithral and other ore, each feature once, and any water. */
function oddityOf(marks: readonly Mark[], { id, kind, variant, feature }: Piece): Oddity | null {
  if (marks.some((it) => it.kind === 'plague' && it.piece === id && it.until === null))
    return { kind: 'plague', once: id };
  const once = feature ?? id;
  if (kind === 'ore') return { kind: variant === 'mithral' ? 'mithral' : 'gold vein', once };
  return kind === 'water' ? { kind: 'river', once } : null;
}
