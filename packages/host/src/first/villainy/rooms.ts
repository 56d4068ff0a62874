import { centreOf, distance, line, type Piece, type Shape } from '@understory/page';
import type { Clause } from '@understory/table';
import { putBead } from '../../beads.ts';
import { TUNNEL } from '../../measures.ts';
import { HANDS } from '../civilization/hands.table.ts';
import { draw, label } from '../draw.ts';
import { areaOfSize, ONE_BEAD, type Size } from '../measures.ts';
import { handOf } from '../monsters/flavours.ts';
import { homeOf, type MonsterGroup } from '../monsters/group.ts';
import { lawsOf } from '../monsters/laws.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { joining, roomAt } from '../words/rooms.ts';

/** A room that a villain builds. */
export interface Building {
  readonly clause: Clause;
  /** By its printed name. */
  readonly room: string;
  readonly parent?: Piece;
  readonly size?: Size;
  /** Any further wish, dropped where it cannot be met. */
  readonly where?: (x: number, y: number, room: Shape) => boolean;
}

/** H1-MEA-20: a room beside the villain's home, or beside another, joined to it; null on a full page. */
export function build(world: Realm, me: MonsterGroup, { parent, ...wish }: Building): Piece | null {
  const beside = parent ?? world.page.piece(homeOf(me));
  const piece = drawBeside(world, { ...wish, parent: beside, owner: me.id, hand: handOf(me) });
  if (piece)
    note(world, {
      kind: 'built',
      clause: wish.clause,
      group: me.id,
      what: wish.room,
      name: wish.room,
      piece: piece.id,
    });
  return piece;
}

interface Beside extends Building {
  readonly parent: Piece;
  readonly owner: string;
  readonly hand: ReturnType<typeof handOf>;
}

/** The room itself, with its name, and the tunnel to it. */
export function drawBeside(
  world: Realm,
  { clause, room, parent, size = ONE_BEAD, where, owner, hand }: Beside,
): Piece | null {
  const { site } = lawsOf(world);
  const wish = { parent, size, straight: false };
  const at = (where && site(world, owner, { ...wish, where })) ?? site(world, owner, wish);
  if (!at) return null;
  const shape = roomAt(at, size);
  // A row of barracks or tombs is named once.
  const isFirst = roomsCalled(world, { id: owner }, room).length === 0;
  const { manner, tunnels } = HANDS[hand];
  const dug = { clause, owner, people: hand } as const;
  const piece = draw(world, {
    ...dug,
    kind: 'room',
    shape,
    area: areaOfSize(size),
    what: { kind: 'work', name: room },
    room,
    manner,
  });
  const path = joining(parent.shape, shape, false);
  if (distance(path[0] ?? 0, path[1] ?? 0, path.at(-2) ?? 0, path.at(-1) ?? 0) > 0.01)
    draw(world, {
      ...dug,
      kind: 'tunnel',
      shape: line(path, TUNNEL),
      what: { kind: 'tunnel of monsters' },
      manner: tunnels[0] ?? 'straight',
    });
  if (isFirst) label(world, clause, piece.id, { kind: 'work', name: room }, centreOf(shape), 'small');
  return piece;
}

/** What stands of a group's rooms with a name, the oldest first. */
export function roomsCalled({ page }: Realm, { id }: Pick<MonsterGroup, 'id'>, room: string): Piece[] {
  return [...page.drawn()].filter((it) => it.owner === id && it.room === room);
}

/** A ● or ○ of a look of its own in a room: of the group, or nobody's. */
export function put(world: Realm, clause: Clause, { me, room, kind, emblem, isNobodys = false }: Put): void {
  const bead = putBead(world, room, { kind, owner: isNobodys ? null : me.id, emblem });
  const gained = { group: me.id, bead: kind, count: 1, beads: [bead.bead.id], piece: room.id } as const;
  note(world, { kind: 'gained', clause, ...gained, deed: 'set-up' }, [bead]);
}

interface Put {
  readonly me: MonsterGroup;
  readonly room: Piece;
  readonly kind: 'population' | 'treasure' | 'control' | 'token';
  readonly emblem: string;
  readonly isNobodys?: boolean;
}
