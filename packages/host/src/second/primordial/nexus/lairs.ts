import { capital, type Rule } from '@understory/table';
import { choose, name } from '../../asks.ts';
import { putBeads } from '../../draw.ts';
import { drawSpot, type NexusPlot } from './nexus-plot.ts';

/** H2-NEX-T1.1: a lair with 3● 2○. */
export function* motherOfMonsters(plot: NexusPlot): Rule {
  const ideas = ['mother of monsters', 'mother of spiders', 'mother of eyes', 'mother of worms', 'mother of rats'];
  const what = yield* name('H2-NEX-T1.1', {
    by: 'maker',
    topic: { kind: 'who lives in the lair' },
    ideas,
    about: plot.feature,
    of: { subject: 'place', id: plot.feature },
  });
  const lair = drawSpot(plot, `the lair of the ${what}`, capital(what), undefined, 'cave');
  putBeads(plot.world, 'H2-NEX-T1.1', lair, 'population', 3, 'brood');
  putBeads(plot.world, 'H2-NEX-T1.1', lair, 'treasure', 2, 'nest treasure');
}

const HEARTS = {
  stone: 'a beating heart of stone',
  furnace: 'a furnace that breathes',
  root: 'a knot of roots',
  crystal: 'a pulsing crystal',
} as const;

/** H2-NEX-T1.5: a lair with 2●. */
export function* dungeonheart(plot: NexusPlot): Rule {
  const look = yield* choose('H2-NEX-T1.5', {
    by: 'maker',
    topic: { kind: 'look of the dungeonheart' },
    options: [{ key: 'stone' }, { key: 'furnace' }, { key: 'root' }, { key: 'crystal' }],
    usual: 'stone',
    about: plot.feature,
  });
  const lair = drawSpot(plot, `the dungeonheart, ${HEARTS[look]}`, 'Dungeonheart', look, 'cave');
  putBeads(plot.world, 'H2-NEX-T1.5', lair, 'population', 2, 'guardian');
}
