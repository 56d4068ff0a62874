import { bounds, centreOf, clamp, clock, line, mil, type Piece } from '@understory/page';
import type { Clause, Rule, Spot, Stream } from '@understory/table';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { spot } from '../../asks.ts';
import type { Explore } from '../../cards/steps/explore.ts';
import { draw } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { learn, neighbours } from '../ground/territory.ts';
import { whereToExplore } from '../minds/heading.ts';
import type { Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { type Course, courseTo, inRock, startsOf } from './course.ts';
import { discover } from './nexus-effects.ts';
import type { StepRules } from './step-rules.ts';

/** H2-ACT-231, -234: a path of 4.5 beads, towards a spot that the group points at. */
export const explore: StepRules<Explore> = {
  *play(den, me, { toward }) {
    const to = yield* spot('H2-ACT-231', {
      by: me.id,
      topic: { kind: 'where the group explores', group: me.id },
      where: anywhere(den, me),
      usual: whereToExplore(den, me, toward),
      about: me.id,
    });
    yield* follow(den, me, courseTo(den, me, to));
    return true;
  },
  // H2-ACT-T2.7
  worth: (den, me) => (neighbours(den, me).length === 0 ? 2 : 1),
};

/** Any spot of the page gives a heading; the random hand takes an hour of the clock, seen from anything known (H2-ACT-342). */
function anywhere(den: Den, me: Monster) {
  const { page } = den.world;
  const { width, height } = page;
  const any = (draw: Stream): Spot => {
    const shape = draw.pick(startsOf(den, me));
    const { x, y } = centreOf(shape);
    const { left, right, top, bottom } = bounds(shape);
    const far = FINGER + Math.max(right - left, bottom - top) / 2;
    const to = clock(draw.int(1, 12));
    return { x: mil(clamp(x + to.x * far, 0, width)), y: mil(clamp(y + to.y * far, 0, height)) };
  };
  return {
    place: { kind: 'on the page' } as const,
    has: ({ x, y }: Spot) => page.onPage(x, y),
    any,
    outlines: [[0, 0, width, 0, width, height, 0, height]],
  };
}

/** H2-ACT-232: tunnels are drawn where it leads through rock; the new ones and all that it passes become known. */
function* follow(den: Den, me: Monster, { path, along, places }: Course): Rule {
  const explored = note(den.world, { kind: 'explored', clause: 'H2-ACT-231', group: me.id, path: [...path] });
  if (along === 'surface') learn(den, me, { piece: null, shape: line(path, 0) });
  else for (const dug of inRock(den, me, path)) learn(den, me, tunnelOf(den, me, dug, 'H2-ACT-231'));
  yield* discover(den, me, places, explored);
}

/** A tunnel that the group dug as it went; one that lives only in water floods it (H2-CRD-317). */
export function tunnelOf(den: Den, me: Monster, path: readonly number[], clause: Clause): Piece {
  const tunnel = draw(den.world, {
    clause,
    kind: hasTrait(me, 'only in water') ? 'water' : 'tunnel',
    shape: line(path, TUNNEL),
    what: { kind: 'tunnel of', group: me.id },
    variant: me.card.lair,
    owner: me.id,
  });
  return tunnel;
}
