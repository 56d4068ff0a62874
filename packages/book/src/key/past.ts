import { archetypeOf } from '../furnish/archetype-of.ts';
import { emptiedAt } from '../furnish/ruin.ts';
import type { Room, Survey } from '../places/survey.ts';
import { type Entry, word } from '../world.ts';
import { changesOf } from './changes.ts';
import { deathsIn } from './died.ts';
import type { Layer } from './layer.ts';
import { turnOf, whenOf } from './when.ts';

/** TA-KEY-09: between the first and the newest layer at most so many more are told. */
const BETWEEN = 2;

/** TA-KEY-09: the first, the newest, and of those between them the weightiest; the oldest first. */
export function pastOf(survey: Survey, room: Room): Layer[] {
  const all = layersOf(survey, room).sort((a, b) => tickOf(a) - tickOf(b) || a.row - b.row);
  const [first] = all;
  const newest = all.findLast((it) => NEWEST.has(it.row));
  const rest = all.filter((it) => it !== first && it !== newest);
  const chosen = rest.sort((a, b) => b.weight - a.weight || tickOf(b) - tickOf(a)).slice(0, BETWEEN);
  return all
    .filter((it) => it === first || it === newest || chosen.includes(it))
    .sort((a, b) => tickOf(a) - tickOf(b) || a.row - b.row);
}

const NEWEST: ReadonlySet<number> = new Set([7, 8, 15]);
const tickOf = ({ ticks }: Layer): number => ticks[0] ?? 0;

/** TA-KEY-T1: all that is known of a place, row by row. */
export function layersOf(survey: Survey, room: Room): Layer[] {
  const ids = new Set(room.place.pieces.map((it) => it.id));
  return [
    ...madeBy(survey, room, ids),
    ...homes(survey, room, ids),
    ...deaths(survey, ids),
    ...works(survey, room, ids),
    ...ended(survey, room),
    ...changesOf(survey, room, ids),
  ];
}

/** Rows 1 to 4: how it came to be. */
function madeBy(survey: Survey, room: Room, ids: ReadonlySet<string>): Layer[] {
  const { then, naming } = survey;
  const { place } = room;
  const maker = place.maker === null ? null : then.groups.get(place.maker);
  const since = place.pieces[0]?.since ?? 0;
  if (!maker) return [{ row: 1, weight: 5, ticks: [since], text: 'As old as the world.', knows: 'seen', who: [] }];
  const built = lineOf(survey, ids, 'built');
  const line = built ?? lineOf(survey, ids, 'drew');
  const ticks = [line?.tick ?? since];
  if (maker.sort === 'monsters')
    return [
      {
        row: 4,
        weight: 5,
        ticks,
        text: `Dug by ${naming.group(maker)} in ${whenOf(survey, ticks[0] ?? since)}.`,
        knows: 'told',
        who: [maker.id],
      },
    ];
  const turn = turnOf(survey, ticks[0] ?? since);
  const when = turn === 0 ? 'when it was founded' : `in turn ${turn} of its rise`;
  const printed = place.pieces[0]?.room ?? archetypeOf(survey, room).name;
  if (built)
    return [
      {
        row: 3,
        weight: 6,
        ticks,
        text: `Built as the ${printed} of ${maker.name} ${when}.`,
        knows: 'told',
        who: [maker.id],
      },
    ];
  return [
    {
      row: 2,
      weight: 5,
      ticks,
      text: `Dug as ${withArticle(printed)} of ${maker.name} ${when}.`,
      knows: 'told',
      who: [maker.id],
    },
  ];
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
    if (still.length > 0)
      out.push({
        row: 7,
        weight: 9,
        ticks: [since],
        text: `Since ${whenOf(survey, since)} ${home} of ${naming.group(group)}.`,
        knows: 'seen',
        who: [group.id],
      });
    else {
      const until = Math.max(...own.map((it) => it.until as number));
      const text = `From turn ${turnOf(survey, since)} to ${whenOf(survey, until)} home of ${naming.group(group)}.`;
      out.push({ row: 6, weight: 5, ticks: [since, until], text, knows: 'told', who: [group.id] });
    }
  }
  const { holder, peopled } = room;
  const riches = then.beads.filter((it) => it.owner === holder?.id && it.kind !== 'population' && ids.has(it.piece));
  if (holder && !peopled && riches.length > 0) {
    const since = Math.min(...riches.map((it) => it.since));
    out.push({
      row: 8,
      weight: 7,
      ticks: [since],
      text: `Since ${whenOf(survey, since)} a store of ${naming.group(holder)}.`,
      knows: 'found',
      who: [holder.id],
    });
  }
  const emptied = emptiedAt(survey, room);
  if (emptied !== null && holder === null) {
    const maker = room.place.maker === null ? undefined : then.groups.get(room.place.maker);
    const byFall = maker?.sort !== 'monsters' && people.every((it) => it.owner === maker?.id);
    const text =
      byFall && maker
        ? `Empty since turn ${turnOf(survey, emptied)} of the rise of ${maker.name}.`
        : `Empty since ${whenOf(survey, emptied)}.`;
    out.push({ row: 15, weight: 7, ticks: [emptied], text, knows: 'seen', who: [] });
  }
  return out;
}

/** Rows 9 and 10. */
function deaths(survey: Survey, ids: ReadonlySet<string>): Layer[] {
  const { naming } = survey;
  return deathsIn(survey, ids)
    .filter((it) => it.group.sort === 'monsters')
    .map(({ group, by, tick, last }): Layer => {
      const when = whenOf(survey, tick);
      if (last) {
        const text = by
          ? `Here ${naming.group(group)} ended, at the hands of ${naming.group(by)}, in ${when}.`
          : `Here ${naming.group(group)} ended, in ${when}.`;
        return { row: 10, weight: 9, ticks: [tick], text, knows: 'told', who: [group.id] };
      }
      const to = by ? ` to ${naming.group(by)}` : '';
      return {
        row: 9,
        weight: 8,
        ticks: [tick],
        text: `In ${when} ${naming.group(group)} lost one of their own here${to}.`,
        knows: 'told',
        who: [group.id],
      };
    });
}

/** Row 11: what was made for it. */
function works(survey: Survey, room: Room, ids: ReadonlySet<string>): Layer[] {
  const { then } = survey;
  const maker = room.place.maker === null ? undefined : then.groups.get(room.place.maker);
  return then.world.journal
    .filter((it) => it.kind === 'epic treasure' && it.tick <= then.tick && ids.has(word(it, 'piece') ?? ''))
    .map((it): Layer => {
      const text = `${word(it, 'name') ?? 'A treasure'} was made for this room in turn ${it.turn} of ${maker?.name ?? 'its maker'}'s rise.`;
      return { row: 11, weight: 8, ticks: [it.tick], text, knows: 'told', who: maker ? [maker.id] : [] };
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
  return [
    {
      row: 17,
      weight: 6,
      ticks: [line.tick],
      text: `${maker.name} fell in turn ${line.turn}: ${word(line, 'text') ?? ''}`,
      knows: 'open',
      who: [maker.id],
    },
  ];
}
