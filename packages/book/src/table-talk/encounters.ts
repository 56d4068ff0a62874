import { chanceOf } from '../chance.ts';
import type { Faction } from '../factions/page.ts';
import { surroundingsOf } from '../furnish/archetype-of.ts';
import { strengthOf } from '../key/bands.table.ts';
import { groupRef } from '../key/fact.ts';
import { layersOf } from '../key/past.ts';
import { begun, type Told, told } from '../key/told.ts';
import type { Area } from '../places/area.ts';
import type { Room, Survey } from '../places/survey.ts';

/** TA-ENC-01: a table to roll on: six lines for an area, eight for a floor. */
export interface Encounters {
  readonly id: string;
  readonly title: string;
  readonly area: Area | null;
  readonly floor: number | null;
  readonly lines: readonly Told[];
}

/** TA-ENC-T1: vermin by ground. */
const VERMIN: Readonly<Record<string, readonly [string, string]>> = {
  fungus: ['shriekers', 'spore flies'],
  slime: ['creeping film', 'blind newts'],
  jurassic: ['small raptors', 'great dragonflies'],
  alien: ['things with too few eyes', 'walking cables'],
  necrotic: ['crawling hands', 'grave moths'],
  crystalline: ['glass spiders', 'singing shards'],
  water: ['cave fish', 'pale crayfish as big as dogs'],
  magma: ['ember beetles', 'salamanders'],
  ruin: ['rats', 'centipedes'],
  ore: ['rust mites', 'stone worms'],
  none: ['bats', 'cave crickets'],
};

/** TA-ENC-05: the default note. */
export const HOW_OFTEN = 'A six-sided die each 20 minutes; a 1 means a meeting. Who is met here is missing at home.';

export function encountersOf(survey: Survey, factions: readonly Faction[]): Encounters[] {
  const living = factions.filter((it) => !it.dead && it.bands > 0);
  const areas = survey.areas.filter((it) => !it.surface).map((area) => ofArea(survey, living, area));
  // TA-HEX-12: the surface has one in every world.
  const floors = [...new Set([0, ...survey.rooms.map((it) => it.floor)])].sort((a, b) => a - b);
  return [...areas, ...floors.map((floor) => ofFloor(survey, living, floor))];
}

/** TA-ENC-04: half a band, and never more than a faction has. */
function half(survey: Survey, it: Faction): string {
  const { dice } = strengthOf(survey, it.group);
  return dice === '1' ? 'alone' : `half of ${dice}`;
}

/** What they are doing: their first want, as an errand. */
function band(survey: Survey, it: Faction, doing: string): Told {
  return begun(told`${groupRef(survey, it.group)}, ${half(survey, it)}, ${doing}`);
}

const ERRANDS = [
  'carrying something home under a cloth',
  'looking for one of their own',
  'counting doors',
  'arguing in whispers',
  'following a track',
  'with a torch too many',
];

/** One for each line of a table, no two alike. */
function errandsOf(survey: Survey, id: string): readonly string[] {
  return chanceOf(survey.then.world.seed, 'errand', id).shuffled(ERRANDS);
}

