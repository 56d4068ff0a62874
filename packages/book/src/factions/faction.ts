import { gap } from '@understory/page';
import { strengthOf } from '../key/bands.table.ts';
import { type Fact, Facts, groupRef, namedRoomRef } from '../key/fact.ts';
import { begun, strong, type Told, told } from '../key/told.ts';
import { whenOf } from '../key/when.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { word } from '../world.ts';
import { type Meeting, meetingsOf } from './deeds.ts';
import { planOfVillain } from './plan.ts';
import { weightiestOf } from './renown.ts';
import { LATELY, type Standing, standingOf, turnsAgo } from './standing.ts';
import { isVillain } from './villain.ts';

/** TA-FAC-10: how they meet strangers. */
type Bearing = 'hostile' | 'greedy' | 'wary' | 'open';

/** TA-FAC-02: who is at large, or what the dead left. */
export interface Faction {
  readonly group: GroupThen;
  /** TA-FAC-01: a civilisation that is gone but made an area: no wants, only what it left. */
  readonly dead: boolean;
  readonly tags: readonly string[];
  /** Where it is, most ● first. */
  readonly rooms: readonly Room[];
  readonly home: Room | null;
  readonly bands: number;
  readonly shares: number;
  readonly edges: number;
  readonly epics: readonly string[];
  readonly bearing: Bearing;
  readonly villain: boolean;
  readonly since: Fact | null;
  readonly wants: readonly Fact[];
  readonly fears: readonly Fact[];
  readonly deeds: readonly Fact[];
  /** TA-FAC-11: of the villain. */
  readonly plan: readonly Fact[];
  /** TA-FAC-09. */
  readonly pays: Fact | null;
  readonly standings: readonly { readonly to: GroupThen; readonly how: Standing }[];
}

/** TA-FAC-01: every group that lives, and every civilisation that is gone but made an area. Wild beads have no group and no page. */
export function factionsOf(survey: Survey): Faction[] {
  const { then, areas } = survey;
  const made = new Set(areas.flatMap((it) => it.maker ?? []));
  const all = [...then.groups.values()].filter((it) => it.since <= then.tick);
  const living = all.filter((it) => it.lives);
  const dead = all.filter((it) => !it.lives && it.sort !== 'monsters' && made.has(it.id));
  const meetings = meetingsOf(survey);
  const sketches = [...living, ...dead].map((it) => sketch(survey, it));
  return sketches.map((it) => (it.dead ? it : withMind(survey, meetings, sketches, it)));
}

function sketch(survey: Survey, group: GroupThen): Faction {
  const { then, rooms } = survey;
  const own = then.beads.filter((it) => it.owner === group.id);
  const people = (room: Room) =>
    own.filter((it) => it.kind === 'population' && room.place.pieces.some((p) => p.id === it.piece)).length;
  const held = rooms
    .filter((it) => it.holder?.id === group.id || people(it) > 0)
    .sort((a, b) => people(b) - people(a) || a.place.order - b.place.order);
  const { tags } = survey.naming.natureOf(group);
  const many = (kind: string) => own.filter((it) => it.kind === kind).length;
  const villain = isVillain(survey, group);
  const facts = new Facts(group.id, 'since');
  facts.told(begun(told`${whenOf(survey, group.since)}.`), 'told', [Math.max(0, group.since)]);
  return {
    ...{ group, tags, villain, dead: !group.lives, rooms: held, home: held[0] ?? null },
    ...{ bands: many('population'), shares: many('treasure'), edges: many('bonus') },
    epics: own.flatMap((it) => (it.kind === 'epic' && it.name !== null ? [it.name] : [])),
    bearing: bearingOf(survey, group, tags, villain, many('treasure')),
    since: facts.all[0] ?? null,
    plan: villain && group.lives ? planOfVillain(survey, group, held[0] ?? null) : [],
    ...{ wants: [], fears: [], deeds: weightiestOf(survey, group), pays: null, standings: [] },
  };
}

const SAVAGE: ReadonlySet<string> = new Set(['mindless', 'ravenous', 'demonic']);
const FRIENDLY: ReadonlySet<string> = new Set(['trader', 'lawful', 'good']);

/** TA-FAC-10. */
function bearingOf(
  { then, naming }: Survey,
  group: GroupThen,
  tags: readonly string[],
  villain: boolean,
  shares: number,
): Bearing {
  const { kind } = naming.natureOf(group);
  if (villain || tags.some((it) => SAVAGE.has(it)) || (kind === 'alpha predator' && tags.includes('animal')))
    return 'hostile';
  if (shares > 0 && (tags.includes('evil') || tags.includes('chaotic'))) return 'greedy';
  const hurt = then.world.journal.some((it) => {
    const by = it.kind === 'lost' && word(it, 'group') === group.id && it.tick <= then.tick ? word(it, 'by') : null;
    const other = by === null ? undefined : then.groups.get(by);
    return other !== undefined && naming.natureOf(other).tags.includes('adventurers');
  });
  if (hurt) return 'wary';
  return tags.some((it) => FRIENDLY.has(it)) ? 'open' : 'wary';
}

