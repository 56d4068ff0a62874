import type { Bead } from '@understory/page';
import type { Room, Survey } from '../places/survey.ts';
import { word } from '../world.ts';
import { groupRef } from './fact.ts';
import { type Layer, layer } from './layer.ts';
import { begun, told } from './told.ts';
import { turnOf, whenOf } from './when.ts';

/** TA-KEY-T1.5, .12, .13, .14: what was done to a place after it was made. */
export function changesOf(survey: Survey, room: Room, ids: ReadonlySet<string>): Layer[] {
  return [...openings(survey, ids), ...taken(survey, ids), ...marks(survey, room, ids)];
}

/** "turn 3 of its rise" for what a civilisation did, else by the age. */
function riseOrAge(survey: Survey, group: string | null, tick: number): string {
  const who = group === null ? undefined : survey.then.groups.get(group);
  return who && who.sort !== 'monsters' ? `turn ${turnOf(survey, tick)} of its rise` : whenOf(survey, tick);
}

/** Row 5. */
function openings(survey: Survey, ids: ReadonlySet<string>): Layer[] {
  const { then } = survey;
  return then.world.journal.flatMap((it): Layer[] => {
    if (it.kind !== 'opened' || it.tick > then.tick || !ids.has(word(it, 'piece') ?? '')) return [];
    const group = then.groups.get(word(it, 'group') ?? '');
    if (!group) return [];
    const text = told`Opened by ${groupRef(survey, group)} in ${riseOrAge(survey, group.id, it.tick)}.`;
    return [layer([5, 4, 'told'], [it.tick], text, [group.id])];
  });
}

/** Row 12: what lay here and lies elsewhere from the next tick on, in other hands. */
function taken(survey: Survey, ids: ReadonlySet<string>): Layer[] {
  const { then } = survey;
  const riches = then.world.page.beads.filter((it) => it.kind === 'treasure' || it.kind === 'epic');
  const thefts = riches.flatMap((was) => {
    const { until } = was;
    if (!ids.has(was.piece) || until === null || until > then.tick) return [];
    const now = riches.find((it) => it.origin === was.origin && it.since === until && !ids.has(it.piece));
    return now && now.owner !== null && now.owner !== was.owner ? [{ was, tick: until, by: now.owner }] : [];
  });
  const raids = new Map<string, typeof thefts>();
  for (const it of thefts) raids.set(`${it.by} ${it.tick}`, [...(raids.get(`${it.by} ${it.tick}`) ?? []), it]);
  return [...raids.values()].flatMap((raid): Layer[] => {
    const [first] = raid;
    const group = first && then.groups.get(first.by);
    if (!first || !group) return [];
    const loot = lootSaid(raid.map((it) => it.was));
    const text = begun(
      told`${groupRef(survey, group)} carried off ${loot} from here in ${whenOf(survey, first.tick)}.`,
    );
    return [layer([12, 6, 'found'], [first.tick], text, [group.id])];
  });
}

function lootSaid(beads: readonly Bead[]): string {
  const shares = beads.filter((it) => it.kind === 'treasure').length;
  const names = beads.flatMap((it) => (it.kind === 'epic' ? [it.name ?? 'an epic treasure'] : []));
  const all = [...names, ...(shares === 0 ? [] : [shares === 1 ? 'a share' : `${shares} shares`])];
  return all.length === 1 ? (all[0] as string) : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
}

/** Row 13, and row 14 for damage. */
const MARKED: Readonly<Record<string, { readonly row: 13 | 14; readonly weight: number; readonly says: string }>> = {
  fortification: { row: 13, weight: 4, says: 'Walls and murder holes were added' },
  tomb: { row: 13, weight: 4, says: 'The dead were laid to rest here' },
  demonic: { row: 13, weight: 4, says: 'It was given over to demons' },
  damage: { row: 14, weight: 5, says: 'Damaged' },
};

function marks(survey: Survey, { place }: Room, ids: ReadonlySet<string>): Layer[] {
  return survey.then.marks.flatMap((it): Layer[] => {
    const known = MARKED[it.kind];
    if (!known || !ids.has(it.piece)) return [];
    const text = told`${known.says} in ${riseOrAge(survey, place.maker, it.since)}.`;
    return [layer([known.row, known.weight, 'seen'], [it.since], text)];
  });
}
