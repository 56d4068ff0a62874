import { BEAD_AREA, type Piece } from '@understory/page';
import { choose, type Option, type Rule } from '@understory/table';
import { capacity, putBead } from '../../../beads.ts';
import { note } from '../../../world.ts';
import { newRoom } from '../rooms.ts';
import { placeAbove, raise } from './above.ts';
import { CHAMBER, type MagicianCiv, ownPieces, ROAD, STONE, TOWER, VAULT } from './magician-civ.ts';

/** What nobody lives in (H2-MAG-03). */
const NO_DWELLING: readonly string[] = [STONE, VAULT, ROAD];
const LYCEUM = 'Lyceum Arcanum';

/** H2-MAG-05: one Magician more. */
export function* expand(civ: MagicianCiv): Rule {
  const home = yield* dwellingFor(civ);
  const { world, group } = civ;
  const text = `A magician more lives in ${group.name}.`;
  note(world, { kind: 'gained', clause: 'H2-MAG-05', group: group.id, bead: 'population', piece: home.id, text }, [
    putBead(world, home, { kind: 'population', owner: group.id }),
  ]);
}

/** H2-MAG-03: an empty building, or a new tower or chamber near the Stone. */
function* dwellingFor(civ: MagicianCiv): Rule<Piece> {
  const { page } = civ.world;
  const empty = emptyBuildings(civ);
  const options: Option[] = [
    ...empty.map((it) => ({ key: it.id, text: it.title, does: 'move in', subject: { piece: it.id } })),
    { key: TOWER, text: 'A new tower', does: 'on the surface' },
    { key: CHAMBER, text: 'A new chamber', does: 'underground' },
  ];
  const key = yield* choose('H2-MAG-03', {
    by: civ.group.id,
    prompt: 'Where does the new magician live?',
    options,
    usual: page.nearest(civ.stone.shape, empty)?.id ?? TOWER,
    about: civ.group.id,
  });
  const found = empty.find((it) => it.id === key);
  if (found) return found;
  return (key === TOWER ? yield* newTower(civ) : null) ?? (yield* newChamber(civ));
}

/** Buildings without a bead; the Lyceum takes three Magicians (H2-MAG-T1.13). */
function emptyBuildings(civ: MagicianCiv): Piece[] {
  const { page } = civ.world;
  return ownPieces(civ, (sort) => !NO_DWELLING.includes(sort)).filter((it) => {
    const beads = page.beadsIn(it.id).length;
    return it.room === LYCEUM ? beads < capacity(it) : beads === 0;
  });
}

/** A tower on the surface near the Stone; null if there is no room for it (then a chamber is dug). */
function* newTower(civ: MagicianCiv): Rule<Piece | null> {
  const wish = { clause: 'H2-MAG-03', sort: TOWER, title: civ.style.home('population', civ.group).title } as const;
  const at = yield* placeAbove(civ, wish);
  return at && (yield* raise(civ, wish, at));
}

function* newChamber(civ: MagicianCiv): Rule<Piece> {
  const { stone } = civ;
  return yield* newRoom(civ, {
    clause: 'H2-MAG-03',
    sort: CHAMBER,
    title: 'a chamber',
    area: BEAD_AREA,
    by: civ.foot,
    near: stone.shape,
  });
}