function groundOf(survey: Survey, rooms: readonly Room[]): string {
  const counts = new Map<string, number>();
  for (const room of rooms) {
    const { biome, water, magma, ore } = surroundingsOf(survey, room);
    const ground =
      biome !== null && biome in VERMIN
        ? biome
        : water
          ? 'water'
          : magma
            ? 'magma'
            : room.state === 'ruin'
              ? 'ruin'
              : ore
                ? 'ore'
                : 'none';
    counts.set(ground, (counts.get(ground) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? 'none';
}

/** How many ● of a faction are in these rooms. */
function bandsIn({ then }: Survey, { group }: Faction, rooms: readonly Room[]): number {
  const ids = new Set(rooms.flatMap((it) => it.place.pieces.map((piece) => piece.id)));
  return then.beads.filter((it) => it.kind === 'population' && it.owner === group.id && ids.has(it.piece)).length;
}

/** TA-ENC-02. */
function ofArea(survey: Survey, living: readonly Faction[], area: Area): Encounters {
  const rooms = survey.rooms.filter((it) => it.area === area);
  const errands = errandsOf(survey, area.id);
  const here = (it: Faction) => bandsIn(survey, it, rooms);
  const byCount = [...living].sort((a, b) => here(b) - here(a) || b.bands - a.bands);
  const [first, second] = byCount;
  const foe = first
    ? living.find((it) => it.standings.some((s) => s.to === first.group && s.how === 'at war'))
    : undefined;
  const [vermin] = VERMIN[groundOf(survey, rooms)] as readonly [string, string];
  const greatest = [...living].sort((a, b) => strengthOf(survey, b.group).level - strengthOf(survey, a.group).level)[0];
  const past = rooms
    .flatMap((it) => layersOf(survey, it))
    .filter((it) => it.weight >= 6)
    .sort((a, b) => b.weight - a.weight || (b.ticks[0] ?? 0) - (a.ticks[0] ?? 0))[0];
  const lines: Told[] = [
    first ? band(survey, first, errands[0] as string) : told`Nobody: a torch, burned out, still warm.`,
    second ? band(survey, second, errands[1] as string) : told`Steps, going away.`,
    begun(told`${vermin}, feeding on something.`),
    foe ? band(survey, foe, 'scouting, only on the ways') : told`Strangers’ marks on the wall, a day old.`,
    greatest
      ? begun(told`A sign of ${groupRef(survey, greatest.group)}: something dragged, not long since.`)
      : told`A cold draught, and a smell of stone.`,
    past ? told`A thing that remembers: “${past.text}”` : told`A pick, broken, older than anybody can tell.`,
  ];
  return { id: `encounters-${area.id}`, title: area.name, area, floor: null, lines };
}

/** TA-ENC-03. */
function ofFloor(survey: Survey, living: readonly Faction[], floor: number): Encounters {
  const rooms = survey.rooms.filter((it) => it.floor === floor);
  const errands = errandsOf(survey, `floor ${floor}`);
  const around = survey.rooms.filter((room) => Math.abs(room.floor - floor) <= 1);
  const near = (it: Faction) => bandsIn(survey, it, around);
  const [a, b, c] = [...living].sort((p, q) => near(q) - near(p) || q.bands - p.bands);
  const [one, other] = VERMIN[groundOf(survey, rooms)] as readonly [string, string];
  const party = living.find((it) => it.tags.includes('adventurers'));
  const great = living.find((it) => it.villain) ?? [...living].sort((p, q) => q.bands - p.bands)[0];
  const makers = new Map<string, number>();
  for (const { place } of rooms) if (place.maker !== null) makers.set(place.maker, (makers.get(place.maker) ?? 0) + 1);
  const maker = survey.then.groups.get([...makers].sort(([, m], [, n]) => n - m)[0]?.[0] ?? '');
  const bandOr = (it: Faction | undefined, n: number) =>
    it ? band(survey, it, errands[n] as string) : told`Nobody, but somebody was here.`;
  const lines: Told[] = [
    begun(told`${one}, fleeing from something.`),
    begun(told`${other}, in the way.`),
    ...[bandOr(a, 3), bandOr(b, 4), bandOr(c, 5)],
    party
      ? band(survey, party, 'bandaging one of theirs')
      : told`Strangers, as the party: they want to know the way out.`,
    great
      ? told`A sign of ${groupRef(survey, great.group)}: their mark, on a fresh body.`
      : told`Silence, of the wrong kind.`,
    maker
      ? told`A thing found: one share’s worth of goods of ${groupRef(survey, maker)}, in a dead hand.`
      : told`A thing found: a purse, with a name in it.`,
  ];
  return {
    id: `encounters-floor-${floor}`,
    title: floor === 0 ? 'the surface' : `floor ${floor}`,
    area: null,
    floor,
    lines,
  };
}
