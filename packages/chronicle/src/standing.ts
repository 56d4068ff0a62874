import { livedAt, type Sheet } from '@understory/page';

/** What a group has at a moment (CH-FCT-05). */
export interface Standing {
  readonly lives: number;
  readonly treasures: number;
  readonly epics: number;
}

export function standingOf({ beads }: Sheet, group: string, tick: number): Standing {
  let lives = 0;
  let treasures = 0;
  let epics = 0;
  for (const it of beads) {
    if (it.owner !== group || !livedAt(it, tick)) continue;
    if (it.kind === 'population') lives++;
    else if (it.kind === 'treasure') treasures++;
    else if (it.kind === 'epic') epics++;
  }
  return { lives, treasures, epics };
}

export function wealth({ lives, treasures, epics }: Standing): number {
  return lives + treasures + epics;
}

/** For each piece, who had ● in it, one after another, with the first and the last tick (CH-FCT-07). */
export function seatsOf({ beads }: Sheet, last: number): Map<string, Seat[]> {
  const seats = new Map<string, Seat[]>();
  const inOrder = beads.filter((it) => it.kind === 'population' && it.owner !== null && it.since <= last);
  for (const { piece, owner, since, until } of inOrder.sort((a, b) => a.since - b.since)) {
    const there = seats.get(piece) ?? [];
    seats.set(piece, there);
    const known = there.find((it) => it.group === owner);
    const end = until !== null && until <= last ? until : null;
    if (known) known.until = known.until === null || end === null ? null : Math.max(known.until, end);
    else there.push({ group: owner ?? '', since, until: end });
  }
  return seats;
}

export interface Seat {
  readonly group: string;
  readonly since: number;
  until: number | null;
}

/** Who held a named treasure, one after another; null is nobody (CH-FCT-06). */
export function holdersOf({ beads }: Sheet, name: string, last: number): Holding[] {
  const held: Holding[] = [];
  const placements = beads.filter((it) => it.name === name && it.since <= last).sort((a, b) => a.since - b.since);
  for (const { owner, since, until, piece } of placements) {
    const before = held.at(-1);
    const end = until !== null && until <= last ? until : null;
    if (before && before.group === owner) Object.assign(before, { until: end, piece });
    else held.push({ group: owner, since, until: end, piece });
  }
  return held;
}

export interface Holding {
  readonly group: string | null;
  readonly since: number;
  readonly until: number | null;
  readonly piece: string;
}
