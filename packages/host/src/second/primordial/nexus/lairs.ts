import { asWritten, capital, type Rule } from '@understory/table';
import { name } from '../../asks.ts';
import { putBeads } from '../../draw.ts';
import { chooseOrWrite, variantOf, writtenIn } from '../../own-words.ts';
import { drawSpot, type NexusPlot } from './nexus-plot.ts';

/** H2-NEX-T1.1: a lair with 3● 2○. */
export function* motherOfMonsters(plot: NexusPlot): Rule {
  const ideas = ['mother of monsters', 'mother of spiders', 'mother of eyes', 'mother of worms', 'mother of rats'];
  const mother = yield* name('H2-NEX-T1.1', {
    by: 'maker',
    topic: { kind: 'who lives in the lair' },
    ideas,
    about: plot.feature,
    of: { subject: 'place', id: plot.feature },
  });
  const lair = drawSpot(
    plot,
    { kind: 'lair of the mother', mother },
    { kind: 'cave', sign: asWritten(capital(mother)) },
  );
  putBeads(plot.world, 'H2-NEX-T1.1', lair, 'population', 3, 'brood');
  putBeads(plot.world, 'H2-NEX-T1.1', lair, 'treasure', 2, 'nest treasure');
}

/** H2-NEX-T1.5: a lair with 2●. */
export function* dungeonheart(plot: NexusPlot): Rule {
  const look = yield* chooseOrWrite('H2-NEX-T1.5', {
    by: 'maker',
    topic: { kind: 'look of the dungeonheart' },
    options: [{ key: 'stone' }, { key: 'furnace' }, { key: 'root' }, { key: 'crystal' }],
    usual: 'stone',
    about: plot.feature,
    own: 'the dungeonheart',
    id: plot.feature,
  });
  const lair = drawSpot(
    plot,
    { kind: 'dungeonheart', look },
    { ...variantOf(look), kind: 'cave', under: writtenIn(look) },
  );
  putBeads(plot.world, 'H2-NEX-T1.5', lair, 'population', 2, 'guardian');
}
