import type { Bead, Piece } from '@understory/page';
import { moveBead, putBead } from '../../../beads.ts';
import { gone, goneAndLeft } from '../../../purse.ts';
import { draw, sign } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import type { DemonCiv } from './demon-civ.ts';
import { princes } from './pit.ts';
import { load, TUNNEL_WORM, wormOf } from './worm.ts';

/** H1-DEM-18: the Pit is a cave with a plague in it from now on, and the worm a lone ● with what it carried. All else stays. */
export function endDemons(world: Realm, civ: DemonCiv): void {
  const { page } = world;
  const { id: group } = civ.group;
  const clause = 'H1-DEM-18';
  const pit = page.piece(civ.pit);
  const worm = wormOf(world, civ);
  const cave = drawCavern(world, pit);
  const now = (it: Bead): Piece => (it.piece === pit.id ? cave : page.piece(it.piece));
  const lost = gone([worm, ...princes(world, civ)]);
  const own = load(world, civ);
  // Another people's worm may be in the Pit, too.
  const others = page.beadsIn(pit.id).filter((it) => it.owner !== group);
  const left = [
    ...own.map((it, nth) => moveBead(world, it, now(it), null, nth)),
    ...others.map((it, nth) => moveBead(world, it, cave, it.owner, own.length + nth)),
  ];
  const changes = [...lost, ...left] as Parameters<typeof goneAndLeft>[0];
  note(world, { kind: 'cleared away', clause, group, ...goneAndLeft(changes) }, [...changes, { do: 'fall', group }]);
  const lone = putBead(world, now(worm), { kind: 'population', owner: null, emblem: TUNNEL_WORM });
  const put = { piece: lone.bead.piece, bead: 'population', count: 1, beads: [lone.bead.id] } as const;
  note(world, { kind: 'beads put', clause, ...put, what: 'tunnel worm' }, [lone]);
}

function drawCavern(world: Realm, { id, shape, area }: Piece): Piece {
  const clause = 'H1-DEM-18';
  const cave = draw(world, { clause, kind: 'cave', shape, area, what: { kind: 'natural cave' }, instead: [id] });
  sign(world, clause, cave, 'plague', { kind: 'plague sign', number: 1 });
  return cave;
}
