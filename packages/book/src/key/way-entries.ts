import { pathLength } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Survey } from '../places/survey.ts';
import type { Floor } from '../plan/floors.ts';
import { MANNERS } from '../plan/manners.table.ts';
import { onward } from '../plan/onward.ts';
import { wayName } from '../plan/way-name.ts';
import { farSaid } from '../play.ts';
import { type Fact, Facts, groupRef, roomRef } from './fact.ts';
import type { Entry, Label } from './lines.ts';
import { begun, listed, type Told, told } from './told.ts';
import { whenOf } from './when.ts';

/** TA-ARE-27, TA-KEY-13: what the key says of a way with a name, on a level that it crosses. */
export interface WayEntry extends Entry {
  readonly id: string;
  readonly level: Furnished['plan']['level'];
  /** The fullest stands where the way is longest. */
  readonly full: boolean;
}

export function wayEntries(survey: Survey, plans: readonly Furnished[]): WayEntry[] {
  const found = plans.flatMap((plan) => {
    const names = new Map<string, Floor[]>();
    for (const it of plan.plan.floors) {
      const name = it.place === null ? wayName(survey, it.piece) : null;
      if (name !== null) names.set(name, [...(names.get(name) ?? []), it]);
    }
    return [...names].map(([name, floors]) => ({ plan, name, floors, long: lengthOf(floors) }));
  });
  return found.map((it) => {
    const full = found.filter((other) => other.name === it.name).every((other) => other.long <= it.long);
    return entryOf(survey, it.plan, it.name, it.floors, full);
  });
}

const lengthOf = (floors: readonly Floor[]): number =>
  floors.reduce((sum, it) => sum + it.lines.reduce((all, line) => all + pathLength(line), 0), 0);

function entryOf(
  survey: Survey,
  furnished: Furnished,
  name: string,
  floors: readonly Floor[],
  full: boolean,
): WayEntry {
  const { plan, matter } = furnished;
  const [first] = floors as readonly [Floor, ...Floor[]];
  const { piece } = first;
  const id = `way-${piece.id}-${plan.level.id}`;
  const maker = piece.owner === null ? undefined : survey.then.groups.get(piece.owner);
  const long = Math.round(lengthOf(floors));
  const lines: { label: Label; facts: readonly Fact[] }[] = [];
  const put = (label: Label, fill: (facts: Facts) => void) => {
    const facts = new Facts(id, label.toLowerCase());
    fill(facts);
    if (facts.all.length > 0) lines.push({ label, facts: facts.all });
  };
  if (full)
    put('Notice', (facts) =>
      facts.invented(told`${MANNERS[first.manner.row] ?? 'A way like others.'}`, 'seen', 'TA-PLN-T1'),
    );
  const crossings = matter.crossings.filter(
    (it) => floors.includes(it.way) || floors.some((own) => own.piece === it.over),
  );
  if (full && crossings.some((it) => it.unsafe))
    put('Danger', (facts) =>
      facts.invented(told`A crossing here has not been mended for ten turns.`, 'found', 'TA-MAT-02'),
    );
  if (full)
    put('Past', (facts) =>
      facts.told(
        maker
          ? told`Made by ${groupRef(survey, maker)} in ${whenOf(survey, piece.since)}.`
          : told`As old as the world.`,
        maker ? 'told' : 'seen',
        [piece.since],
      ),
    );
  put('Ways', (facts) => {
    const places = new Set(plan.openings.filter((it) => floors.includes(it.from)).map((it) => it.into.place));
    const rooms = plan.rooms.filter((it) => places.has(it.place)).map((it): Told => [roomRef(it)]);
    if (rooms.length > 0) facts.invented(begun(told`past ${listed(rooms)}`), 'seen', 'TA-KEY-13');
    for (const it of plan.exits.filter((exit) => floors.some((own) => own.piece === exit.way)))
      facts.invented(told`exit ${it.letter}, ${onward(it.to)}`, 'seen', 'TA-KEY-13');
    for (const it of crossings) facts.invented(told`${it.kind} of ${it.squares} squares`, 'seen', 'TA-MAT-02');
  });
  const kind = piece.kind === 'tunnel' ? 'way' : piece.kind === 'water' ? 'water' : 'crack in the rock';
  return {
    ...{ id, name, level: plan.level, full, lines },
    what: told`${kind} · ${farSaid(survey.play, long * 5)} on this level · ${Math.round(first.width)} squares wide`,
  };
}
