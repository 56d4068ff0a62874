import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { capacity } from '../../../beads.ts';
import { choose } from '../../asks.ts';
import { styleOf } from '../civ.ts';
import { gainIn } from '../gains.ts';
import { newRoom } from '../rooms.ts';
import { placeAbove, raise } from './above.ts';
import { type MagicianCiv, ownPieces } from './magician-civ.ts';
import { CHAMBER, ROAD, STONE, TOWER, VAULT } from './sorts.ts';

/** What nobody lives in (H2-MAG-03). */
const NO_DWELLING: readonly string[] = [STONE, VAULT, ROAD];
const LYCEUM = 'Lyceum Arcanum';

/** H2-MAG-05: one Magician more. */
export function* expand(civ: MagicianCiv): Rule {
  const empty = emptyBuildings(civ);
  const key = yield* chooseDwelling(civ, empty);
  const found = empty.find((it) => it.id === key);
  if (found) moveIn(civ, found);
  else if (key === CHAMBER || !(yield* newTower(civ))) yield* newChamber(civ);
}

/** New inhabitants move in before anything is met: all but one of them can be lost that way, and the people goes on. */
function moveIn(civ: MagicianCiv, home: Piece): void {
  gainIn(civ, 'H2-MAG-05', 'population', home, { deed: 'breed', from: null });
}

/** H2-MAG-03: an empty building, or a new tower or chamber near the Stone. */
function* chooseDwelling(civ: MagicianCiv, empty: readonly Piece[]): Rule<string> {
  return yield* choose<string>('H2-MAG-03', {
    by: civ.group.id,
    topic: { kind: 'where the new magician lives' },
    options: [
      ...empty.map(({ id: piece }) => ({
        key: piece,
        what: { kind: 'empty building', piece } as const,
        subject: { piece },
      })),
      { key: TOWER },
      { key: CHAMBER },
    ],
    usual: civ.world.page.nearest(civ.stone.shape, empty)?.id ?? TOWER,
    about: civ.group.id,
  });
}

/** Buildings without a bead; the Lyceum takes three Magicians (H2-MAG-T1.13). */
function emptyBuildings(civ: MagicianCiv): Piece[] {
  const { page } = civ.world;
  return ownPieces(civ, (sort) => !NO_DWELLING.includes(sort)).filter((it) => {
    const beads = page.beadsIn(it.id).length;
    return it.room === LYCEUM ? beads < capacity(it) : beads === 0;
  });
}

/** A tower on the surface near the Stone; false if there is no room for it (then a chamber is dug). */
function* newTower(civ: MagicianCiv): Rule<boolean> {
  const wish = { clause: 'H2-MAG-03', ...styleOf(civ).home('population', civ.group) } as const;
  const at = yield* placeAbove(civ, wish);
  if (at) yield* raise(civ, { ...wish, manners: { moveIn: (it) => moveIn(civ, it) } }, at);
  return at !== null;
}

function* newChamber(civ: MagicianCiv): Rule {
  // The tunnel to it is drawn in the same manners, but nobody lives in a tunnel.
  const manners = { moveIn: (it: Piece) => (it.room === CHAMBER ? moveIn(civ, it) : undefined) };
  const near = civ.stone.shape;
  yield* newRoom(civ, {
    clause: 'H2-MAG-03',
    sort: CHAMBER,
    what: { kind: 'magicians’ chamber' },
    by: civ.foot,
    near,
    manners,
  });
}
