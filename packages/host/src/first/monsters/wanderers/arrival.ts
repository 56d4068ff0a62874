import { type Piece, type Point, pathLength } from '@understory/page';
import type { Rule } from '@understory/table';
import { pointShape } from '../../../works.ts';
import { rollOn } from '../../asks.ts';
import { makeUp, wantsOwn } from '../../made-up/making-up.ts';
import { freshNames } from '../../names.ts';
import type { Realm } from '../../realm.ts';
import { isOn } from '../../switched.ts';
import { drawCave } from '../../words/natural.ts';
import { loneDweller } from '../dwellers.ts';
import { lawsOf } from '../laws.ts';
import { waysOf } from '../map.ts';
import { isAlive } from '../state.ts';
import { addLone, stationIn } from './lone.ts';
import { arrive, meetThere } from './season.ts';
import { isOwnType, type LoneFacts, wanderers } from './types.ts';

/** How many beads are dropped (H1-WAN-01). */
const BEADS = 3;

/** H1-WAN-01: three beads are dropped, the first where the die landed; each is a wandering monster with a d12 of its own. */
export function* wanderersCome(world: Realm, landed: Point): Rule {
  for (let nth = 1; nth <= BEADS && !world.monsters.over; nth++) {
    const about = `wanderer ${nth}, year ${world.monsters.year}, ${world.monsters.restarts}`;
    // H1-GEN-06: the table before the place; only with floods the place decides the table (H1-WAT-07).
    const rolled = isOn(world, 'water') ? null : yield* whichWanderer(world, about);
    const at = nth === 1 ? landed : yield* lawsOf(world).landing(world, 'H1-WAN-01', about);
    const piece = nearest(world, at);
    const facts = rolled ?? loneDweller(world, piece) ?? (yield* whichWanderer(world, about));
    const lone = addLone(world, {
      clause: 'H1-WAN-01',
      type: facts.name,
      at: stationIn(piece, at),
      population: 1,
      treasure: facts.treasure ?? 0,
    });
    arrive(world, lone, piece.id, 'H1-WAN-01');
    if (isAlive(world, lone)) yield* meetThere(world, lone);
  }
}

/** H1-WAN-T1; a made-up one is written, or rolled again (H1-MEA-32). */
function* whichWanderer(world: Realm, about: string): Rule<LoneFacts> {
  for (;;) {
    const { value } = yield* rollOn(wanderers, { kind: 'the flavour', of: 'wanderer' }, about);
    if (!isOwnType(value)) return value;
    const key = yield* wantsOwn(world, 'wanderer', about);
    if (!key) continue;
    const made = yield* makeUp(world, 'wanderer', key, {
      topic: { kind: 'name of the flavour', of: 'wanderer' },
      ideas: freshNames(world, 'beast'),
      of: { subject: 'leader', id: world.page.idAhead('g') },
      about: `${about}, name`,
    });
    return { ...value, name: made.name };
  }
}

/** The nearest room or tunnel; on a map without any, a cave is drawn (H1-MEA-14). */
function nearest(world: Realm, at: Point): Piece {
  const { page } = world;
  const { rooms, tunnels } = waysOf(world);
  const all = [...rooms.keys(), ...tunnels.keys()]
    .map((id) => page.piece(id))
    .filter((it) => it.kind !== 'tunnel' || pathLength(it.shape.path) > 0);
  return page.nearest(pointShape(at), all) ?? drawCave({ world, clause: 'H1-MEA-14', feature: null }, at);
}
