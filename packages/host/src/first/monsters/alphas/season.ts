import { areConnected, centreOf, gap, isLine, outward, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import { chambers, isOccupied } from '../../words/chambers.ts';
import { direction } from '../../words/landing.ts';
import { drawCave } from '../../words/natural.ts';
import { network } from '../../words/network.ts';
import { pieceOffered } from '../../words/offered.ts';
import type { FirstWorld } from '../../world.ts';
import { digAlong, digTo } from '../dig.ts';
import { mayLiveIn } from '../dwellers.ts';
import { factsOf } from '../flavours.ts';
import { homeOf, type MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { freeIn, gather, spend, wealth } from '../loot.ts';
import { isMaze } from '../maze.ts';
import { moveHome } from '../moving.ts';
import { isAlive } from '../state.ts';
import type { Step } from '../step.ts';
import { isFree } from '../zone.ts';
import { digToQuarry, lootNear, preyAtWater, preyOf, type Quarry, straightTo } from './hunting.ts';

/** H1-ALP-02 to -05: each only if the one before it came to nothing. */
export const alphaSeason: readonly Step[] = [
  {
    clause: 'H1-ALP-02',
    *play(world, me, season) {
      if (factsOf(me).gathersFirst) season.isFed = yield* gatherLoot(world, me);
      if (!season.isFed) season.isFed = yield* hunt(world, me);
    },
  },
  {
    clause: 'H1-ALP-03',
    *play(world, me, season) {
      if (!season.isFed) season.isFed = yield* gatherLoot(world, me);
    },
  },
  {
    clause: 'H1-ALP-04',
    *play(world, me, season) {
      if (season.isFed) return;
      // H1-ALP-T1.1: it sleeps.
      if (factsOf(me).sleeps) {
        note(world, { kind: 'slept', clause: 'H1-ALP-T1.1', group: me.id });
        season.isFed = true;
      } else season.isFed = spend(world, me, 'H1-ALP-04', 1) > 0;
    },
  },
  {
    clause: 'H1-ALP-05',
    *play(world, me, season) {
      if (!season.isFed) yield* moveOn(world, me);
    },
  },
  {
    clause: 'H1-ALP-T1.4',
    *play(world, me) {
      if (factsOf(me).buildsMazes) yield* buildMaze(world, me);
    },
  },
];

/** H1-ALP-02. Whether it found anybody. */
function* hunt(world: FirstWorld, me: MonsterGroup): Rule<boolean> {
  const { digsToPrey: isDigger, keepsTo } = factsOf(me);
  const quarry = keepsTo
    ? preyAtWater(world, me)
    : isDigger
      ? straightTo(world, me, FINGER, 'prey')
      : preyOf(world, me, FINGER);
  if (!quarry) return false;
  if (isDigger) yield* digToQuarry(world, me, quarry, FINGER, 'H1-ALP-02');
  if (isAlive(world, me)) yield* goFor(world, me, quarry);
  return true;
}

function* goFor(world: FirstWorld, me: MonsterGroup, quarry: Quarry): Rule {
  if (quarry.kind === 'group') yield* lawsOf(world).encounter(world, me, quarry.group, 'H1-ALP-02');
  else if (quarry.kind !== 'loot') yield* lawsOf(world).fightThere(world, me, quarry, 'H1-ALP-10');
}

/** H1-ALP-03: all free ○ at the nearest place. Whether there was any. */
function* gatherLoot(world: FirstWorld, me: MonsterGroup): Rule<boolean> {
  const isDigger = factsOf(me).digsToPrey;
  const quarry = isDigger ? straightTo(world, me, FINGER, 'loot') : lootNear(world, me, FINGER);
  if (quarry?.kind !== 'loot') return false;
  if (isDigger) yield* digToQuarry(world, me, quarry, FINGER, 'H1-ALP-03');
  gather(world, me, 'H1-ALP-03', freeIn(world, quarry.piece, me.id));
  return true;
}

/** H1-ALP-05: to another lair, so that no alpha is shut in for good. */
function* moveOn(world: FirstWorld, me: MonsterGroup): Rule {
  const { page } = world;
  const lair = page.piece(homeOf(me));
  const { keepsTo } = factsOf(me);
  const isOffered = (it: Piece) =>
    it !== lair && !isOccupied(page, it) && isFree(world, it, me) && mayLiveIn(world, keepsTo, it);
  const about = `${me.id}, year ${world.monsters.year}`;
  const near = byWay(world, lair, FINGER).filter(isOffered);
  if (near.length > 0) {
    const options = near.map(({ id }) => pieceOffered(id));
    const key = yield* choose('H1-ALP-05', {
      by: 'chance',
      topic: { kind: 'which lair', group: me.id },
      options,
      usual: null,
      about,
    });
    return moveHome(world, me, page.piece(key), 'H1-ALP-05');
  }
  // H1-WAT-T1.5: it stays in the water.
  if (keepsTo) return;
  const straight = chambers(page).filter((it) => isOffered(it) && gap(it.shape, lair.shape, FINGER + 0.01) <= FINGER);
  const room = page.nearest(lair.shape, straight);
  if (room) {
    yield* digTo(world, me, 'H1-ALP-05', lair.shape, room.shape, FINGER, true);
    return moveHome(world, me, room, 'H1-ALP-05');
  }
  yield* digOut(world, me, lair, about);
}

/** The rooms within a distance along tunnels. */
function byWay({ page }: FirstWorld, from: Piece, far: number): Piece[] {
  const rooms = new Set(chambers(page).map(({ id }) => id));
  const found: Piece[] = [];
  for (const { at } of outward(network(page), { piece: from.id, along: 0 }, far))
    if (rooms.has(at.piece)) found.push(page.piece(at.piece));
  return [...new Set(found)].sort((a, b) => a.since - b.since);
}

/** A natural tunnel towards the nearest that is not joined to its lair, or at a random angle, and a new cave at its end. */
function* digOut(world: FirstWorld, me: MonsterGroup, lair: Piece, about: string): Rule {
  const { page } = world;
  const ways = network(page);
  const apart = [...ways.tunnels.keys(), ...chambers(page).map(({ id }) => id)].filter(
    (id) => !areConnected(ways, lair.id, id),
  );
  const target = page.nearest(
    lair.shape,
    apart.map((id) => page.piece(id)),
  );
  const from = centreOf(lair.shape);
  const way = target
    ? null
    : yield* direction('H1-ALP-05', {
        topic: { kind: 'which way it digs', group: me.id },
        from,
        far: FINGER,
        towards: { x: 0, y: -1 },
        hours: 6,
        about,
      });
  const tunnel = target
    ? yield* digTo(world, me, 'H1-ALP-05', lair.shape, target.shape, FINGER, true)
    : way &&
      (yield* digAlong(
        world,
        me,
        'H1-ALP-05',
        from,
        { x: from.x + way.x * FINGER, y: from.y + way.y * FINGER },
        FINGER,
        true,
      ));
  if (!tunnel || !isLine(tunnel.shape) || !isAlive(world, me)) return;
  const { path } = tunnel.shape;
  const cave = drawCave(
    { world, clause: 'H1-ALP-05', feature: null },
    { x: path.at(-2) as number, y: path.at(-1) as number },
  );
  moveHome(world, me, cave, 'H1-ALP-05');
  for (const it of page.touching(cave)) yield* lawsOf(world).touched(world, me, it);
}

/** H1-ALP-T1.4, -13: for 1○ its lair becomes a maze, and stays one. */
function* buildMaze(world: FirstWorld, me: MonsterGroup): Rule {
  const { page } = world;
  const lair = page.piece(homeOf(me));
  if (wealth(world, me) === 0 || isMaze(world, lair.id)) return;
  const key = yield* choose('H1-ALP-T1.4', {
    by: me.id,
    topic: { kind: 'whether to build a maze', group: me.id },
    options: [{ key: 'yes' }, { key: 'no' }],
    usual: 'yes',
    about: `${me.id}, year ${world.monsters.year}`,
  });
  if (key === 'no') return;
  spend(world, me, 'H1-ALP-T1.4', 1);
  const mark = { id: page.newId('m'), kind: 'maze', at: centreOf(lair.shape), piece: lair.id, what: null };
  note(world, { kind: 'marked', clause: 'H1-ALP-T1.4', piece: lair.id, mark: 'maze', what: null, by: me.id }, [
    { do: 'mark', mark },
  ]);
}
