import type { Level, Room, Survey } from '../places/survey.ts';
import { type Door, doorOf } from '../plan/doors.ts';
import { type Plan, planOf } from '../plan/plan.ts';
import { furnish } from './furnish.ts';
import type { Light } from './light.ts';
import { lightsOf } from './lights.ts';
import type { Thing } from './thing.ts';

/** A plan with what stands in its rooms and what is in its doorways. */
export interface Furnished {
  readonly survey: Survey;
  readonly plan: Plan;
  readonly title: string;
  readonly rooms: readonly { readonly room: Room; readonly things: readonly Thing[] }[];
  readonly doors: readonly Door[];
  readonly lights: readonly Light[];
  /** TA-INK-06: the groups whose rooms are washed, at most four, those with most rooms first. */
  readonly holders: readonly string[];
}

const MOST_WASHES = 4;

export function furnishedLevel(survey: Survey, level: Level): Furnished {
  const plan = planOf(survey, level);
  const rooms = plan.rooms.map((room) => ({ room, things: furnish(survey, plan, room) }));
  const doors = plan.openings.map((it): Door => {
    const room = plan.rooms.find((at) => at.place === it.into.place) as Room;
    return { ...it, door: it.kind === 'doorway' ? doorOf(survey, room, it) : 'empty doorway' };
  });
  const lights = lightsOf(survey, plan, rooms);
  return { survey, plan, rooms, doors, lights, title: titleOf(survey, level), holders: holdersOf(plan.rooms) };
}

function titleOf({ levels }: Survey, { area, number }: Level): string {
  const many = levels.filter((it) => it.area === area).length;
  return many > 1 ? `${area.name}, level ${number} of ${many}` : area.name;
}

function holdersOf(rooms: readonly Room[]): string[] {
  const counts = new Map<string, number>();
  for (const { holder } of rooms) if (holder) counts.set(holder.id, (counts.get(holder.id) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_WASHES)
    .map(([id]) => id);
}
