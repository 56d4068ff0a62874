import { areConnected, isLine, pathLength } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { claim } from '../../monsters/claims.ts';
import { pickBorder } from '../../monsters/delvers/season.ts';
import { digTo } from '../../monsters/dig.ts';
import { nearestToDig } from '../../monsters/digging.ts';
import { bordersOf, expand } from '../../monsters/expanding.ts';
import { bears, homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { seize } from '../../monsters/loot.ts';
import { isAlive } from '../../monsters/state.ts';
import { controlOf, otherControls } from '../../monsters/zone-of-control.ts';
import { chambers } from '../../words/chambers.ts';
import { network } from '../../words/network.ts';
import type { FirstWorld } from '../../world.ts';

/** H1-DMR-07: along a random tunnel, up against whom it may be, unless that is his slave; what lies free on the way is his. */
export function* goOut(world: FirstWorld, me: MonsterGroup): Rule {
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
  const zone = controlOf(me, world);
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
  const met = otherControls(world, me).find((it) => !bears(it.group, 'enslaved') && it.zone.reaches(dug.shape));
  if (met) yield* lawsOf(world).encounter(world, me, met.group, 'H1-DMR-22');
}
