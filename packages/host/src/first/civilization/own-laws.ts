import { dig } from '@understory/page';
import { beginFeature } from '../draw.ts';
import { EMBLEMS } from '../emblems.ts';
import { ONE_BEAD, THUMBPRINT } from '../measures.ts';
import { note } from '../note.ts';
import { complex } from '../primordial/complex.ts';
import { goldVein, mithral } from '../primordial/ore.ts';
import { lodesLeft } from '../words/lodes.ts';
import { placeBeside } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import type { PeopleLaws } from './laws.ts';

/** What the first edition has laws of its own for where its peoples live. */
export const peopleLaws: PeopleLaws<FirstWorld> = {
  ore: lodesLeft,
  // On mithral a bead, so that three fit the triangle.
  mineSize: ({ kind }) => (kind === 'mithral' ? ONE_BEAD : THUMBPRINT),
  gems: (page) =>
    page
      .beadsOf(null)
      .filter(({ emblem, piece }) => emblem === EMBLEMS.gems && page.beadsIn(piece, 'population').length === 0),
  hasBeasts: ({ beads }) => beads.some((it) => it.until === null && it.emblem === EMBLEMS['primordial beast']),
  *bring(world, what, clause) {
    const feature = beginFeature(world, clause, what === 'beasts' ? 'complex' : what);
    if (what === 'gold') yield* goldVein({ world, clause, feature, sides: world.sides });
    else if (what === 'mithral') yield* mithral({ world, clause, feature });
    else yield* complex({ world, clause, feature }, null);
  },
  oddity(page, { id, kind, what, feature }) {
    if (page.marks.some((it) => it.kind === 'plague' && it.piece === id && it.until === null))
      return { kind: 'plague', once: id };
    if (what.kind === 'mithral' || what.kind === 'gold vein') return { kind: what.kind, once: id };
    const river = kind === 'water' ? page.features.find((it) => it.id === feature && it.kind === 'river') : undefined;
    return river ? { kind: 'river', once: river.id } : null;
  },
  site: ({ page }, _, wish) => placeBeside(page, wish),
  path: dig,
  // A plague stays, and hurts each people once; the cave of Fate is empty from then on.
  struck(world, group, { id, kind, piece }) {
    if (kind === 'fate') note(world, { kind: 'fulfilled', clause: 'H1-PRM-T2.6', group, piece }, [{ do: 'end', id }]);
  },
  flooded() {},
  areElvesUnruly: ({ options }) => options.darkElves === 'unruly',
};
