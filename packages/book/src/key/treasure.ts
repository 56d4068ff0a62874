import type { Bead } from '@understory/page';
import { chanceOf } from '../chance.ts';
import { STRONGROOM } from '../furnish/annex-things.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { word } from '../world.ts';
import { handsBetween, lifeOf } from './epic-life.ts';
import { type Fact, Facts, groupRef } from './fact.ts';
import { strong, type Told, told } from './told.ts';
import { whenOf } from './when.ts';

/** TA-KEY-06: what a share is, in the culture of whoever made or took it, the first that fits. */
const GOODS: readonly { readonly tags: readonly string[]; readonly goods: readonly string[] }[] = [
  { tags: ['draconic'], goods: ['coins of five kings, melted together', 'plate and harness, trodden flat'] },
  { tags: ['undead', 'demonic', 'divine'], goods: ['grave goods, gilt', 'offerings that nobody dared to touch'] },
  { tags: ['magical'], goods: ['jars with a live ember in each', 'glass, wire and a case of lenses'] },
  { tags: ['trader'], goods: ['bales, seals and a tally in cords', 'spice, salt and weighed silver'] },
  { tags: ['miner', 'builder'], goods: ['bars of metal with a mark', 'cut stones in a tool chest'] },
  { tags: ['farmer', 'city', 'lawful'], goods: ['a tithe: grain silver and cloth', 'church plate and rents'] },
  { tags: ['swarm', 'chaotic'], goods: ['a heap of stolen things', 'buckles, teeth and coins on strings'] },
  {
    tags: ['animal', 'insect', 'worm', 'alpha predator'],
    goods: ['what the eaten wore', 'shining things, carried together'],
  },
  { tags: [], goods: ['coins in a bag of skin', 'rings, and a knife with a good hilt'] },
];

/** Of civilisations, whose peoples have no tags. */
const PEOPLES: Readonly<Record<string, string>> = {
  dwarves: 'bars and worked metal with the maker’s stamp',
  'deep elves': 'silk, mirrors and black pearls',
  'dark elves': 'silk, mirrors and black pearls',
  demons: 'contracts, signed, and the gold they were paid with',
  magicians: 'books whose clasps are worth more than their pages',
  aliens: 'cells that hum, and a metal nobody can name',
};

/** TA-KEY-06: as many shares are told as ○ lie there, each ❖ by its name and where it came from. */
export function treasureIn(survey: Survey, room: Room, plan: Furnished | null): Fact[] {
  const facts = new Facts(room.place.id, 'treasure');
  const { then } = survey;
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const here = then.beads.filter((it) => ids.has(it.piece));
  const ownerOf = (id: string | null) => (id === null ? undefined : then.groups.get(id));
  for (const it of here.filter((b) => b.kind === 'treasure')) {
    const owner = ownerOf(it.owner);
    const maker = owner ?? ownerOf(room.place.maker);
    const whose = owner ? told` of ${groupRef(survey, owner)}` : told`, nobody’s`;
    // TA-KEY-17
    const worth = survey.play.figures === 'old-school' ? `, worth ${WORTH * (room.floor + 1)} pieces of gold` : '';
    facts.told(
      told`${strong('one share')}${whose}: ${goodsOf(survey, maker, it.origin)}${worth}, here since ${whenOf(survey, it.since)}`,
      'found',
      [it.since],
    );
  }
  const strongroom = plan?.plan.annexes.find((it) => it.room === room && it.name === STRONGROOM);
  for (const [i, it] of here.filter((b) => b.kind === 'epic').entries()) {
    const where = strongroom && i === 0 ? ` (in the strongroom ${room.key}${strongroom.letter})` : '';
    facts.told(epicSaid(survey, it, ownerOf(it.owner), where), 'found', [it.since], 8);
  }
  return facts.all;
}

/** TA-KEY-17: so many coins for each floor down, and the first. */
const WORTH = 200;

function goodsOf(survey: Survey, of: GroupThen | undefined, id: string): string {
  const people = of ? PEOPLES[of.kind] : undefined;
  if (people) return people;
  const tags = of ? survey.naming.natureOf(of).tags : [];
  const row = GOODS.find((it) => it.tags.length === 0 || it.tags.some((tag) => tags.includes(tag)));
  return chanceOf(survey.then.world.seed, 'goods', id).shuffled(row?.goods ?? [])[0] ?? 'coins in a bag of skin';
}

/** TA-KEY-10: the first step, the number of hands between, and how it came to the present holder. */
function epicSaid(survey: Survey, bead: Bead, owner: GroupThen | undefined, where: string): Told {
  const name = bead.name ?? 'an epic treasure';
  const life = lifeOf(survey, name);
  const last = life.at(-1);
  const hands = handsBetween(life);
  const through = hands === 0 ? told`` : told`, through ${hands} ${hands === 1 ? 'hand' : 'hands'}`;
  const now = !owner
    ? told`; it lies loose`
    : life.length > 1 && last
      ? told`; ${cameTo(survey, life, owner)}`
      : told``;
  // TA-KEY-15
  const link = { to: `treasure-${bead.origin}`, text: name };
  return told`${link} ❖${where}${begunAs(survey, name, life)}${through}${now}`;
}

type Life = ReturnType<typeof lifeOf>;

/** "made for the Trophy Hall of Barbeck in turn 2 of its rise". */
function begunAs(survey: Survey, name: string, [first]: Life): Told {
  const { then } = survey;
  const made = then.world.journal.find(
    (it) => it.kind === 'epic treasure' && word(it, 'name') === name && it.tick <= then.tick,
  );
  const maker = then.groups.get((made && word(made, 'group')) ?? '');
  const room = then.world.page.pieces.find((it) => it.id === (made && word(made, 'piece')))?.room ?? null;
  if (made && maker && maker.sort !== 'monsters') {
    const people = { to: maker.id, text: maker.name };
    const place = room === null ? told` by ${people}` : told` for the ${room} of ${people}`;
    return told`, made${place} in turn ${made.turn} of its rise`;
  }
  if (!first?.owner) return told`, as old as the place`;
  return told`, of ${groupRef(survey, first.owner)} in ${whenOf(survey, first.since)}`;
}

/** How it came to whoever has it, and when. */
function cameTo(survey: Survey, life: Life, owner: GroupThen): Told {
  const [before, last] = life.slice(-2) as [Life[number], Life[number]];
  const who = groupRef(survey, owner);
  const when = whenOf(survey, last.since);
  return before.owner
    ? told`${who} had it from ${groupRef(survey, before.owner)} in ${when}`
    : told`${who} found it lying loose in ${when}`;
}
