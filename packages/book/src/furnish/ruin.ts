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
  return ruinSince(survey, emptiedAt(survey, room));
}

/** TA-RUI-03: that of what its maker left there, also when others have moved in. */
export function makersRuin(survey: Survey, room: Room): Ruin {
  const { then } = survey;
  const { place, holder } = room;
  if (!room.peopled || place.maker === null || holder?.id === place.maker) return ruinOf(survey, room);
  const ids = new Set(place.pieces.map((it) => it.id));
  const own = then.world.page.beads.filter(
    (it) => it.kind === 'population' && it.owner === place.maker && ids.has(it.piece) && it.since <= then.tick,
  );
  if (own.some((it) => it.until === null || it.until > then.tick)) return 0;
  const fell = then.world.groups.find((it) => it.id === place.maker)?.until ?? null;
  const left = own.map((it) => it.until as number);
  if (left.length === 0 && fell !== null && fell <= then.tick) left.push(fell);
  return ruinSince(survey, left.length === 0 ? null : Math.max(...left));
}

/** TA-RUI-02: is the nth of the things that were there broken: one of two? */
export const brokenBy = (ruin: Ruin, nth: number): boolean => ruin >= 2 && nth % 2 === 0;

/** TA-RUI-02: is it gone: most of them are, when all has fallen in? */
export const isGone = (ruin: Ruin, nth: number): boolean => ruin === 3 && nth % 3 !== 0;

function ruinSince(survey: Survey, since: number | null): Ruin {
  if (since === null) return 0;
  const { journal } = survey.then.world;
  const { tick } = survey.then;
  if (journal.some((it) => it.kind === 'age ended' && it.tick > since && it.tick <= tick)) return 3;
  const turns = turnsUpTo(journal, tick) - turnsUpTo(journal, since);
  return turns > 9 ? 3 : turns > 3 ? 2 : 1;
}
