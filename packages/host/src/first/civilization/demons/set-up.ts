import type { Page, Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { nextBeads, putBead } from '../../../beads.ts';
import { spot } from '../../asks.ts';
import { found } from '../../groups.ts';
import { areaOfSize, INCH, type Size } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { type Line, onLevel, roundMiddle } from '../../words/landing.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { roomAt } from '../../words/rooms.ts';
import { newCiv, type People } from '../civ.ts';
import { fate } from '../meeting.ts';
import { drawWork } from '../work.ts';
import type { DemonCiv } from './demon-civ.ts';
import { PRINCE } from './pit.ts';
import { TUNNEL_WORM } from './worm.ts';

/** Room for ten (H1-DEM-02, H1-MEA-T1.7). */
const PIT: Size = { wide: 4, high: 2.5 };
const PRINCES = 10;

/** H1-DEM-01 to -03: something to hunt, the Pit with its princes, and the worm. */
export function* setUpDemons(world: Realm, people: People<DemonCiv>): Rule<DemonCiv> {
  const { page } = world;
  if (!lawsOf(world).hasBeasts(page)) yield* lawsOf(world).bring(world, 'beasts', 'H1-DEM-01');
  const topic = { kind: 'where the Pit lies' } as const;
  const where = pitPlaces(page);
  const at = where.onto(yield* spot('H1-DEM-02', { by: 'chance', topic, where, about: page.idAhead('g') }));
  const id = page.idAhead('p');
  const { custom } = people;
  const many = PRINCES + (custom?.details.moreFolk ? 1 : 0); // H1-CIV-T2.1
  const founding = {
    home: id,
    beads: nextBeads(world, many),
    parent: null,
    because: null,
    folk: custom?.name ?? people.key,
  };
  const called = custom?.name ?? 'the Demons';
  const group = found(world, 'H1-DEM-02', { kind: people.key, name: called }, founding);
  const civ: DemonCiv = { ...newCiv(people, group), pit: id, aim: null, sacrificed: false, dug: [], used: [] };
  const pit = drawWork(world, civ, {
    clause: 'H1-DEM-02',
    kind: 'room',
    shape: movedIntoRock(page, roomAt(at, PIT)),
    area: areaOfSize(PIT),
    what: { kind: 'Demon Pit' },
    room: 'Demon Pit',
  });
  moveIn(world, civ, pit, many);
  if (custom?.details.richer) carryOne(world, civ, pit);
  // Beasts whose caves it lies in are at the worm's location: they are not fought (H1-DEM-17).
  for (const it of page.touching(pit)) fate(world, civ, it);
  return civ;
}

/** H1-DEM-02: an inch above the bottom (H1-ALT-14), or round the middle of a pocket universe (H1-ALT-17). */
function pitPlaces(page: Page): Line {
  const [surface, lower] = page.ground.surfaces;
  if (surface?.closed) return roundMiddle(page, INCH);
  const bottom = lower ? page.floorAt(0) : page.height;
  return onLevel(bottom - INCH, 2, page.width - 2);
}

function moveIn(world: Realm, { group: { id: group } }: DemonCiv, pit: Piece, many: number): void {
  const princes = Array.from({ length: many }, (_, nth) =>
    putBead(world, pit, { kind: 'population', owner: group, emblem: PRINCE }, nth),
  );
  const beads = princes.map(({ bead }) => bead.id);
  const gained = { group, bead: 'population', count: many, beads, piece: pit.id } as const;
  note(world, { kind: 'gained', clause: 'H1-DEM-02', ...gained, deed: 'set-up' }, princes);
  const worm = putBead(world, pit, { kind: 'token', owner: group, emblem: TUNNEL_WORM });
  note(world, { kind: 'worm moved', clause: 'H1-DEM-03', group, piece: pit.id, beads: [worm.bead.id] }, [worm]);
}

/** H1-CIV-T2.2: the worm of a richer people carries 1○ from the beginning. */
function carryOne(world: Realm, { group: { id: group } }: DemonCiv, pit: Piece): void {
  const bead = putBead(world, pit, { kind: 'treasure', owner: group });
  const took = { group, bead: 'treasure', count: 1, beads: [bead.bead.id], piece: pit.id } as const;
  note(world, { kind: 'worm took', clause: 'H1-CIV-T2.2', ...took }, [bead]);
}
