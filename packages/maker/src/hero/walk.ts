import { Impossible, type Rule } from '@understory/table';
import { oneDie } from '../decide.ts';
import { BACK, keyOf, neighbour, OUT, type Square } from '../grid.ts';
import type { Sheet, Visit } from '../sheet.ts';
import { tell, type World } from '../world.ts';
import { type Casting, castAt } from './casting.ts';
import { aboutTile, resolveTile } from './check.ts';
import { perilAt } from './dangers.ts';

/** DM-WLK-01: from the entrance from tile to linked tile, until the hero is dead or takes the stairs. */
export function* walk(world: World, owner: Sheet, visit: Visit): Rule<'dead' | 'escaped'> {
  for (;;) {
    visit.visited[visit.at] = 1;
    const isExit = visit.at === owner.exit;
    yield* resolve(world, owner, visit, isExit);
    if (visit.hp <= 0) return 'dead';
    // DM-WLK-04: whatever else is unvisited.
    if (isExit) return 'escaped';
    yield* moveOn(world, owner, visit);
  }
}

/** Resolve the tile on first entry, and let spells be cast before and after. */
function* resolve(world: World, owner: Sheet, visit: Visit, isExit: boolean): Rule {
  const peril = perilAt(owner, visit.at);
  const before: Casting = { moment: 'before a tile', isBeforeStairs: false, damage: 0, peril };
  const passesThrough = world.sheets.length > 1 && (yield* castAt(world, owner, visit, before)) === 'Shortcut';
  if (!passesThrough) yield* resolveTile(world, owner, visit);
  // After a Shortcut nothing was resolved; just before the stairs a bolt may still fly (DM-SPL-T1.1).
  if (!passesThrough || isExit) yield* afterTile(world, owner, visit, isExit, passesThrough);
}

/** DM-SPL-T1.1 and .5: bolts and snares, one after the other; a snared hero resolves the tile once more. */
function* afterTile(world: World, owner: Sheet, visit: Visit, isBeforeStairs: boolean, hasPassed: boolean): Rule {
  const peril = perilAt(owner, visit.at);
  let isSnared = hasPassed;
  // DM-SPL-04: nothing raises the dead.
  while (visit.hp > 0) {
    const cast = yield* castAt(world, owner, visit, { moment: 'resolved', isBeforeStairs, damage: 0, peril, isSnared });
    if (cast === null) return;
    if (cast !== 'Snare') continue;
    isSnared = true;
    yield* resolveTile(world, owner, visit);
  }
}

/** DM-WLK-02: to a linked tile not yet visited, or else back the way they came (DM-WLK-03). */
function* moveOn(world: World, owner: Sheet, visit: Visit): Rule {
  for (;;) {
    const ways = unvisited(owner, visit.at, visit.visited);
    if (ways.length > 0) {
      const next = yield* pickedWay(world, owner, visit, ways);
      visit.way.push(next);
      visit.at = next;
      tell(world, () => ({
        kind: 'walked',
        clause: 'DM-WLK-02',
        player: owner.name,
        type: visit.type.name,
        square: keyOf(next),
      }));
      return;
    }
    visit.way.pop();
    visit.at = visit.way.at(-1) ?? visit.at;
    tell(world, () => ({
      kind: 'went back',
      clause: 'DM-WLK-03',
      player: owner.name,
      type: visit.type.name,
      square: keyOf(visit.at),
    }));
  }
}

/** Linked path tiles (DM-WRD-06) that the hero has not visited, in the order N, E, S, W. */
export function unvisited(owner: Sheet, at: Square, visited: Uint8Array): Square[] {
  const ways: Square[] = [];
  const open = owner.openings[at] ?? 0;
  for (let way = 0; way < 4; way++) {
    if ((open & (OUT[way] ?? 0)) === 0) continue;
    const next = neighbour(at, way);
    if (next >= 0 && !visited[next] && ((owner.openings[next] ?? 0) & (BACK[way] ?? 0)) !== 0) ways.push(next);
  }
  return ways;
}

/** Of two ways 1-3 is the first and 4-6 the second; of three 1-2, 3-4, 5-6. */
export function taken(ways: readonly Square[], die: number): Square {
  const way = ways[Math.floor(((die - 1) * ways.length) / 6)];
  if (way === undefined) throw new Impossible(`no way for a ${die}`);
  return way;
}

function* pickedWay(world: World, owner: Sheet, visit: Visit, ways: readonly Square[]): Rule<Square> {
  if (ways.length === 1) return taken(ways, 1);
  const die = yield* oneDie(world, 'DM-WLK-02', () => ({
    topic: {
      kind: 'the way on',
      player: owner.name,
      type: visit.type.name,
      square: keyOf(visit.at),
      ways: ways.map(keyOf),
    },
    about: aboutTile(owner, visit),
  }));
  return taken(ways, die);
}
