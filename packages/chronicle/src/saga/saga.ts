import type { Chronicle } from '../chronicle.ts';
import { SAGA } from '../words/english/saga.ts';
import { Variants } from '../words/variants.ts';
import type { Chapter } from './beat.ts';
import { chaptersJoined, fitted } from './fitting.ts';
import { planned } from './plan.ts';
import { Teller } from './teller.ts';
import { titled } from './titles.ts';

/** A world told after all is over, or so far (CH-VOI-02). */
export function sagaOf(chronicle: Chronicle): Chapter[] {
  const { seed, clock } = chronicle.story.tale;
  const teller = new Teller(chronicle.names, new Variants(seed, 'en-GB', SAGA), clock, seed);
  const used = new Set<string>();
  const chapters = planned(chronicle).map((plan) => {
    teller.turn();
    return {
      title: titled(plan, chronicle, used),
      paragraphs: fitted(plan.paragraphs.filter((it) => it.length > 0).map((beats) => teller.paragraph(beats))),
    };
  });
  return chaptersJoined(chapters);
}