/** TA-FAC-03: what a faction wants and fears, and how it stands to the others. */
function withMind(survey: Survey, meetings: readonly Meeting[], all: readonly Faction[], it: Faction): Faction {
  const others = all.filter((other) => !other.dead && other !== it);
  const standings = others.map(({ group: to }) => ({ to, how: standingOf(survey, meetings, it.group, to) }));
  const wants = wantsOf(survey, meetings, others, standings, it).slice(0, 2);
  const fears = fearsOf(survey, meetings, others, standings, it).slice(0, 2);
  return { ...it, standings, wants, fears, pays: payOf(survey, it, wants[0] ?? null) };
}

type Standings = Faction['standings'];

/** TA-FAC-T2.3: ● and ★, and two more for an alpha predator. */
function power({ naming }: Survey, { bands, edges, group }: Faction): number {
  return bands + edges + (naming.natureOf(group).kind === 'alpha predator' ? 2 : 0);
}

const isAllied = (standings: Standings, id: string): boolean =>
  standings.some((it) => it.to.id === id && it.how === 'allied');

/** TA-FAC-05: on the same level, linked through at most six pieces, or met. */
function isNeighbour({ network }: Survey, standings: Standings, a: Faction, b: Faction): boolean {
  if (standings.some((it) => it.to === b.group && it.how !== 'unmet')) return true;
  if (a.rooms.some((it) => b.rooms.some((other) => other.level === it.level))) return true;
  const steps = network.touching.stepsFrom(a.rooms.flatMap((it) => it.place.pieces.map((p) => p.id)));
  return b.rooms.some((it) => it.place.pieces.some((p) => (steps.get(p.id) ?? Number.POSITIVE_INFINITY) <= NEAR));
}
const NEAR = 6;

/** TA-FAC-T1: the rows that hold, in order. */
function wantsOf(
  survey: Survey,
  meetings: readonly Meeting[],
  others: readonly Faction[],
  standings: Standings,
  it: Faction,
): Fact[] {
  const { then } = survey;
  const facts = new Facts(it.group.id, 'want');
  const put = (row: number, text: Told, ticks: readonly number[] = []) =>
    ticks.length > 0 ? facts.told(text, 'keeper', ticks, 6) : facts.invented(text, 'keeper', `TA-FAC-T1.${row}`);
  if (it.villain) put(1, told`To finish what it came for, and to be the last.`);
  const lost = then.beads.find(
    (bead) =>
      bead.kind === 'epic' &&
      bead.owner !== it.group.id &&
      others.some((other) => other.group.id === bead.owner) &&
      then.world.page.beads.some(
        (was) => was.kind === 'epic' && was.name === bead.name && was.owner === it.group.id && was.since <= then.tick,
      ),
  );
  const thief = others.find((other) => other.group.id === lost?.owner);
  if (lost?.name && thief) put(2, told`${strong(lost.name)} back from ${groupRef(survey, thief.group)}.`, [lost.since]);
  const slain = meetings.findLast(
    (m) =>
      m.killed && m.to === it.group.id && turnsAgo(survey, m.tick) <= LATELY && others.some((o) => o.group.id === m.by),
  );
  const killer = others.find((other) => other.group.id === slain?.by);
  if (slain && killer) put(3, told`Revenge on ${groupRef(survey, killer.group)}.`, [slain.tick]);
  const master = standings.find((s) => s.how === 'pays');
  if (master) put(4, told`To be free of ${groupRef(survey, master.to)}.`);
  const unit = resourceLeft(survey, it);
  if (unit) put(5, told`More ${unit}, as long as there is any.`);
  const rich = others
    .filter((o) => o.shares > it.shares && isNeighbour(survey, standings, it, o))
    .sort((a, b) => b.shares - a.shares || (a.home?.steps ?? 0) - (b.home?.steps ?? 0))[0];
  const richest = rich ? richestRoom(survey, rich) : null;
  if (rich && richest)
    put(6, told`What lies with ${groupRef(survey, rich.group)} in ${namedRoomRef(survey, richest)}.`);
  const crowded = it.rooms.some((room) => bandsIn(survey, it.group, room) >= 2);
  const breeds = then.world.journal.some(
    (e) =>
      e.kind === 'gained' && word(e, 'deed') === 'breed' && word(e, 'group') === it.group.id && e.tick <= then.tick,
  );
  const empty = crowded || breeds ? nearestEmpty(survey, it) : null;
  if (empty) put(7, told`Room: ${namedRoomRef(survey, empty)} stands empty.`);
  if (facts.all.length === 0) put(8, told`To be left alone.`);
  return facts.all;
}

function bandsIn({ then }: Survey, group: GroupThen, room: Room): number {
  return then.beads.filter(
    (it) => it.kind === 'population' && it.owner === group.id && room.place.pieces.some((p) => p.id === it.piece),
  ).length;
}

