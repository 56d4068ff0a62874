import { chanceOf } from '../chance.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Plan } from '../plan/plan.ts';
import { Stand } from './stand.ts';
import type { Thing } from './thing.ts';

/** TA-PLN-16: what stands in a side chamber, by what it is. */
const THINGS: Readonly<Record<string, readonly (readonly [what: string, where: 'wall' | 'middle'])[]>> = {
  strongroom: [['chest', 'wall']],
  cell: [['chain', 'wall']],
  pantry: [
    ['barrel', 'wall'],
    ['shelf', 'wall'],
  ],
  'gallery stair': [['stair', 'wall']],
  'grave niche': [['bones', 'middle']],
  'reading nook': [['lectern', 'wall']],
  closet: [['pegs', 'wall']],
  store: [['crate', 'wall']],
  'fuel bunker': [['ore heap', 'middle']],
  'pump room': [['pump', 'middle']],
  'guard loft': [['stool', 'wall']],
  guardroom: [
    ['rack', 'wall'],
    ['stool', 'middle'],
  ],
  armoury: [['rack', 'wall']],
  house: [
    ['bunk', 'wall'],
    ['stool', 'middle'],
  ],
  'robing room': [['pegs', 'wall']],
  'beast cage': [['bones', 'middle']],
  'dressing room': [['mirror', 'wall']],
  sacristy: [['chest', 'wall']],
  'ante-room': [['divan', 'wall']],
  library: [['shelf', 'wall']],
  study: [['lectern', 'wall']],
  'seed store': [['jar', 'wall']],
  'bolt-hole': [['stool', 'middle']],
  niche: [['statue', 'middle']],
  cellar: [['barrel', 'wall']],
};

/** Of the ❖ of a room the first stands in its strongroom, if it has one. */
export const STRONGROOM = 'strongroom';

/** TA-PLN-16: what is behind a secret door is found. */
export function annexThings({ then }: Survey, { annexes, openings }: Plan, room: Room): Thing[] {
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const epic = then.beads.find((it) => it.kind === 'epic' && ids.has(it.piece));
  return annexes
    .filter((it) => it.room === room)
    .flatMap(({ floor, name, secret }) => {
      // Seen from inside the chamber, its door leads the other way.
      const doors = openings.filter((it) => it.from === floor).map((it) => ({ ...it, dx: -it.dx, dy: -it.dy }));
      const stand = new Stand(
        floor.rings[0] as number[],
        { openings: doors, over: [], others: [] },
        chanceOf(then.world.seed, 'furniture', floor.piece.id),
      );
      if (name === STRONGROOM && epic) stand.put('epic', 'middle', { found: true, name: epic.name });
      for (const [what, where] of THINGS[name] ?? []) stand.put(what, where, { found: secret });
      return stand.things;
    });
}
