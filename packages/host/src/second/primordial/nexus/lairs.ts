import { discOf } from '@understory/page';
import { choose, name, type Rule } from '@understory/table';
import { putBeads, upperFirst } from '../../draw.ts';
import { drawIn } from '../plot.ts';
import { type NexusPlot, nexusUnit, SPOT_AREA, sign } from './nexus-plot.ts';

/** H2-NEX-T1.1: a lair with 3● 2○. */
export function* motherOfMonsters(plot: NexusPlot): Rule {
  const ideas = ['mother of monsters', 'mother of spiders', 'mother of eyes', 'mother of worms', 'mother of rats'];
  const what = yield* name('H2-NEX-T1.1', { by: 'maker', prompt: 'What lives there?', ideas, about: plot.feature });
  const lair = drawLair(plot, `the lair of the ${what}`, upperFirst(what));
  putBeads(plot.world, 'H2-NEX-T1.1', lair, 'population', 3, 'Three of her brood.');
  putBeads(plot.world, 'H2-NEX-T1.1', lair, 'treasure', 2, 'Two treasures in the nest.');
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
    prompt: 'What does the heart of the dungeon look like?',
    options: [
      { key: 'stone', text: 'A beating heart of stone' },
      { key: 'furnace', text: 'A furnace that breathes' },
      { key: 'root', text: 'A knot of roots' },
      { key: 'crystal', text: 'A pulsing crystal' },
    ],
    usual: 'stone',
    about: plot.feature,
  });
  const lair = drawLair(plot, `the dungeonheart, ${HEARTS[look]}`, 'Dungeonheart', look);
  putBeads(plot.world, 'H2-NEX-T1.5', lair, 'population', 2, 'Two guardians of the heart.');
}

function drawLair(plot: NexusPlot, title: string, called: string, look?: string) {
  const { spot, nexus, stratum } = plot;
  const shape = discOf(spot.x, spot.y, SPOT_AREA);
  const turn = look === undefined ? {} : { look };
  const lair = drawIn(plot, {
    kind: 'cave',
    shape,
    area: SPOT_AREA,
    title,
    nexus,
    stratum,
    ...turn,
    ...nexusUnit(plot),
  });
  sign(plot, lair, called);
  return lair;
}
