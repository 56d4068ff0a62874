import { gap } from '@understory/page';
import { type Fact, Facts, groupRef, namedRoomRef } from '../key/fact.ts';
import { layersOf } from '../key/past.ts';
import { begun, type Part, strong, type Told, told } from '../key/told.ts';
import type { Room, Survey } from '../places/survey.ts';
import { word } from '../world.ts';
import { isNeighbour, isUnknown, type Mind, thought } from './mind.ts';
import type { Faction } from './page.ts';
import { LATELY, turnsAgo } from './standing.ts';

/** TA-FAC-T1: what a faction wants; TA-FAC-09: and what somebody else could do about it. */
export interface Want {
  readonly row: number;
  readonly fact: Fact;
  readonly task: Told;
}

/** TA-FAC-12: who has no tags that are known here wants by these rows alone. */
const OF_UNKNOWN: ReadonlySet<number> = new Set([5, 6, 7]);

/** TA-FAC-T1: the rows that hold, in order; a row whose answer is there already gives its next best, or nothing (TA-FAC-03). */
export function wantsOf(mind: Mind): Want[] {
  const wants: Want[] = [];
  const answered = new Set<string>();
  const unknown = isUnknown(mind) && !mind.it.villain;
  for (const { row, answer, text, task, ticks } of wished(mind)) {
    if (unknown && !OF_UNKNOWN.has(row)) continue;
    if (wants.some((it) => it.row === row) || answered.has(answer)) continue;
    answered.add(answer);
    wants.push({ row, task, fact: thought(mind, `want-${wants.length + 1}`, text, `TA-FAC-T1.${row}`, ticks) });
  }
  if (wants.length > 0) return wants;
  const text = told`To be left alone`;
  return [{ row: 8, fact: thought(mind, 'want-1', text, 'TA-FAC-T1.8', []), task: told`keep strangers away` }];
}

interface Wish {
  readonly row: number;
  /** Whom or what it is about. */
  readonly answer: string;
  readonly text: Told;
  readonly task: Told;
  readonly ticks: readonly number[];
}

/** Row by row; of one row the best first. */
function wished(mind: Mind): Wish[] {
  return [
    ...needs(mind),
    ...lostTreasures(mind),
    ...revenge(mind),
    ...masters(mind),
    ...more(mind),
    ...riches(mind),
    ...space(mind),
  ];
}

/** Row 1, TA-FAC-11: what its victory needs. */
function needs({ it }: Mind): Wish[] {
  const [first] = it.plan;
  if (!it.villain || !first) return [];
  return [{ row: 1, answer: 'victory', text: first.text, task: told`help it to win`, ticks: first.ticks }];
}

/** Row 2: a ❖ that was theirs, and that another living faction owns. */
function lostTreasures({ survey, others, it }: Mind): Wish[] {
  const { then } = survey;
  const wasTheirs = (name: string | null) =>
    then.world.page.beads.some(
      (was) => was.kind === 'epic' && was.name === name && was.owner === it.group.id && was.since <= then.tick,
    );
  return then.beads.flatMap((bead): Wish[] => {
    const owner = others.find((other) => other.group.id === bead.owner);
    if (bead.kind !== 'epic' || bead.name === null || !owner || !wasTheirs(bead.name)) return [];
    const who = groupRef(survey, owner.group);
    return [
      {
        ...{ row: 2, answer: bead.name, ticks: [bead.since] },
        text: told`${strong(bead.name)} back from ${who}`,
        task: told`bring back ${strong(bead.name)} from ${who}`,
      },
    ];
  });
}

/** Row 3: who killed one of theirs lately; of several the latest. */
function revenge({ survey, meetings, others, it }: Mind): Wish[] {
  return [...meetings].reverse().flatMap((m): Wish[] => {
    const killer = others.find((other) => other.group.id === m.by);
    if (!m.killed || m.to !== it.group.id || !killer || turnsAgo(survey, m.tick) > LATELY) return [];
    const who = groupRef(survey, killer.group);
    return [
      {
        ...{ row: 3, answer: killer.group.id, ticks: [m.tick] },
        text: told`Revenge on ${who}`,
        task: killer.home ? told`drive ${who} out of ${namedRoomRef(survey, killer.home)}` : told`hunt down ${who}`,
      },
    ];
  });
}

/** Row 4. */
function masters({ survey, standings }: Mind): Wish[] {
  return standings
    .filter((s) => s.how === 'pays')
    .map(({ to }) => ({
      ...{ row: 4, answer: to.id, ticks: [] },
      text: told`To be free of ${groupRef(survey, to)}`,
      task: told`make ${groupRef(survey, to)} leave them in peace`,
    }));
}

const RESOURCES: Readonly<Record<string, string>> = {
  ore: 'ore',
  gem: 'gems',
  gems: 'gems',
  biome: 'harvest',
  magma: 'fire from below',
};
/** This near a unit can be dug from a place, in beads. */
const BESIDE = 1;

