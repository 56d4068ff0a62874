import { archetypeOf } from '../furnish/archetype-of.ts';
import { emptiedAt } from '../furnish/ruin.ts';
import { taintOf } from '../furnish/taint.ts';
import type { Room, Survey } from '../places/survey.ts';
import { type Entry, word, words } from '../world.ts';
import { changesOf } from './changes.ts';
import { deathsIn } from './died.ts';
import { groupRef } from './fact.ts';
import { KNOWN_KINDS } from './known-kinds.table.ts';
import { type Layer, layer } from './layer.ts';
import { begun, told } from './told.ts';
import { turnCalled, turnOf, whenOf } from './when.ts';

/** TA-KEY-09: between the first and the newest layer at most so many more are told. */
const BETWEEN = 2;

/** TA-KEY-09: the first, the newest, and of those between them the weightiest; the oldest first. */
export function pastOf(survey: Survey, room: Room, between = BETWEEN): Layer[] {
  const all = [...layersOf(survey, room)].sort((a, b) => tickOf(a) - tickOf(b) || a.row - b.row);
  const [first] = all;
  const newest = all.findLast((it) => NEWEST.has(it.row));
  const rest = all.filter((it) => it !== first && it !== newest);
  const chosen = rest.sort((a, b) => b.weight - a.weight || tickOf(b) - tickOf(a)).slice(0, between);
  return all
    .filter((it) => it === first || it === newest || chosen.includes(it))
    .sort((a, b) => tickOf(a) - tickOf(b) || a.row - b.row);
}

const NEWEST: ReadonlySet<number> = new Set([7, 8, 15]);
const tickOf = ({ ticks }: Layer): number => ticks[0] ?? 0;

const known = new WeakMap<Survey, Map<Room, readonly Layer[]>>();

/** TA-KEY-T1: all that is known of a place, row by row. */
export function layersOf(survey: Survey, room: Room): readonly Layer[] {
  const of = known.get(survey) ?? new Map<Room, readonly Layer[]>();
  known.set(survey, of);
  const found = of.get(room) ?? layersNow(survey, room);
  of.set(room, found);
  return found;
}

function layersNow(survey: Survey, room: Room): Layer[] {
  const ids = new Set(room.place.pieces.map((it) => it.id));
  return [
    ...madeBy(survey, room, ids),
    ...homes(survey, room, ids),
    ...deaths(survey, ids),
    ...works(survey, room, ids),
    ...ended(survey, room),
    ...tainted(survey, room),
    ...changesOf(survey, room, ids),
    ...others(survey, ids),
  ];
}

/** Rows 1 to 4: how it came to be. */
function madeBy(survey: Survey, room: Room, ids: ReadonlySet<string>): Layer[] {
  const { then } = survey;
  const { place } = room;
  const maker = place.maker === null ? null : then.groups.get(place.maker);
  const since = place.pieces[0]?.since ?? 0;
  if (!maker) return [layer([1, 5, 'seen'], [since], told`As old as the world.`)];
  const built = lineOf(survey, ids, 'built');
  const tick = (built ?? lineOf(survey, ids, 'drew'))?.tick ?? since;
  const by = groupRef(survey, maker);
  const who = [maker.id];
  if (maker.sort === 'monsters')
    return [layer([4, 5, 'told'], [tick], told`Dug by ${by} in ${whenOf(survey, tick)}.`, who)];
  const turn = turnOf(survey, tick);
  const when = turn === 0 ? 'when it was founded' : `in turn ${turn} of its rise`;
  const printed = place.pieces[0]?.room ?? archetypeOf(survey, room).name;
  const people = { to: maker.id, text: maker.name };
  return built
    ? [layer([3, 6, 'told'], [tick], told`Built as the ${printed} of ${people} ${when}.`, who)]
    : [layer([2, 5, 'told'], [tick], told`Dug as ${withArticle(printed)} of ${people} ${when}.`, who)];
}

const VOWELS = new Set('aeiou');
/** Diggings are many. */
const withArticle = (printed: string): string =>
  printed === 'diggings' ? printed : `${VOWELS.has((printed[0] ?? '').toLowerCase()) ? 'an' : 'a'} ${printed}`;

function lineOf({ then }: Survey, ids: ReadonlySet<string>, kind: string): Entry | null {
  return (
    then.world.journal.find((it) => it.kind === kind && it.tick <= then.tick && ids.has(word(it, 'piece') ?? '')) ??
    null
  );
}

