import { centreOf, type Point } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { name } from '../asks.ts';
import { label, putBeads } from '../draw.ts';
import { TWO_BEADS } from '../measures.ts';
import { freshNames } from '../names.ts';
import { landing } from '../words/landing.ts';
import { drawCave, type Plot } from '../words/natural.ts';

/** H1-PRM-12: the Ancient Wyrm in its cave, with what it guards. */
export function* wyrm(plot: Plot, landed: Point | null): Rule {
  const own = { ...plot, clause: 'H1-PRM-12' } as const;
  const { world, feature } = own;
  const at = landed ?? (yield* landing(world, 'H1-MEA-19', feature));
  const called = yield* name('H1-PRM-12', {
    by: 'maker',
    topic: { kind: 'name of the Wyrm' },
    ideas: freshNames(world, 'beast'),
    of: { subject: 'leader', id: feature },
    about: feature,
  });
  const cave = drawCave(own, at, { size: TWO_BEADS, what: { kind: 'cave of the Wyrm', name: called } });
  putBeads(world, own.clause, cave, 'population', 1, 'wyrm');
  putBeads(world, own.clause, cave, 'treasure', 1, 'hoard of the wyrm');
  label(world, own.clause, cave.id, asWritten(called), centreOf(cave.shape));
}
