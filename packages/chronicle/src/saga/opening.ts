import { livedAt } from '@understory/page';
import { BASE, type Fact, livesLost } from '../facts/fact.ts';
import type { Story } from '../story.ts';
import type { Actor } from '../tale.ts';
import { Found, Made, madeOf, Times } from '../words/terms.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

const BEGINNING = { age: 'primordial', turn: 0 };

/** Kinds of features that are worth a word at the beginning, the rarest first. */
const NOTABLE: Readonly<Record<string, number>> = { nexus: 9, biome: 5, gems: 4, magma: 3, water: 3, caves: 2, ore: 2 };

/** How the world began, and what lies in it (CH-STR-07). */
export function openingBeats({ tale }: Story): Beat[] {
  const { stories, strata, lands, features, ticks } = tale.origins;
  const at = { ...BEGINNING, ticks: ticks.slice(0, 2) };
  const beats: Beat[] = stories.slice(0, 1).map((row) => ({ ...at, key: `creation.${row}` }));
  if (beats.length === 0) beats.push({ ...at, key: 'creation.none' });
  if (strata > 0 && lands.length > 0)
    beats.push({ ...BEGINNING, ticks, key: 'ground', args: { strata, lands: lands.slice(0, 4) } });
  const under = features.filter((it) => it.stratum > 0);
  const best = [...under]
    .sort((a, b) => (NOTABLE[b.what] ?? 0) - (NOTABLE[a.what] ?? 0) || a.tick - b.tick)
    .slice(0, 4)
    .sort((a, b) => a.stratum - b.stratum);
  const told = best.flatMap(({ tick }) => {
    const feature = tale.sheet.features.find((it) => it.since === tick);
    const piece = feature && tale.sheet.pieces.find((it) => it.feature === feature.id);
    return piece ? [{ text: new Found(tale.called(piece.what, false), tale.called(piece.what, true)), tick }] : [];
  });
  const texts = told
    .map((it) => it.text)
    .filter((it, i, all) => all.findIndex((other) => String(other) === String(it)) === i);
  if (texts.length > 0)
    beats.push({
      ...BEGINNING,
      ticks: told.map((it) => it.tick),
      key: strata > 0 && lands.length > 0 ? 'features' : 'features.bare',
      args: { features: texts, n: texts.length },
    });
  return beats;
}

/** Things with names that came to light and were nobody's work. */
export function foundThings({ facts }: Story): Beat[] {
  const found = facts.filter((it) => it.kind === 'crafted' && it.actor === null && it.thing !== null);
  if (found.length === 0) return [];
  const treasures = found.slice(0, 4).map((it) => `the ${it.thing}`);
  return [{ ...momentOf(found), key: 'crafted.nobody', args: { treasures, n: found.length } }];
}

/** What befell the world between its ages. */
export function disasters({ facts }: Story): Beat[] {
  return facts.flatMap((it) => {
    if (it.kind !== 'disaster' || it.actor !== null) return [];
    const known = DISASTERS[it.thing ?? ''] ?? 'other';
    return [{ ...momentOf([it]), key: `disaster.${known}` }];
  });
}

const DISASTERS: Readonly<Record<string, string>> = {
  earthquake: 'earthquake',
  eruption: 'magma',
  plague: 'plague',
  star: 'star',
  river: 'river',
};

/** A people's life: its aim, its works, what it made, how it ended. */
export function peopleParagraphs(people: Actor, story: Story, isFirst: boolean): Beat[][] {
  const own = story.facts.filter((it) => it.actor === people.id);
  const came = own.find((it) => it.kind === 'came');
  if (!came) return [];
  const name = people.given;
  const founded = isFirst
    ? people.isFolk
      ? 'folk.founded'
      : `founded.${people.kind}`
    : people.isFolk
      ? 'folk.founded.next'
      : 'founded.next';
  const first: Beat[] = [{ ...momentOf([came]), key: founded, args: { name, folk: people.many } }];
  const lore = story.facts.filter((it) => it.kind === 'made' && it.thing === 'lore');
  const { aim } = story.tale.origins;
  if (people.kind === 'magicians' && aim) first.push({ ...momentOf(lore), key: `aim.${aim}` });
  const last = [
    ...slavesOf(people, story),
    ...trouble(own),
    ...troublesOf(own),
    ...lossesOf(people, story),
    ...endOf(people, own, story),
    ...hallsOf(people, own, story),
  ];
  const made = story.facts.filter(
    (it) => (it.kind === 'crafted' || it.kind === 'built') && it.actor !== people.id && isOf(it.actor, people, story),
  );
  const works = [...worksOf([...own, ...made]), ...toilOf(people, story), ...coloniesOf(people, story)];
  return [[...first, ...works], last].filter((it) => it.length > 0);
}

