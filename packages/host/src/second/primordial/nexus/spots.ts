import { asWritten, type Rule } from '@understory/table';
import { choose, name } from '../../asks.ts';
import type { WonderThing } from '../../called.ts';
import { putBeads } from '../../draw.ts';
import { note } from '../../note.ts';
import { ELEMENTS, NEXUSES } from '../../nouns.ts';
import { drawSpot, type NexusPlot, nexusSign } from './nexus-plot.ts';

/** Rows that draw just the spot: plague, fate, gateway, intellect, magic nexus. */
export function spotOnly(kind: WonderThing) {
  return function* (plot: NexusPlot): Rule {
    drawSpot(plot, { kind });
  };
}

/** H2-NEX-T1.8: 1○ fixed at the spot. */
export function* godFragment(plot: NexusPlot): Rule {
  const piece = drawSpot(plot, { kind: 'fragment of a god' });
  putBeads(plot.world, 'H2-NEX-T1.8', piece, 'treasure', 1, 'god fragment', true);
}

/** H2-NEX-T1.17: one element. */
export function* elemental(plot: NexusPlot): Rule {
  const element = yield* choose('H2-NEX-T1.17', {
    by: 'maker',
    topic: { kind: 'which element' },
    options: ELEMENTS.map((key) => ({ key, what: { kind: 'word', word: key } })),
    usual: null,
    about: plot.feature,
  });
  drawSpot(plot, { kind: 'nexus of an element', element }, { variant: element, sign: nexusSign(plot, element) });
}

/** H2-NEX-T1.20: the player's own. */
export function* ownNexus(plot: NexusPlot): Rule {
  const { world, feature } = plot;
  const called = yield* name('H2-NEX-T1.20', {
    by: 'maker',
    topic: { kind: 'name of the nexus' },
    ideas: OWN_NAMES,
    about: feature,
    of: { subject: 'place', id: feature },
  });
  const effect = yield* name('H2-NEX-T1.20', {
    by: 'maker',
    topic: { kind: 'what the nexus does' },
    ideas: OWN_EFFECTS,
    about: feature,
    of: { subject: 'note', id: feature },
  });
  const variant = yield* choose('H2-NEX-T1.20', {
    by: 'maker',
    topic: { kind: 'how the nexus is drawn' },
    options: NEXUSES.map((key) => ({ key, what: { kind: 'drawn like', nexus: key } })),
    usual: 'your own',
    about: feature,
  });
  drawSpot(plot, asWritten(called), { variant, sign: asWritten(called), under: asWritten(effect) });
  note(world, { kind: 'own nexus', clause: 'H2-NEX-T1.20', feature, name: called, effect });
}

const OWN_NAMES = ['The thing without a name', 'The humming door', 'The garden of teeth', 'The last library'];
const OWN_EFFECTS = [
  'Nobody knows yet',
  'It grants one wish, badly',
  'It remembers everyone who comes',
  'It sings before a disaster',
];
