import type { Level, Room, Survey } from '../places/survey.ts';
import { withAnnexes } from '../plan/annexes.ts';
import { type Door, type DoorKind, doorOf } from '../plan/doors.ts';
import type { Opening } from '../plan/doorways.ts';
import { hungIn } from '../plan/hung.ts';
import { type Matter, matterOf } from '../plan/matter.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import { annexThings } from './annex-things.ts';
import { edgesIn } from './edges.ts';
import { furnish } from './furnish.ts';
import type { Light } from './light.ts';
import { lightsOf } from './lights.ts';
import type { Thing } from './thing.ts';

/** A plan with what stands in its rooms and what is in its doorways. */
export interface Furnished {
  readonly survey: Survey;
  readonly plan: Plan;
  readonly matter: Matter;
  readonly title: string;
  readonly rooms: readonly { readonly room: Room; readonly things: readonly Thing[] }[];
  readonly doors: readonly Door[];
  readonly lights: readonly Light[];
  /** TA-INK-06: the groups whose rooms are washed, at most four, those with most rooms first. */
  readonly holders: readonly string[];
}

const MOST_WASHES = 4;
/** Doors that tell nothing of what is behind them. */
const PLAIN: ReadonlySet<DoorKind> = new Set(['door', 'empty doorway', 'fallen door', 'broken door', 'stuck door']);

export function furnishedLevel(survey: Survey, level: Level): Furnished {
  const bare = planOf(survey, level);
  const matter = matterOf(survey, bare);
  const plan = withAnnexes(survey, bare, matter);
  const secret = new Set(plan.annexes.filter((it) => it.secret).map((it) => it.floor));
  const rooms: { room: Room; things: readonly Thing[] }[] = [];
  for (const room of plan.rooms)
    rooms.push({
      room,
      things: furnish(
        survey,
        plan,
        matter,
        room,
        rooms.flatMap((it) => it.things),
      ),
    });
  const kindOf = (it: Opening): DoorKind =>
    secret.has(it.from)
      ? // TA-DOR-T1.2
        'secret door'
      : it.kind === 'doorway'
        ? doorOf(survey, plan.rooms.find((at) => at.place === it.into.place) as Room, it)
        : 'empty doorway';
  const fitting = new Map(plan.openings.map((it) => [it, kindOf(it)]));
  const hung = hungIn(plan, (it) => PLAIN.has(fitting.get(it) ?? 'door'));
  const doors = plan.openings.map((it): Door => {
    const door = fitting.get(it) ?? 'empty doorway';
    return it.kind === 'doorway' && !hung.has(it) ? { ...it, kind: 'mouth', door: 'empty doorway' } : { ...it, door };
  });
  const withEdges = rooms.map(({ room, things }) => ({
    room,
    things: [...things, ...annexThings(survey, plan, room), ...edgesIn(survey, room, doors)],
  }));
  const lights = lightsOf(survey, plan, withEdges);
  return {
    survey,
    plan,
    matter,
    rooms: withEdges,
    doors,
    lights,
    title: titleOf(survey, level),
    holders: holdersOf(plan.rooms),
  };
}

function titleOf({ levels }: Survey, { area, number }: Level): string {
  const many = levels.filter((it) => it.area === area).length;
  const name = area.name.replace(/^the /, 'The ');
  // TA-INK-07: in the book face a figure 1 looks like the letter I.
  return many > 1 ? `${name}, level ${inWords(number)} of ${inWords(many)}` : name;
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (number: number): string => WORDS[number - 1] ?? String(number);

function holdersOf(rooms: readonly Room[]): string[] {
  const counts = new Map<string, number>();
  for (const { holder } of rooms) if (holder) counts.set(holder.id, (counts.get(holder.id) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_WASHES)
    .map(([id]) => id);
}