/** Its richest room: most ❖, then most ○, then the fewest steps. */
function richestRoom({ then }: Survey, { rooms }: Faction): Room | null {
  const many = (room: Room, kind: string) =>
    then.beads.filter((it) => it.kind === kind && room.place.pieces.some((p) => p.id === it.piece)).length;
  return (
    [...rooms].sort(
      (a, b) => many(b, 'epic') - many(a, 'epic') || many(b, 'treasure') - many(a, 'treasure') || a.steps - b.steps,
    )[0] ?? null
  );
}

function nearestEmpty({ rooms, network }: Survey, it: Faction): Room | null {
  const steps = network.touching.stepsFrom(it.home?.place.pieces.map((p) => p.id) ?? []);
  const far = (room: Room) => Math.min(...room.place.pieces.map((p) => steps.get(p.id) ?? 1e6));
  return (
    rooms
      .filter((room) => !room.area.surface && room.holder === null && far(room) < 1e6)
      .sort((a, b) => far(a) - far(b))[0] ?? null
  );
}

/** TA-FAC-T1.5: what it used up a unit of, while another is left. */
function resourceLeft({ then }: Survey, { group }: Faction): string | null {
  const used = then.world.journal.findLast(
    (it) => it.kind === 'exhausted' && it.tick <= then.tick && word(it, 'group') === group.id,
  );
  const resource = used ? word(used, 'resource') : null;
  if (resource === null) return null;
  const left = then.units.some(
    (it) => it.kind === resource && (it.until === null || it.until > then.tick) && it.since <= then.tick,
  );
  return left ? (RESOURCES[resource] ?? null) : null;
}

const RESOURCES: Readonly<Record<string, string>> = {
  ore: 'ore',
  gem: 'gems',
  gems: 'gems',
  biome: 'harvest',
  magma: 'fire from below',
};

/** TA-FAC-T2: the rows that hold, in order. */
function fearsOf(
  survey: Survey,
  meetings: readonly Meeting[],
  others: readonly Faction[],
  standings: Standings,
  it: Faction,
): Fact[] {
  const facts = new Facts(it.group.id, 'fear');
  const feared = new Set<string>();
  const put = (row: number, of: Faction | undefined, text: Told, ticks: readonly number[] = []) => {
    if (of && feared.has(of.group.id)) return;
    if (of) feared.add(of.group.id);
    if (ticks.length > 0) facts.told(text, 'keeper', ticks, 6);
    else facts.invented(text, 'keeper', `TA-FAC-T2.${row}`);
  };
  const hurt = others
    .map((o) => ({ o, by: meetings.filter((m) => m.killed && m.to === it.group.id && m.by === o.group.id) }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length || (b.by.at(-1)?.tick ?? 0) - (a.by.at(-1)?.tick ?? 0))[0];
  if (hurt)
    put(
      1,
      hurt.o,
      begun(told`${groupRef(survey, hurt.o.group)}, by whose hands ${hurt.by.length} of theirs died.`),
      hurt.by.map((m) => m.tick),
    );
  const villain = others.find((o) => o.villain && !isAllied(standings, o.group.id));
  if (villain) put(2, villain, begun(told`${groupRef(survey, villain.group)}, the villain.`));
  const strongest = others
    .filter(
      (o) =>
        power(survey, o) > power(survey, it) &&
        !isAllied(standings, o.group.id) &&
        isNeighbour(survey, standings, it, o),
    )
    .sort((a, b) => power(survey, b) - power(survey, a))[0];
  if (strongest) put(3, strongest, begun(told`${groupRef(survey, strongest.group)}, the stronger.`));
  const home = it.home?.place.pieces ?? [];
  if (survey.matter.some((m) => m.kind === 'magma' && home.some((p) => gap(p.shape, m.shape, 1) <= 1)))
    put(4, undefined, told`The magma beside their home.`);
  if (facts.all.length === 0) put(5, undefined, told`Nothing it knows of.`);
  return facts.all;
}

/** TA-FAC-09: its first want as a task, paid in what it has. */
function payOf(survey: Survey, it: Faction, want: Fact | null): Fact | null {
  if (!want || it.villain) return null;
  const facts = new Facts(it.group.id, 'pays');
  const coin = it.shares >= 2 ? 'a share' : it.edges > 0 ? 'a ★ lent' : 'safe passage';
  facts.invented(
    begun(told`${groupRef(survey, it.group)} would give ${strong(coin)} for this: ${want.text}`),
    'keeper',
    'TA-FAC-09',
  );
  return facts.all[0] ?? null;
}

/** "3 bands of 2d6, level 1". */
export function strengthSaid(survey: Survey, it: Faction): string {
  const { dice, level } = strengthOf(survey, it.group);
  return `${it.bands} ${it.bands === 1 ? 'band' : 'bands'} of ${dice}, level ${level}`;
}