/** Of more than these only some are named, and the sentence says so. */
const LONGEST_LIST = 7;

const worksBuilt = (own: readonly Fact[]): Fact[] =>
  own.filter((it) => it.kind === 'built' && it.thing !== null && it.won !== false && it.piece !== null);

/** The works of somebody, each once, in the order in which they were built. */
export function workNames(own: readonly Fact[]): string[] {
  return madeOf(worksBuilt(own).map((it) => it.thing)).map(String);
}

function worksOf(own: readonly Fact[]): Beat[] {
  const built = worksBuilt(own);
  const crafted = own.filter((it) => it.kind === 'crafted' && it.thing !== null);
  const works = madeOf(built.map((it) => it.thing));
  const beats: Beat[] = [];
  if (works.length === 1) beats.push({ ...momentOf(built), key: 'works.one', args: { works } });
  if (works.length > 1) {
    const turns = new Set(built.map((it) => it.turn)).size;
    const key = works.length > LONGEST_LIST ? 'works.some' : 'works';
    beats.push({
      ...momentOf(built),
      key,
      args: { works: works.slice(0, LONGEST_LIST), n: works.length, turns },
    });
  }
  const tomb = built.findIndex((it) => it.thing === 'Tomb' || it.thing === 'Mausoleum');
  const before = built[tomb];
  if (before && works.length > 1 && !own.some((it) => it.tolls.some((toll) => toll.lives > 0)))
    beats.push({
      ...momentOf([before]),
      key: 'tomb first',
      args: { nth: tomb + 1, work: new Made(before.thing ?? '') },
    });
  if (crafted.length > 0) {
    const treasures = crafted.map((it) => `the ${it.thing}`);
    beats.push({
      ...momentOf(crafted),
      key: crafted.length === 1 ? 'crafted.one' : crafted.length > LONGEST_LIST ? 'crafted.some' : 'crafted',
      args: { treasures: treasures.slice(0, LONGEST_LIST), n: crafted.length },
    });
  }
  return beats;
}

/** What was settled from there. */
function coloniesOf(people: Actor, story: Story): Beat[] {
  const colonies = [...story.tale.cast.values()].filter(
    (it) => it.isPeople && it.of === people.id && it.id !== people.id,
  );
  const came = story.facts.filter((it) => it.kind === 'came' && colonies.some(({ id }) => id === it.actor));
  if (colonies.length === 0) return [];
  return [{ ...momentOf(came), key: 'colonies', args: { names: colonies.map((it) => it.given), n: colonies.length } }];
}

const isOf = (group: string | null, people: Actor, { tale }: Story): boolean =>
  group !== null && tale.cast.get(group)?.of === people.id;

/** Whom they and their colonies took captive, and whether these rose. */
function slavesOf(people: Actor, story: Story): Beat[] {
  const own = story.facts.filter((it) => it.thing === 'slaves' && isOf(it.actor, people, story));
  const captured = own.filter((it) => it.kind === 'annexed');
  const risen = own.filter((it) => it.kind === 'rebelled');
  return [
    ...(captured.length > 0 ? [{ ...momentOf(captured), key: 'people.slaves', args: { n: captured.length } }] : []),
    ...(risen.length > 0
      ? [{ ...momentOf(risen), key: 'people.revolt', args: { times: new Times(risen.length) } }]
      : []),
  ];
}

const TOIL: ReadonlySet<string> = new Set(['dug', 'mined']);
/** Toil is summed up where it is so much of all that they did, in a hundred (CH-STR-08). */
const MUCH_TOIL = 30;

