import { areConnected, isLine, pathLength } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { choose } from '../../asks.ts';
import { claim } from '../../monsters/claims.ts';
import { pickBorder } from '../../monsters/delvers/season.ts';
import { digTo, nearestToDig } from '../../monsters/digging.ts';
import { bordersOf, expand } from '../../monsters/expanding.ts';
import { bears, homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { seize, spend, wealth } from '../../monsters/loot.ts';
import { gain } from '../../monsters/quarters.ts';
import { isAlive, living } from '../../monsters/state.ts';
import type { Step } from '../../monsters/step.ts';
import { otherZones, zoneOf } from '../../monsters/zone.ts';
import { chambers } from '../../words/chambers.ts';
import { network } from '../../words/network.ts';
import type { FirstWorld } from '../../world.ts';
import { enlist } from './army.ts';
import { construct } from './constructions.ts';

/** H1-DMR-08: more than so many ○ make him build, and so many it costs. */
const PRICE = 3;
/** The story autopilot spares these for a construction (H1-DMR-05). */
const TO_BUILD = 4;

/** H1-DMR-04 to -08, -22, in this order. */
export const dungeonMasterSeason: readonly Step[] = [
  {
    clause: 'H1-DMR-04',
    *play(world, me) {
      if (wealth(world, me) === 0) gain(world, me, 'H1-DMR-04', 'treasure', 1, 'growth');
    },
  },
  {
    clause: 'H1-DMR-05',
    *play(world, me) {
      yield* hire(world, me);
    },
  },
  {
    clause: 'H1-DMR-06',
    *play(world, me) {
      const last = living(world).find((it) => it.id === world.villainy?.unbroken && !bears(it, 'enslaved'));
      if (last) yield* lawsOf(world).encounter(world, me, last, 'H1-DMR-06');
      else yield* goOut(world, me);
    },
  },
  {
    clause: 'H1-DMR-08',
    *play(world, me) {
      if (wealth(world, me) <= PRICE) return;
      spend(world, me, 'H1-DMR-08', PRICE);
      yield* construct(world, me);
    },
  },
];

/** H1-DMR-05: 1○ for 1● more. */
function* hire(world: FirstWorld, me: MonsterGroup): Rule {
  const coins = wealth(world, me);
  if (coins === 0) return;
  const key = yield* choose('H1-DMR-05', {
    by: me.id,
    topic: { kind: 'whether to hire', group: me.id },
    options: [{ key: 'yes' }, { key: 'no' }],
    usual: (hand) => ({ answer: hand === 'story' && coins === TO_BUILD ? 'no' : 'yes' }),
    about: `${me.id}, year ${world.monsters.year}`,
  });
  if (key === 'no') return;
  spend(world, me, 'H1-DMR-05', 1);
  enlist(world, me, 'H1-DMR-05');
}

/** H1-DMR-07: along a random tunnel, up against whom it may be, unless that is his slave; what lies free on the way is his. */
function* goOut(world: FirstWorld, me: MonsterGroup): Rule {
  const borders = bordersOf(world, me, true).filter(({ against }) => !against || !bears(against, 'enslaved'));
  const border = yield* pickBorder(world, me, borders, 'H1-DMR-07');
  if (border) yield* expand(world, me, border, { clause: 'H1-DMR-07', far: FINGER, ways: 'one' });
  else yield* tunnel(world, me);
  if (isAlive(world, me)) seize(world, me, 'H1-DMR-07');
}

/** H1-DMR-22: shut in, he digs toward what is not joined to HQ, else toward what is not in his zone; it is claimed, and what it touches is met. */
function* tunnel(world: FirstWorld, me: MonsterGroup): Rule {
  const { page } = world;
  const ways = network(page);
  const zone = zoneOf(me, world);
  const rooms = chambers(page);
  const all = [...[...ways.tunnels.keys()].map((id) => page.piece(id)), ...rooms];
  const plan =
    nearestToDig(
      world,
      me,
      all.filter((it) => !areConnected(ways, homeOf(me), it.id)),
    ) ??
    nearestToDig(
      world,
      me,
      rooms.filter((it) => !zone.reaches(it.shape)),
    );
  if (!plan) return;
  const dug = yield* digTo(world, me, 'H1-DMR-22', plan.from, plan.target.shape, FINGER);
  if (!dug || !isLine(dug.shape)) return;
  claim(world, me, 'H1-DMR-22', dug, { from: 0, to: pathLength(dug.shape.path) });
  const met = otherZones(world, me).find((it) => !bears(it.group, 'enslaved') && it.zone.reaches(dug.shape));
  if (met) yield* lawsOf(world).encounter(world, me, met.group, 'H1-DMR-22');
}
