import { chanceOf } from '../chance.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import { plainName } from '../furnish/archetypes.table.ts';
import { emptiedAt, turnsUpTo } from '../furnish/ruin.ts';
import type { Room, Survey } from '../places/survey.ts';
import { said } from '../then.ts';
import type { Opening } from './doorways.ts';

/** TA-DOR-T1: what is in a doorway. */
export type DoorKind =
  | 'secret door'
  | 'portcullis'
  | 'double gate'
  | 'broken gate'
  | 'sealed slab'
  | 'open slab'
  | 'locked door'
  | 'barred door'
  | 'hide curtain'
  | 'empty doorway'
  | 'fallen door'
  | 'broken door'
  | 'stuck door'
  | 'valve'
  | 'sliding door'
  | 'dead sliding door'
  | 'door';

export interface Door extends Opening {
  readonly door: DoorKind;
}

const HIDDEN: ReadonlySet<string> = new Set(['escape route', 'hideout', "thieves' guild", 'racket', 'oubliette']);
const GATES: ReadonlySet<string> = new Set(['gates of dwarf', 'capital gate', 'stronghold gate', 'entrance hall']);
const PRISONS: ReadonlySet<string> = new Set([
  'pit',
  'breeding pit',
  'ego prison',
  'menagerie',
  'prison',
  'slave pit',
  'oubliette',
]);
const CURTAINED: ReadonlySet<string> = new Set(['camp', 'den', 'burrow', 'warren']);
/** TA-DOR-T1.10: a ruin is old after so many turns. */
const OLD = 10;

const plain = (room: string | null): string => plainName(room ?? '');

/** TA-DOR-02: the first row that fits a doorway of a room. */
export function doorOf(survey: Survey, room: Room, opening: Opening): DoorKind {
  const { then } = survey;
  const [piece, way] = [opening.into.piece, opening.from.piece];
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const marked = (kind: string) => then.marks.some((it) => it.kind === kind && ids.has(it.piece));
  const chance = () =>
    chanceOf(then.world.seed, 'door', `${piece.id} ${way.id} ${Math.round(opening.x)} ${Math.round(opening.y)}`);
  if (HIDDEN.has(plain(piece.room)) || HIDDEN.has(plain(way.room)) || SECRET.test(titles(survey, opening)))
    return 'secret door';
  if (marked('fortification')) return 'portcullis';
  const beyond = survey.network.mouths.some((it) => it.to === 'beyond' && ids.has(it.piece.id));
  if (GATES.has(plain(piece.room)) || beyond)
    return room.state === 'kept' || room.state === 'lived in' ? 'double gate' : 'broken gate';
  if (marked('tomb')) return room.holder === null && !wasRobbed(survey, ids) ? 'sealed slab' : 'open slab';
  const archetype = archetypeOf(survey, room).name;
  const rich = then.beads.some((it) => ids.has(it.piece) && (it.kind === 'treasure' || it.kind === 'epic'));
  if (archetype === 'vault' && rich) return 'locked door';
  if (PRISONS.has(plain(piece.room))) return 'barred door';
  const style = room.holder && room.peopled ? survey.naming.natureOf(room.holder).lair : null;
  if (style !== null && CURTAINED.has(style)) return 'hide curtain';
  if (room.state === 'ruin') return ruinedDoor(survey, room, chance());
  if (piece.people === 'demons') return 'valve';
  if (piece.people === 'aliens') return marked('damage') ? 'dead sliding door' : 'sliding door';
  return 'door';
}

/** TA-DOR-T1.1: its title says so. */
const SECRET = /\b(hidden|secret)\b/i;

function titles({ then }: Survey, { into, from }: Opening): string {
  const about = new Set([into.piece.id, from.piece.id]);
  return [
    ...[into, from].map(({ piece }) => said(piece.what)),
    ...then.labels.filter((it) => about.has(it.about)).map((it) => said(it.what)),
  ].join(' ');
}

function ruinedDoor(survey: Survey, room: Room, chance: ReturnType<typeof chanceOf>): DoorKind {
  const { then } = survey;
  const since = emptiedAt(survey, room) ?? then.tick;
  const turns = turnsUpTo(then.world.journal, then.tick) - turnsUpTo(then.world.journal, since);
  if (turns >= OLD) return chance.int(1, 3) === 1 ? 'fallen door' : 'empty doorway';
  if (chance.int(1, 2) === 1) return 'broken door';
  return chance.int(1, 4) === 1 ? 'stuck door' : 'door';
}

/** TA-DOR-T1.5: was a ○ or ❖ ever taken from there? */
function wasRobbed({ then }: Survey, ids: ReadonlySet<string>): boolean {
  return then.world.page.beads.some(
    (it) =>
      (it.kind === 'treasure' || it.kind === 'epic') && ids.has(it.piece) && it.until !== null && it.until <= then.tick,
  );
}

/** What bars the way, and what one sees of it. */
export const isShut = (door: DoorKind): boolean => !OPEN.has(door);
const OPEN: ReadonlySet<DoorKind> = new Set([
  'empty doorway',
  'fallen door',
  'broken gate',
  'broken door',
  'open slab',
  'hide curtain',
]);
/** TA-UVT-09: is anything there that can be shut? */
export const hasDoor = (door: DoorKind): boolean =>
  door !== 'empty doorway' && door !== 'fallen door' && door !== 'broken door';
