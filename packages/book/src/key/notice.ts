import { gap, inRing } from '@understory/page';
import { archetypeOf, surroundingsOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { ruinOf } from '../furnish/ruin.ts';
import type { Room, Survey } from '../places/survey.ts';
import { type Fact, Facts, groupRef } from './fact.ts';
import { thingsSaid } from './nouns.table.ts';
import { begun, strong, told } from './told.ts';

/** TA-KEY-04: at most so many things. */
const MOST = 3;
const RUINS = [
  '',
  'Dust lies on everything.',
  'Rubble, and webs in the corners.',
  'Fallen in: rubble, and a wall breached to the rock.',
];
/** Who makes no sound. */
const SILENT: ReadonlySet<string> = new Set(['undead', 'ooze', 'fungus', 'mindless']);

/** TA-KEY-04: what one notices, in its order of choice; never what only a search would show. */
export function noticed(survey: Survey, room: Room, plan: Furnished | null): Fact[] {
  const facts = new Facts(room.place.id, 'notice');
  const seen = (text: Parameters<Facts['told']>[0]) => facts.invented(text, 'seen', 'TA-KEY-04');
  const lit = (of: Room) => isLit(plan, of);
  const beside = plan ? neighboursOf(plan, room) : [];
  if (lit(room) && beside.some((it) => !lit(it))) seen(told`${strong('Light')}, where the rooms beside are dark.`);
  else if (plan && !lit(room) && beside.length > 0 && beside.every(lit))
    seen(told`${strong('Dark')}, where the rooms beside are lit.`);
  const { holder, peopled } = room;
  if (holder && peopled && !survey.naming.natureOf(holder).tags.some((it) => SILENT.has(it)))
    seen(begun(told`${groupRef(survey, holder)} can be heard.`));
  const ids = new Set(room.place.pieces.map((it) => it.id));
  // TA-SEC-02: a ❖ is found.
  for (const it of survey.then.beads)
    if (it.kind === 'epic' && it.name !== null && ids.has(it.piece))
      facts.invented(told`${strong(it.name)}, on a stand of its own.`, 'found', 'TA-KEY-04');
  const must = mustOf(survey, room, plan);
  if (must) seen(begun(told`${strong(must)}.`));
  const ruin = RUINS[ruinOf(survey, room)];
  if (ruin) seen(told`${ruin}`);
  const { magma, biome, ore, water } = surroundingsOf(survey, room);
  if (magma) seen(told`It is ${strong('hot')} here.`);
  if (biome !== null && room.place.maker === null) seen(told`${begun([GROWTHS[biome] ?? 'something grows here'])}.`);
  if (ore) seen(told`Seams glint in the wall.`);
  if (!water && hearsWater(survey, room)) seen(told`Water is heard.`);
  return facts.all.slice(0, MOST);
}

const GROWTHS: Readonly<Record<string, string>> = {
  fungus: 'mushrooms cover the floor',
  slime: 'slime runs down the walls',
  jurassic: 'great ferns stand in the half-light',
  alien: 'nothing that grows here has leaves',
  necrotic: 'what grows here is dead, and grows',
  crystalline: 'crystals stand as high as a man',
};

/** TA-LIT-01: does anything shine in it? */
function isLit(plan: Furnished | null, room: Room): boolean {
  const rings = plan?.plan.floors.filter((it) => it.place === room.place).flatMap((it) => it.rings) ?? [];
  return plan?.lights.some((it) => rings.some((ring) => inRing(ring, it.x, it.y))) ?? false;
}

/** The rooms of the level that one comes to next. */
export function neighboursOf({ plan }: Furnished, room: Room): Room[] {
  const own = plan.openings.filter((it) => it.into.place === room.place);
  const met = new Set(
    own.flatMap(({ from }) =>
      from.place !== null
        ? [from.place]
        : plan.openings.filter((it) => it.from === from).flatMap((it) => it.into.place ?? []),
    ),
  );
  return plan.rooms.filter((it) => it !== room && met.has(it.place));
}

/** The first thing that makes it what it is, counted. */
function mustOf(survey: Survey, room: Room, plan: Furnished | null): string | null {
  const things = plan?.rooms.find((it) => it.room === room)?.things ?? [];
  for (const { what } of archetypeOf(survey, room).must) {
    const many = things.filter((it) => it.what === what).length;
    const said = many > 0 ? thingsSaid(what, many) : null;
    if (said) return said;
  }
  return null;
}

const HEARD = 2;

function hearsWater({ then }: Survey, { place }: Room): boolean {
  return then.pieces.some(
    (it) => it.kind === 'water' && !it.shape.closed && place.pieces.some((p) => gap(p.shape, it.shape, HEARD) <= HEARD),
  );
}