/** Row 5: more of what it used up, from the nearest place where some is left. */
function more({ survey, it }: Mind): Wish[] {
  const { then } = survey;
  const used = then.world.journal.findLast(
    (line) => line.kind === 'exhausted' && line.tick <= then.tick && word(line, 'group') === it.group.id,
  );
  const resource = used ? word(used, 'resource') : null;
  if (resource === null) return [];
  const left = then.units.filter(
    (unit) => unit.kind === resource && (unit.until === null || unit.until > then.tick) && unit.since <= then.tick,
  );
  const beside = (room: Room) =>
    left.some((unit) => {
      const at = { path: [unit.at.x, unit.at.y], closed: false, swell: 0 };
      return room.place.pieces.some((p) => p.id === unit.piece || gap(p.shape, at, BESIDE) <= BESIDE);
    });
  const near = inReach(survey, it).find(({ room }) => beside(room))?.room;
  if (!near) return [];
  const what = RESOURCES[resource] ?? resource;
  const where: Part = namedRoomRef(survey, near);
  return [
    {
      ...{ row: 5, answer: resource, ticks: [] },
      text: told`More ${what} from ${where}`,
      task: told`open the way to the ${what} of ${where}`,
    },
  ];
}

/** Rooms that can be walked to from its home, the nearest first. */
function inReach({ network, rooms }: Survey, { home }: Faction): { readonly room: Room; readonly far: number }[] {
  const steps = network.touching.stepsFrom(home?.place.pieces.map((p) => p.id) ?? []);
  return rooms
    .map((room) => ({
      room,
      far: Math.min(...room.place.pieces.map((p) => steps.get(p.id) ?? Number.POSITIVE_INFINITY)),
    }))
    .filter((it) => it.far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || a.room.place.order - b.room.place.order);
}

/** Row 6: the richest neighbour with more ○ than it has; ties to the nearer home. */
function riches(mind: Mind): Wish[] {
  const { survey, others, it } = mind;
  const reach = new Map(inReach(survey, it).map(({ room, far }) => [room, far]));
  const farTo = (o: Faction) => (o.home ? reach.get(o.home) : undefined) ?? 1e6;
  return others
    .filter((o) => o.shares > it.shares && isNeighbour(mind, o))
    .sort((a, b) => b.shares - a.shares || farTo(a) - farTo(b))
    .flatMap((rich): Wish[] => {
      const room = richestRoom(survey, rich);
      if (!room) return [];
      const [who, where] = [groupRef(survey, rich.group), namedRoomRef(survey, room)];
      return [
        {
          ...{ row: 6, answer: room.place.id, ticks: [] },
          text: told`What lies with ${who} in ${where}`,
          task: told`bring home what ${who} keep in ${where}`,
        },
      ];
    });
}

/** Most ❖, then most ○, then the fewest steps. */
function richestRoom({ then }: Survey, { rooms }: Faction): Room | null {
  const many = (room: Room, kind: string) =>
    then.beads.filter((it) => it.kind === kind && room.place.pieces.some((p) => p.id === it.piece)).length;
  return (
    [...rooms].sort(
      (a, b) => many(b, 'epic') - many(a, 'epic') || many(b, 'treasure') - many(a, 'treasure') || a.steps - b.steps,
    )[0] ?? null
  );
}

/** Row 7: who lives two to a place, or breeds, wants the nearest empty one. */
function space({ survey, it }: Mind): Wish[] {
  const { then } = survey;
  const bands = (room: Room) =>
    then.beads.filter(
      (b) => b.kind === 'population' && b.owner === it.group.id && room.place.pieces.some((p) => p.id === b.piece),
    ).length;
  const breeds = then.world.journal.some(
    (e) =>
      e.kind === 'gained' && word(e, 'deed') === 'breed' && word(e, 'group') === it.group.id && e.tick <= then.tick,
  );
  if (!breeds && !it.rooms.some((room) => bands(room) >= 2)) return [];
  return inReach(survey, it)
    .filter(({ room }) => !room.area.surface && room.holder === null)
    .map(({ room }) => ({
      ...{ row: 7, answer: room.place.id, ticks: [] },
      text: told`Room: ${namedRoomRef(survey, room)} stands empty`,
      task: told`clear the way to ${namedRoomRef(survey, room)}`,
    }));
}

/** TA-FAC-09: its first want turned into a task, paid in what it has: a share, a ★ lent, a rumour it knows to be true, safe passage. */
export function payOf({ survey, it }: Mind, want: Want | null): Fact | null {
  if (!want || it.villain) return null;
  const knows = survey.rooms.some(
    (room) => !it.rooms.includes(room) && layersOf(survey, room).some((layer) => layer.who.includes(it.group.id)),
  );
  const coin =
    it.shares >= 2 ? 'a share' : it.edges > 0 ? 'a ★ lent' : knows ? 'a rumour that is true' : 'safe passage';
  const facts = new Facts(it.group.id, 'pays');
  const text = told`${groupRef(survey, it.group)} would give ${strong(coin)} to whoever would ${want.task}.`;
  facts.invented(begun(text), 'keeper', 'TA-FAC-09');
  return facts.all[0] ?? null;
}
