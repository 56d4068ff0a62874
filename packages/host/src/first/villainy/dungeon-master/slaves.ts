import { distance, gap, type Piece, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { HANDS } from '../../civilization/hands.table.ts';
import { draw } from '../../draw.ts';
import { areaOfSize, ONE_BEAD } from '../../measures.ts';
import { digTo } from '../../monsters/dig.ts';
import { handOf } from '../../monsters/flavours.ts';
import { homeOf, type MonsterGroup, type MonsterKind } from '../../monsters/group.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { folk, loot, wealth } from '../../monsters/loot.ts';
import { lodesOf } from '../../monsters/map.ts';
import { farthestFirst, gain, heartOf, ownRooms } from '../../monsters/quarters.ts';
import { isAlive } from '../../monsters/state.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { roomAt } from '../../words/rooms.ts';
import { conscript } from './army.ts';

type Toil = (world: Realm, master: MonsterGroup, slave: MonsterGroup) => Rule;

/** Breeders keep so many (H1-DMR-18), and alphas so many ○ (H1-DMR-19). */
const KEPT = { folk: 2, treasure: 1 } as const;

/** H1-DMR-16: what slaves do in the place of their season. */
const TOILS: Readonly<Partial<Record<MonsterKind, Toil>>> = { delvers: dig, temple: dig, breeders: breed, alpha: pay };

export function* toil(world: Realm, master: MonsterGroup, slave: MonsterGroup): Rule {
  const own = TOILS[slave.kind];
  if (own) yield* own(world, master, slave);
}

/** H1-DMR-17: 1○ is paid; those who have none are moved to a lode, and from then on mine for him. */
function* dig(world: Realm, master: MonsterGroup, slave: MonsterGroup): Rule {
  const miners = world.villainy?.miners ?? [];
  if (wealth(world, slave) > 0) loot(world, master, slave, 'H1-DMR-17', 1, 'paid');
  else if (miners.includes(slave.id)) yield* mineFor(world, master, slave);
  else yield* moveToLode(world, slave, miners);
}

function* moveToLode(world: Realm, slave: MonsterGroup, miners: string[]): Rule {
  const { x, y } = heartOf(world, slave);
  const [lode] = lodesOf(world).sort((a, b) => distance(a.at.x, a.at.y, x, y) - distance(b.at.x, b.at.y, x, y));
  if (!lode) return;
  miners.push(slave.id);
  const room = yield* roomOn(world, slave, lode);
  if (isAlive(world, slave)) lawsOf(world).moveHome(world, slave, room, 'H1-DMR-17');
}

/** One lode within a finger of their rooms, and he gains 1○. */
function* mineFor(world: Realm, master: MonsterGroup, slave: MonsterGroup): Rule {
  const own = ownRooms(world, slave);
  const off = ({ at }: Unit) => Math.min(...own.map((it) => gap(it.shape, pointShape(at))));
  const [lode] = lodesOf(world)
    .filter((it) => off(it) <= FINGER)
    .sort((a, b) => off(a) - off(b));
  if (!lode) return;
  const place = yield* roomOn(world, slave, lode);
  note(world, { kind: 'mined', clause: 'H1-DMR-17', group: slave.id, unit: lode.id, piece: place.id }, [
    { do: 'end', id: lode.id },
  ]);
  gain(world, master, 'H1-DMR-17', 'treasure', 1, 'growth');
}

/** A 1-bead room at the lode, joined to where they were. */
function* roomOn(world: Realm, slave: MonsterGroup, { at }: Unit): Rule<Piece> {
  const { page } = world;
  const shape = movedIntoRock(page, roomAt(at, ONE_BEAD));
  const home = page.piece(homeOf(slave));
  if (!page.touches(home.shape, shape))
    yield* digTo(world, slave, 'H1-DMR-17', home.shape, shape, Number.POSITIVE_INFINITY);
  const { hand, manner } = HANDS[handOf(slave)];
  const drawn = { clause: 'H1-DMR-17', kind: 'room', shape, area: areaOfSize(ONE_BEAD), owner: slave.id } as const;
  return draw(world, { ...drawn, what: { kind: 'mine' }, room: 'mine', people: hand, manner });
}

/** H1-DMR-18. */
function* breed(world: Realm, master: MonsterGroup, slave: MonsterGroup): Rule {
  if (folk(world, slave) <= KEPT.folk) return gain(world, slave, 'H1-DMR-18', 'population', 1, 'breeding');
  const [one] = farthestFirst(world, slave, 'population');
  if (one) conscript(world, master, one, slave);
}

/** H1-DMR-19. */
function* pay(world: Realm, master: MonsterGroup, slave: MonsterGroup): Rule {
  if (wealth(world, slave) > KEPT.treasure) loot(world, master, slave, 'H1-DMR-19', 1, 'paid');
}
