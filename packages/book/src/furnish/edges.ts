import { chanceOf } from '../chance.ts';
import { type Edge, edgeOf } from '../key/edges.table.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Door } from '../plan/doors.ts';
import type { GroupThen } from '../then.ts';
import { plainName } from './archetypes.table.ts';
import type { Thing } from './thing.ts';

/** TA-TRP-01: edges of these kinds are drawn. */
const DRAWN: ReadonlySet<Edge> = new Set(['trap', 'ward', 'alarm', 'guard']);
/** How far inside a doorway it lies, in squares. */
const INSIDE = 1.2;

/** TA-TRP-03: works that are defences or torments. */
const WORKS: ReadonlySet<string> = new Set([
  ...['defenses', 'walls', 'great wall', 'traps', 'greek fire', 'torture pit', 'charnel pit', 'incineration shrine'],
  ...['hideous engine', 'doom weapon'],
]);

export const isWork = (room: string | null): boolean => room !== null && WORKS.has(plainName(room));

/** TA-TRP-03: it works if its maker holds the place, else one in two does. */
export function worksIn(survey: Survey, room: Room, piece: string): boolean {
  if (room.holder !== null && room.holder.id === room.place.maker) return true;
  return chanceOf(survey.then.world.seed, 'work', piece).int(1, 2) === 1;
}

/** TA-TRP-01 to -03: the traps, wards, alarms and guards that lie in a room: at the doorways with the fewest steps. */
export function edgesIn(survey: Survey, room: Room, doors: readonly Door[]): Thing[] {
  const own = doors
    .filter((it) => it.into.place === room.place)
    .sort((a, b) => survey.network.stepsTo(a.from.piece.id) - survey.network.stepsTo(b.from.piece.id));
  const kinds = [
    ...edgesAt(survey, room),
    ...room.place.pieces.filter((it) => isWork(it.room)).map(() => 'trap' as const),
  ];
  return kinds.flatMap((what, i): Thing[] => {
    const door = own[i % Math.max(1, own.length)];
    if (!door) return [];
    // A second one at a doorway lies behind the first.
    const far = INSIDE + Math.floor(i / own.length) * 1.1;
    const [x, y] = [door.x + door.dx * far, door.y + door.dy * far];
    return [{ what, x, y, wide: 0.9, high: 0.9, turn: 0, broken: false, found: true, trap: true, name: null }];
  });
}

/** TA-TRP-02: all that a group has lie at its home; where it has none, where they lie, unless another lives there. */
function edgesAt(survey: Survey, room: Room): Edge[] {
  const { then } = survey;
  return then.beads
    .filter((it) => it.kind === 'bonus' && it.owner !== null)
    .flatMap((it) => {
      const group = then.groups.get(it.owner ?? '');
      if (!group) return [];
      const at = homeOf(survey, group) ?? survey.roomOf.get(it.piece);
      if (at !== room || (room.holder?.lives && room.holder.id !== group.id)) return [];
      const { edge } = edgeOf(survey, group);
      return DRAWN.has(edge) ? [edge] : [];
    });
}

/** Where most of its ● are, the eldest place of several. */
function homeOf({ then, rooms }: Survey, group: GroupThen): Room | null {
  const many = (room: Room) =>
    then.beads.filter(
      (it) =>
        it.kind === 'population' && it.owner === group.id && room.place.pieces.some((piece) => piece.id === it.piece),
    ).length;
  const found = rooms
    .map((room) => ({ room, many: many(room) }))
    .filter((it) => it.many > 0)
    .sort((a, b) => b.many - a.many || a.room.place.order - b.room.place.order);
  return found[0]?.room ?? null;
}
