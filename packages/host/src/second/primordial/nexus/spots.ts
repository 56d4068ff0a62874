import { ELEMENTS, NEXUSES } from '@understory/page';
import { choose, name, type Rule } from '@understory/table';
import { note } from '../../../world.ts';
import { putBeads, upperFirst } from '../../draw.ts';
import { drawSpot, type NexusPlot } from './nexus-plot.ts';

/** Rows that draw just the spot: plague, fate, gateway, intellect, magic nexus. */
export function spotOnly(title: string, name: string) {
  return function* (plot: NexusPlot): Rule {
    drawSpot(plot, title, name);
  };
}

/** H2-NEX-T1.8: 1○ fixed at the spot. */
export function* godFragment(plot: NexusPlot): Rule {
  const piece = drawSpot(plot, 'a fragment of a god', 'God fragment');
  putBeads(plot.world, 'H2-NEX-T1.8', piece, 'treasure', 1, 'god fragment', true);
}

/** H2-NEX-T1.17: one element. */
export function* elemental(plot: NexusPlot): Rule {
  const element = yield* choose('H2-NEX-T1.17', {
    by: 'maker',
    prompt: 'Which element wells up here?',
    options: ELEMENTS.map((key) => ({ key, text: upperFirst(key) })),
    usual: null,
    about: plot.feature,
  });
  drawSpot(plot, `a nexus of ${element}`, `Nexus of ${element}`, element);
}

/** H2-NEX-T1.20: the player's own. */
export function* ownNexus(plot: NexusPlot): Rule {
  const { world, feature } = plot;
  const called = yield* name('H2-NEX-T1.20', {
    by: 'maker',
    prompt: 'What is the nexus called?',
    ideas: OWN_NAMES,
    about: feature,
  });
  const effect = yield* name('H2-NEX-T1.20', {
    by: 'maker',
    prompt: 'What does it do?',
    ideas: OWN_EFFECTS,
    about: feature,
  });
  const look = yield* choose('H2-NEX-T1.20', {
    by: 'maker',
    prompt: 'How is it drawn?',
    options: NEXUSES.map((key) => ({ key, text: key === 'your own' ? 'A blank cartouche' : `Like “${key}”` })),
    usual: 'your own',
    about: feature,
  });
  drawSpot(plot, called, called, look);
  note(world, {
    kind: 'own nexus',
    clause: 'H2-NEX-T1.20',
    feature,
    name: called,
    effect,
    text: `${called}: ${effect}.`,
  });
}

const OWN_NAMES = ['The thing without a name', 'The humming door', 'The garden of teeth', 'The last library'];
const OWN_EFFECTS = [
  'Nobody knows yet',
  'It grants one wish, badly',
  'It remembers everyone who comes',
  'It sings before a disaster',
];
