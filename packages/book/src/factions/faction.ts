import { strengthOf } from '../key/bands.table.ts';
import { Facts } from '../key/fact.ts';
import { begun, told } from '../key/told.ts';
import { whenOf } from '../key/when.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { word } from '../world.ts';
import { type Meeting, meetingsOf } from './deeds.ts';
import { fearsOf } from './fears.ts';
import type { Mind } from './mind.ts';
import type { Bearing, Faction } from './page.ts';
import { planOfVillain } from './plan.ts';
import { weightiestOf } from './renown.ts';
import { standingOf } from './standing.ts';
import { isVillain } from './villain.ts';
import { payOf, wantsOf } from './wants.ts';

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
  const { tags, kind } = survey.naming.natureOf(group);
  const emblem = own.find((it) => it.emblem !== null)?.emblem ?? null;
  const many = (kind: string) => own.filter((it) => it.kind === kind).length;
  const villain = isVillain(survey, group);
  const facts = new Facts(group.id, 'since');
  facts.told(begun(told`${whenOf(survey, group.since)}.`), 'told', [Math.max(0, group.since)]);
  return {
    ...{ group, tags, kind, emblem, villain, dead: !group.lives, rooms: held, home: held[0] ?? null },
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
  const mind: Mind = { survey, meetings, others, standings, it };
  const wants = wantsOf(mind).slice(0, MOST);
  const fears = fearsOf(mind).slice(0, MOST);
  return { ...it, standings, wants: wants.map(({ fact }) => fact), fears, pays: payOf(mind, wants[0] ?? null) };
}

/** TA-FAC-03: up to so many. */
const MOST = 2;

/** "3 bands of 2d6, level 1". */
export function strengthSaid(survey: Survey, it: Faction): string {
  const { dice, level } = strengthOf(survey, it.group);
  return `${it.bands} ${it.bands === 1 ? 'band' : 'bands'} of ${dice}, level ${level}`;
}