/** Rows 6, 7, 8 and 15: who lived there, who does, whose riches lie there, since when it is empty. */
function homes(survey: Survey, room: Room, ids: ReadonlySet<string>): Layer[] {
  const { then, naming } = survey;
  const out: Layer[] = [];
  const people = then.world.page.beads.filter(
    (it) => it.kind === 'population' && ids.has(it.piece) && it.since <= then.tick,
  );
  for (const owner of new Set(people.flatMap((it) => it.owner ?? []))) {
    const group = then.groups.get(owner);
    const own = people.filter((it) => it.owner === owner);
    if (group?.sort !== 'monsters') continue;
    const home = naming.natureOf(group).lair ?? 'home';
    const still = own.filter((it) => it.until === null || it.until > then.tick);
    const since = Math.min(...(still.length > 0 ? still : own).map((it) => it.since));
    const who = groupRef(survey, group);
    if (still.length > 0) {
      const text = told`Since ${whenOf(survey, since)} ${home} of ${who}.`;
      out.push(layer([7, 9, 'seen'], [since], text, [owner]));
    } else {
      const until = Math.max(...own.map((it) => it.until as number));
      const text = told`From ${turnCalled(turnOf(survey, since))} to ${whenOf(survey, until)} home of ${who}.`;
      out.push(layer([6, 5, 'told'], [since, until], text, [owner]));
    }
  }
  const { holder, peopled } = room;
  const riches = then.beads.filter((it) => it.owner === holder?.id && it.kind !== 'population' && ids.has(it.piece));
  if (holder && !peopled && riches.length > 0) {
    const since = Math.min(...riches.map((it) => it.since));
    const text = told`Since ${whenOf(survey, since)} a store of ${groupRef(survey, holder)}.`;
    out.push(layer([8, 7, 'found'], [since], text, [holder.id]));
  }
  const emptied = emptiedAt(survey, room);
  if (emptied !== null && holder === null) {
    const maker = room.place.maker === null ? undefined : then.groups.get(room.place.maker);
    const byFall = maker?.sort !== 'monsters' && people.every((it) => it.owner === maker?.id);
    const text =
      byFall && maker
        ? told`Empty since turn ${turnOf(survey, emptied)} of the rise of ${{ to: maker.id, text: maker.name }}.`
        : told`Empty since ${whenOf(survey, emptied)}.`;
    out.push(layer([15, 7, 'seen'], [emptied], text));
  }
  return out;
}

/** Rows 9 and 10. */
function deaths(survey: Survey, ids: ReadonlySet<string>): Layer[] {
  return deathsIn(survey, ids)
    .filter((it) => it.group.sort === 'monsters')
    .map(({ group, by, tick, last }): Layer => {
      const when = whenOf(survey, tick);
      const who = groupRef(survey, group);
      if (last) {
        const hands = by ? told`, at the hands of ${groupRef(survey, by)},` : told`,`;
        return layer([10, 9, 'told'], [tick], told`Here ${who} ended${hands} in ${when}.`, [group.id]);
      }
      const to = by ? told` to ${groupRef(survey, by)}` : told``;
      return layer([9, 8, 'told'], [tick], told`In ${when} ${who} lost one of their own here${to}.`, [group.id]);
    });
}

/** Row 11: what was made for it. */
function works(survey: Survey, room: Room, ids: ReadonlySet<string>): Layer[] {
  const { then } = survey;
  const maker = room.place.maker === null ? undefined : then.groups.get(room.place.maker);
  return then.world.journal
    .filter((it) => it.kind === 'epic treasure' && it.tick <= then.tick && ids.has(word(it, 'piece') ?? ''))
    .map((it): Layer => {
      const name = word(it, 'name') ?? 'A treasure';
      const whose = maker ? { to: maker.id, text: maker.name } : 'its maker';
      const text = told`${name} was made for this room in turn ${it.turn} of ${whose}'s rise.`;
      return layer([11, 8, 'told'], [it.tick], text, maker ? [maker.id] : []);
    });
}

/** Row 17: the fall of whoever made it. */
function ended(survey: Survey, { place }: Room): Layer[] {
  const { then } = survey;
  const line = then.world.journal.find(
    (it) => it.kind === 'civilization ended' && it.tick <= then.tick && word(it, 'group') === place.maker,
  );
  const maker = place.maker === null ? undefined : then.groups.get(place.maker);
  if (!line || !maker) return [];
  const text = told`${{ to: maker.id, text: maker.name }} fell in turn ${line.turn}: ${word(line, 'text') ?? ''}`;
  return [layer([17, 6, 'open'], [line.tick], text, [maker.id])];
}

/** Row 16: somebody corrupted its stratum. */
function tainted(survey: Survey, room: Room): Layer[] {
  const taint = taintOf(survey, room);
  if (taint?.kind !== 'corruption') return [];
  const by = survey.then.groups.get(taint.by ?? '');
  const whose = by ? groupRef(survey, by) : 'nobody knows whom';
  const text = told`Tainted by ${whose} in ${whenOf(survey, taint.tick)}.`;
  return [layer([16, 7, 'seen'], [taint.tick], text, by ? [by.id] : [])];
}

/** TA-KEY-16: what rules to come, or cards of a player's own, have to say of a place. */
function others({ then }: Survey, ids: ReadonlySet<string>): Layer[] {
  return then.world.journal.flatMap((it): Layer[] => {
    if (it.tick > then.tick || KNOWN_KINDS.has(it.kind)) return [];
    const text = word(it, 'text');
    const about = [word(it, 'piece'), ...words(it, 'pieces')];
    if (text === null || text === '' || !about.some((id) => id !== null && ids.has(id))) return [];
    return [layer([0, 3, 'told'], [it.tick], begun([text]))];
  });
}
