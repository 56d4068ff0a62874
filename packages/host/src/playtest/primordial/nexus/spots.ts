import { centreOf, type Piece } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { choose, name } from '../../asks.ts';
import { label, putBeads, sign } from '../../draw.ts';
import { legendary } from '../../epics.ts';
import { roomShape } from '../../measures.ts';
import type { Question } from '../../questions.ts';
import { drawIn } from '../plot.ts';
import { type NexusPlot, onPage, spotCave } from './plot.ts';

/** PT-NEX-T1.1. */
export function* motherOfMonsters(plot: NexusPlot): Rule {
  const cave = spotCave(plot, plot.beads ?? 2);
  putBeads(plot.world, plot.clause, cave, 'population', 3, 'horror');
  putBeads(plot.world, plot.clause, cave, 'treasure', 2, 'hoard of the horror');
  yield* named(plot, cave, { kind: 'name of the horror' }, HORRORS);
}

/** PT-NEX-T1.2. */
export function* plague(plot: NexusPlot): Rule {
  sign(plot.world, plot.clause, spotCave(plot, plot.beads ?? 1), 'plague', { kind: 'plague sign', number: 3 });
}

/** PT-NEX-T1.3. */
export function* fate(plot: NexusPlot): Rule {
  sign(plot.world, plot.clause, spotCave(plot, plot.beads ?? 1), 'fate', { kind: 'fate sign' });
}

/** PT-NEX-T1.5, PT-NEX-17: its guardians are primordial monsters; when they are gone a ❖ takes their place. */
export function* dungeonheart(plot: NexusPlot): Rule {
  const variant = yield* choose(plot.clause, {
    by: 'maker',
    topic: { kind: 'look of the dungeonheart' },
    options: [{ key: 'stone' }, { key: 'furnace' }, { key: 'root' }, { key: 'crystal' }],
    usual: 'stone',
    about: plot.feature,
  });
  const { clause, nexus, at } = plot;
  const beads = plot.beads ?? 2;
  const shape = roomShape(onPage(plot, at, beads), beads);
  const cave = drawIn(plot, clause, { kind: 'cave', shape, what: { kind: 'nexus', of: nexus }, nexus, variant });
  putBeads(plot.world, clause, cave, 'population', 2, 'guardian of the heart');
}

/** PT-NEX-T1.6. */
export function* gateway(plot: NexusPlot): Rule {
  sign(plot.world, plot.clause, spotCave(plot, plot.beads ?? 1), 'gateway', { kind: 'gateway sign' });
}

/** PT-NEX-T1.8, PT-NEX-12: a ❖ that can never leave, and a mystical site. */
export function* godFragment(plot: NexusPlot): Rule {
  const cave = spotCave(plot, plot.beads ?? 1);
  sign(plot.world, plot.clause, cave, 'mystical', { kind: 'mystical sign' });
  yield* legendary(plot.world, plot.clause, cave, { isFixed: true });
}

/** PT-NEX-T1.9. */
export function* intellect(plot: NexusPlot): Rule {
  yield* named(plot, spotCave(plot, plot.beads ?? 1), { kind: 'name of the mind' }, MINDS);
}

/** PT-NEX-T1.16, PT-NEX-14: no open space. */
export function* voidSpot(plot: NexusPlot): Rule {
  const { world, clause, nexus, at } = plot;
  const beads = plot.beads ?? 2;
  const shape = roomShape(onPage(plot, at, beads), beads);
  const piece = drawIn(plot, clause, { kind: 'void', shape, what: { kind: 'nexus', of: nexus }, nexus });
  label(world, clause, piece.id, { kind: 'void sign' }, centreOf(piece.shape));
}

/** PT-NEX-04: one of the player's own, with a name. */
export function* ownNexus(plot: NexusPlot): Rule {
  yield* named(plot, spotCave(plot, plot.beads ?? 1), { kind: 'name of the nexus' }, OWN);
}

function* named({ world, clause, feature }: NexusPlot, cave: Piece, topic: Question, ideas: readonly string[]): Rule {
  const of = { subject: 'place', id: cave.id } as const;
  const called = yield* name(clause, { by: 'maker', topic, ideas, of, about: feature });
  label(world, clause, cave.id, asWritten(called), centreOf(cave.shape));
}

const HORRORS = ['Mother Yss', 'The Thousandfold', 'Old Hunger', 'The Brooder Below'];
const MINDS = ['Ammu the Still', 'The Sleepless', 'The Listener', 'Orrery'];
const OWN = ['The Unwritten', 'The Open Question', 'The Whispering Stone'];
