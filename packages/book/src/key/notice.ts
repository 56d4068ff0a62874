import { gap, inRing } from '@understory/page';
import { asWritten } from '@understory/table';
import { STRONGROOM } from '../furnish/annex-things.ts';
import { archetypeOf, surroundingsOf, wishesOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { ruinOf } from '../furnish/ruin.ts';
import { taintOf } from '../furnish/taint.ts';
import type { Room, Survey } from '../places/survey.ts';
import { said } from '../then.ts';
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
  const strongroom = plan?.plan.annexes.some((it) => it.room === room && it.name === STRONGROOM) ?? false;
  let shut = strongroom;
  // TA-SEC-02: a ❖ is found.
  for (const it of survey.then.beads)
    if (it.kind === 'epic' && it.name !== null && ids.has(it.piece)) {
      // What stands in a strongroom is not noticed.
      const isShut = shut;
      shut = false;
      if (isShut) continue;
      facts.invented(told`${strong(it.name)}, on a stand of its own.`, 'found', 'TA-KEY-04');
    }
  const must = mustOf(survey, room, plan);
  if (must) seen(begun(told`${strong(must)}.`));
  const ruin = RUINS[ruinOf(survey, room)];
  if (ruin) seen(told`${ruin}`);
  const { magma, biome, ore, water } = surroundingsOf(survey, room);
  if (magma) seen(told`It is ${strong('hot')} here.`);
  if (biome !== null && room.place.maker === null) seen(told`${begun([GROWTHS[biome] ?? 'something grows here'])}.`);
  const seams = plan?.matter.seams.filter((it) => ids.has(it.of)) ?? [];
  if (seams.some((it) => !it.used) || (seams.length === 0 && ore)) seen(told`Seams glint in the wall.`);
  if (seams.some((it) => it.used)) seen(told`Picks have left their marks in the wall.`);
  if (!water && hearsWater(survey, room)) seen(told`Water is heard.`);
  return chosen(facts.all, tainted(survey, room));
}

/** TA-KEY-04: so many, in the order of choice; TA-MAT-06: what shows in every room of a level is told in each. */
function chosen(all: readonly Fact[], taint: Fact | null): Fact[] {
  return taint ? [...all.slice(0, MOST - 1), taint] : all.slice(0, MOST);
}

/** TA-MAT-06: the same words in every place that it shows in. */
function tainted(survey: Survey, room: Room): Fact | null {
  const taint = taintOf(survey, room);
  if (!taint) return null;
  const facts = new Facts(room.place.id, 'taint');
  const by = survey.then.groups.get(taint.by ?? '');
  if (taint.kind === 'influence')
    facts.invented(
      told`${strong('Lines')} run through the rock, toward ${said(taint.of?.what ?? NOTHING) || 'something'}.`,
      'seen',
      'TA-MAT-06',
    );
  else if (by)
    facts.told(
      told`${strong('Stains')} spread on every wall: the taint of ${groupRef(survey, by)}.`,
      'seen',
      [taint.tick],
      7,
    );
  else facts.told(told`${strong('Stains')} spread on every wall.`, 'seen', [taint.tick], 7);
  return facts.all[0] ?? null;
}

const NOTHING = asWritten('');

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
  // Of what stands there at choice, whichever stands there.
  const must = wishesOf(survey, room, archetypeOf(survey, room)).must.flatMap((it) => (it.or ? [it, it.or] : [it]));
  for (const { what } of must) {
    const many = things.filter((it) => it.what === what).length;
    const words = many > 0 ? thingsSaid(what, many) : null;
    if (words) return words;
  }
  return null;
}

const HEARD = 2;

function hearsWater({ then }: Survey, { place }: Room): boolean {
  return then.pieces.some(
    (it) => it.kind === 'water' && !it.shape.closed && place.pieces.some((p) => gap(p.shape, it.shape, HEARD) <= HEARD),
  );
}
