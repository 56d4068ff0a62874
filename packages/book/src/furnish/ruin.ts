import type { Room, Survey } from '../places/survey.ts';
import type { Entry } from '../world.ts';

/** TA-RUI-01: how far a place has fallen in; 0 while somebody is there. */
export type Ruin = 0 | 1 | 2 | 3;

/** TA-RUI-01: turns of play up to a tick, over all ages. */
export function turnsUpTo(journal: readonly Entry[], tick: number): number {
  let [turns, age, turn] = [0, '', -1];
  for (const it of journal) {
    if (it.tick > tick) break;
    if (it.age === age && it.turn === turn) continue;
    if (it.turn > 0) turns += 1;
    [age, turn] = [it.age, it.turn];
  }
  return turns;
}

/** The tick after which nobody was there any more; null while somebody is, or where nobody ever was and nobody made it. */
export function emptiedAt({ then }: Survey, { place, peopled }: Room): number | null {
  if (peopled || (place.maker === null && place.kind !== 'room')) return null;
  const ids = new Set(place.pieces.map((it) => it.id));
  const { beads } = then.world.page;
  const left = beads
    .filter((it) => it.kind === 'population' && ids.has(it.piece) && it.since <= then.tick && it.until !== null)
    .map((it) => it.until as number)
    .filter((it) => it <= then.tick);
  const maker = then.world.groups.find((it) => it.id === place.maker);
  const fell = maker?.until !== undefined && maker.until !== null && maker.until <= then.tick ? [maker.until] : [];
  const last = Math.max(-1, ...left, ...(left.length === 0 ? fell : []));
  return last < 0 ? null : last;
}

/** TA-RUI-01: 1 for up to 3 turns, 2 for up to 9, 3 for more, or when an age has ended since. */
export function ruinOf(survey: Survey, room: Room): Ruin {
  const since = emptiedAt(survey, room);
  if (since === null) return 0;
  const { journal } = survey.then.world;
  const { tick } = survey.then;
  if (journal.some((it) => it.kind === 'age ended' && it.tick > since && it.tick <= tick)) return 3;
  const turns = turnsUpTo(journal, tick) - turnsUpTo(journal, since);
  return turns > 9 ? 3 : turns > 3 ? 2 : 1;
}
