import { centreOf, distance, emptiest, type Page, type Piece, type Point, partsOf } from '@understory/page';
import type { Rule } from '@understory/table';
import { isUnderground } from '../../../places.ts';
import { draw, label } from '../../draw.ts';
import { areaOfSize, THUMBPRINT } from '../../measures.ts';
import { digTo } from '../../monsters/dig.ts';
import { found } from '../../monsters/founding.ts';
import type { MonsterGroup } from '../../monsters/group.ts';
import { roomsOf, waysOf } from '../../monsters/map.ts';
import type { Realm } from '../../realm.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { roomAt } from '../../words/rooms.ts';
import { build, put } from '../rooms.ts';
import { infiltrated, nearestMind } from './infiltration.ts';

/** H1-THO-01: below this they settle; in a pocket universe within so much of the way from its middle to the rim (H1-ALT-17). */
const LOWER_HALF = 10.5;
const INNER = 0.6;

/** H1-THO-01 to -05. */
export function* setUpThoughtLords(world: Realm): Rule<MonsterGroup> {
  const pool = drawPool(world);
  const me = found(world, {
    kind: 'thought lords',
    flavour: 'Thought Lords',
    alignment: 'chaotic',
    name: 'Thought Lord Cult',
    home: pool,
    clause: 'H1-THO-01',
  });
  put(world, 'H1-THO-02', { me, room: pool, kind: 'treasure', emblem: 'hoard' });
  put(world, 'H1-THO-02', { me, room: pool, kind: 'control', emblem: 'control' });
  for (const _ of [1, 2]) {
    const cell = build(world, me, { clause: 'H1-THO-01', room: 'cell of a Thought Lord', parent: pool }) ?? pool;
    put(world, 'H1-THO-02', { me, room: cell, kind: 'population', emblem: 'thought-lord' });
  }
  const prison = build(world, me, { clause: 'H1-THO-01', room: 'prison of the Thought Lords', parent: pool }) ?? pool;
  put(world, 'H1-THO-02', { me, room: prison, kind: 'population', emblem: 'prisoner', isNobodys: true });
  // H1-THO-05: they have the +1 of those whom they control.
  me.marks.push({ mark: 'control', since: me.homes[0]?.since ?? 0, until: null });
  yield* joinIt(world, me, pool);
  return me;
}

/** H1-THO-04: the first mind is theirs without a roll. */
export function firstMind(world: Realm, me: MonsterGroup): void {
  const target = nearestMind(world, me);
  if (target) infiltrated(world, me, target, 'H1-THO-04');
}

/** H1-THO-01, H1-MEA-18: where the lower half of the page is emptiest. */
function drawPool(world: Realm): Piece {
  const { page } = world;
  const isDeep = depthRule(page);
  const at = emptiest(
    page,
    (x, y) => isUnderground(page, x, y) && isDeep({ x, y }) && page.onPage(x - 1, y - 1) && page.onPage(x + 1, y + 1),
  );
  const shape = movedIntoRock(page, roomAt(at ?? { x: page.width / 2, y: LOWER_HALF + 3 }, THUMBPRINT));
  const what = { kind: 'work', name: 'Mind Pool' } as const;
  const drawn = {
    clause: 'H1-THO-01',
    kind: 'room',
    shape,
    area: areaOfSize(THUMBPRINT),
    what,
    room: 'Mind Pool',
  } as const;
  const pool = draw(world, { ...drawn, manner: 'straight', people: 'delvers', owner: page.idAhead('g') });
  label(world, 'H1-THO-01', pool.id, what, centreOf(shape), 'small');
  return pool;
}

function depthRule({ ground }: Page): (at: Point) => boolean {
  const rim = ground.surfaces[0];
  if (!rim?.closed) return ({ y }) => y > LOWER_HALF;
  const { x, y } = centreOf(rim);
  // The rim is an ellipse of 12 by 8 (H1-ALT-15).
  return (at) => distance((at.x - x) / 12, (at.y - y) / 8, 0, 0) <= INNER;
}

/** H1-THO-03: to the nearest room of the largest part of the dungeon. */
function* joinIt(world: Realm, me: MonsterGroup, pool: Piece): Rule {
  const { page } = world;
  const parts = partsOf(waysOf(world)).all.filter((it) => !it.includes(pool.id));
  const largest = parts.reduce<readonly string[]>((best, it) => (it.length > best.length ? it : best), []);
  const room = page.nearest(
    pool.shape,
    roomsOf(world).filter(({ id }) => largest.includes(id)),
  );
  if (room) yield* digTo(world, me, 'H1-THO-03', pool.shape, room.shape, Number.POSITIVE_INFINITY);
}
