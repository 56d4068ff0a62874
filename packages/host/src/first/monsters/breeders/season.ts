import { centreOf, outward, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER, HALF_FINGER } from '../../../measures.ts';
import { chambers, isOccupied } from '../../words/chambers.ts';
import { direction } from '../../words/landing.ts';
import { network } from '../../words/network.ts';
import type { FirstWorld } from '../../world.ts';
import { digToNew } from '../delvers/season.ts';
import { bordersOf, expand } from '../expanding.ts';
import { factsOf } from '../flavours.ts';
import { bears, homeOf, type MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { folk, seize, wealth } from '../loot.ts';
import { lose } from '../losses.ts';
import { mine } from '../mining.ts';
import { CLOCKWISE, caveOff } from '../moving.ts';
import { neighboursOf } from '../neighbours.ts';
import { gain } from '../quarters.ts';
import { splitOff } from '../set-up.ts';
import { isAlive } from '../state.ts';
import type { Step } from '../step.ts';
import { isSupported, needs } from './encounters.ts';

/** How many must be there to split (H1-BRD-07). */
const MANY = 4;

/** H1-BRD-02 to -08, in this order. */
export const breederSeason: readonly Step[] = [
  {
    clause: 'H1-BRD-02',
    *play(world, me, season) {
      season.wasUnsupported = !isSupported(world, me);
      seize(world, me, 'H1-BRD-02');
    },
  },
  {
    clause: 'H1-BRD-03',
    *play(world, me) {
      if (bears(me, 'control')) return;
      gain(world, me, 'H1-BRD-03', 'population', 1, 'breeding');
      if (wealth(world, me) > folk(world, me)) gain(world, me, 'H1-BRD-03', 'population', 1, 'breeding');
    },
  },
  {
    clause: 'H1-BRD-14',
    *play(world, me, season) {
      const { mines } = factsOf(me);
      if (mines === 'always' || (mines === 'unsupported' && season.wasUnsupported)) yield* mine(world, me, 'H1-DLV-03');
    },
  },
  {
    clause: 'H1-BRD-04',
    *play(world, me, season) {
      const borders = bordersOf(world, me);
      season.borders = borders.length;
      for (const border of borders) {
        if (!isAlive(world, me) || world.monsters.over) return;
        yield* expand(world, me, border, { clause: 'H1-BRD-04', far: 1, ways: 'all' });
      }
    },
  },
  {
    clause: 'H1-BRD-05',
    *play(world, me, season) {
      if (season.borders <= 1) yield* digToNew(world, me, 'H1-BRD-05', () => true);
    },
  },
  {
    clause: 'H1-BRD-06',
    *play(world, me) {
      if (wealth(world, me) < needs(world, me)) lose(world, me, 'H1-BRD-06', 1, 'hunger');
    },
  },
  {
    clause: 'H1-BRD-07',
    *play(world, me) {
      const isShort = wealth(world, me) < needs(world, me);
      if (isShort && folk(world, me) >= MANY && wealth(world, me) >= 1 && !factsOf(me).neverSplits)
        yield* split(world, me);
    },
  },
  {
    clause: 'H1-BRD-08',
    *play(world, me) {
      yield* visitWeakest(world, me);
    },
  },
];

/** H1-BRD-07: half of them found a new colony. */
function* split(world: FirstWorld, me: MonsterGroup): Rule {
  const room = roomForColony(world, me) ?? (yield* newCave(world, me));
  if (room) yield* splitOff(world, me, room);
}

/** The unoccupied room whose distance along tunnels is nearest to a finger, between a half and one and a half. */
function roomForColony(world: FirstWorld, me: MonsterGroup): Piece | null {
  const { page } = world;
  const known = new Set(chambers(page).map(({ id }) => id));
  let [best, off]: [Piece | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const { at, length } of outward(network(page), { piece: homeOf(me), along: 0 }, FINGER + HALF_FINGER)) {
    if (length < HALF_FINGER - 0.001 || !known.has(at.piece)) continue;
    const room = page.piece(at.piece);
    if (isOccupied(page, room) || Math.abs(length - FINGER) >= off - 0.001) continue;
    [best, off] = [room, Math.abs(length - FINGER)];
  }
  return best;
}

/** A cave a finger off at a random angle, turned clockwise until it fits. */
function* newCave(world: FirstWorld, me: MonsterGroup): Rule<Piece | null> {
  const home = world.page.piece(homeOf(me));
  const about = `${me.id}, year ${world.monsters.year}`;
  const way = yield* direction('H1-BRD-07', {
    topic: { kind: 'which way a tribe goes', group: me.id },
    from: centreOf(home.shape),
    far: FINGER,
    towards: { x: 0, y: -1 },
    hours: 6,
    about,
  });
  return caveOff(world, home, { way, far: FINGER, turns: CLOCKWISE }, 'H1-BRD-07');
}

/** H1-BRD-08: the one with the fewest ●, then the fewest ○. */
function* visitWeakest(world: FirstWorld, me: MonsterGroup): Rule {
  if (me.encountered.length > 0) return;
  const [weakest] = neighboursOf(world, me).sort(
    (a, b) => folk(world, a) - folk(world, b) || wealth(world, a) - wealth(world, b),
  );
  if (weakest) yield* lawsOf(world).encounter(world, me, weakest, 'H1-BRD-08');
}