/** Digging and mining that led to nothing, in one sentence; and what was brought home by it. */
function toilOf(people: Actor, story: Story): Beat[] {
  const own = story.facts.filter((it) => isOf(it.actor, people, story));
  const toil = own.filter((it) => TOIL.has(it.kind));
  const gathered = own.filter((it) => it.kind === 'gathered');
  const n = toil.length;
  return [
    ...(n > 1 && n * 100 >= own.length * MUCH_TOIL
      ? [{ ...momentOf(toil), key: 'toil', args: { n, times: new Times(n), folk: people.many } }]
      : []),
    ...(gathered.length > 1
      ? [{ ...momentOf(gathered), key: 'people.gathered', args: { n: gathered.reduce((sum, it) => sum + it.n, 0) } }]
      : []),
  ];
}

/** What befell a crew from outside the world, by its names. */
function troublesOf(own: readonly Fact[]): Beat[] {
  const befell = own.filter((it) => it.kind === 'disaster' && it.n < 2 && it.thing !== null);
  const troubles = madeOf(befell.map((it) => it.thing));
  return troubles.length > 0 ? [{ ...momentOf(befell), key: 'troubles', args: { troubles, n: troubles.length } }] : [];
}

/** How many of them were lost on the way. */
function lossesOf(people: Actor, story: Story): Beat[] {
  const lost = story.facts.filter((it) => it.kind === 'lost life' && isOf(it.actor, people, story));
  const n = lost.reduce((sum, it) => sum + livesLost(it, it.actor), 0);
  return n > 0 ? [{ ...momentOf(lost), key: 'people.lost', args: { n } }] : [];
}

/** So many lines after an end all that was left has been put down. */
const PUT_DOWN = 12;

/** What lay in their halls when they were gone (CH-STR-09). */
function hallsOf(people: Actor, own: readonly Fact[], { tale }: Story): Beat[] {
  const end = own.find((it) => it.kind === 'died');
  if (!end) return [];
  const at = Math.min(tale.last, (end.ticks.at(-1) ?? 0) + PUT_DOWN);
  const rooms = new Set(tale.sheet.pieces.flatMap((it) => (it.owner === people.id ? [it.id] : [])));
  const lying = tale.sheet.beads.filter(
    (it) => it.kind === 'treasure' && it.owner === null && rooms.has(it.piece) && livedAt(it, at),
  );
  const n = lying.length;
  return n > 1 ? [{ ...momentOf([end]), key: 'halls', args: { n } }] : [];
}

/** What may wake where they dig. */
const TROUBLES: readonly string[] = ['plague', 'fate', 'encounter', 'wyrm', 'trap'];

/** What went wrong. */
function trouble(own: readonly Fact[]): Beat[] {
  return own
    .flatMap((it): Beat[] => {
      const at = momentOf([it]);
      if (it.kind === 'disaster' && it.n >= 2) {
        const beat = { ...at, key: 'disaster', args: { n: it.n, turn: it.turn } };
        return it.tolls.some((toll) => toll.lives > 0) ? [beat] : [beat, { ...at, key: 'disaster.unhurt' }];
      }
      if (it.kind !== 'woke' || it.thing === null) return [];
      if (TROUBLES.includes(it.thing)) return [{ ...at, key: `woke.${it.thing}` }];
      return [];
    })
    .slice(0, BASE.built);
}

function endOf(people: Actor, own: readonly Fact[], story: Story): Beat[] {
  const end = own.find((it) => it.kind === 'died');
  if (!end) return [];
  const at = momentOf([end]);
  const lives = Math.max(0, ...own.map((it) => story.standing(people.id, it.ticks.at(-1) ?? 0).lives));
  const args = { name: people.given, folk: people.many, turn: end.turn, turns: end.turn };
  const key = people.isFolk ? `folk.end.${end.thing}` : `end.${end.thing}`;
  const height: Beat[] = lives > 2 && end.thing !== 'ten dwarves' ? [{ ...at, key: 'height', args: { lives } }] : [];
  return end.thing === null ? [] : [...height, { ...at, key, args }];
}
