import type { Topic } from '@understory/table';
import { Catalogue, type Fact, type Reading, tellingOf } from '@understory/table/words';
import type { Bonus, Event } from '../events.ts';
import type { Question, What } from '../questions.ts';
import { cardNamed, cardOf, ITEMS, type ItemKey } from '../search.table.ts';
import { FACES, faceNamed } from '../tiles.table.ts';
import { MONSTER_DICE, type Monster, objectives, tileAt, type World } from '../world.ts';
import { effectOf, ROMAN, sectionOf } from './cards.ts';
import { BONUS, ENGLISH } from './english.ts';

/** How the game's facts are read: tiles and items become names, a card what it says. */
const reading: Reading<World> = {
  facts(world, of) {
    const facts: Record<string, Fact> = {};
    for (const [field, value] of Object.entries(of)) Object.assign(facts, factsOf(world, field, value));
    return 'kind' in of ? { ...facts, ...moreOf(of), ends: endsGame(world, of as Said) } : facts;
  },
  functions: {
    /** `DIE("goblin")`: d4 */
    DIE: ([monster]) => `d${MONSTER_DICE[String(monster) as Monster]}`,
  },
};

/** Does she leave by it, with something done (DE-WIN-01)? */
function endsGame(world: World, it: Said): boolean {
  if (objectives(world) === 0) return false;
  if (it.kind === 'stop') return world.at === 0;
  return it.kind === 'way' && it.face === FACES.entrance.name && world.steps === 1;
}

/** Which fields are tiles by their number. */
const TILES = new Set(['tile', 'from', 'to']);

function factsOf(world: World, field: string, value: unknown): Record<string, Fact> {
  if (TILES.has(field) && typeof value === 'number') return { [field]: tileAt(world, value).face.name };
  if (field === 'level') return { level: ROMAN[Number(value)] ?? '' };
  if (field === 'item') return { item: ITEMS[value as ItemKey].name, effect: effectOf(value as ItemKey) };
  if (field === 'face' && typeof value === 'string') return { face: value, ...doorsOf(value) };
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return { [field]: value as Fact };
  if (typeof value === 'object' && 'tile' in value && 'space' in value)
    return { [field]: tileAt(world, Number(value.tile)).face.name, [`${field}Space`]: Number(value.space) };
  return {};
}

function doorsOf(name: string): Record<string, Fact> {
  const face = faceNamed(name);
  return face ? { spaces: face.spaces, exit: face.exit, staircase: face.staircase } : {};
}

type Said = Event | Question | What;

/** What follows from several fields, or from a card. A message that needs more than its fields and is not here throws when it is said. */
const MORE: { readonly [K in Said['kind']]?: (it: Extract<Said, { readonly kind: K }>) => Record<string, Fact> } = {
  event: (it) => ({ section: sectionOf(it.card, it.level) }),
  searched: (it) => ({ effect: effectOf(cardNamed(it.card).key) }),
  'search card': (it) => ({ card: cardOf(it.card).name, effect: effectOf(it.card) }),
  burnt: (it) => ({ burnt: it.goblin + it.skeleton }),
  attacked: (it) => ({ sum: sumOf(it.defense, it.bonuses) }),
  slain: (it) => ({ sum: sumOf(it.combat, it.bonuses) }),
  missed: (it) => ({ sum: sumOf(it.combat, it.bonuses) }),
  tested: (it) => ({ sum: sumOf(it.rolled, it.bonuses) }),
  'set out': (it) => ({ sum: sumOf(it.steps, it.bonuses), added: it.bonuses !== undefined }),
  recovered: (it) => ({ before: it.life - it.wounds }),
};

const catalogue = new Catalogue(ENGLISH.language, BONUS);

/** `5`, or `3 + 2 for the Magic Sword`. */
function sumOf(all: number, bonuses: readonly Bonus[] = []): string {
  const own = bonuses.reduce((rest, { add }) => rest - add, all);
  return `${own}${bonuses.map(({ from, add }) => catalogue.say('bonus', { from, add })).join('')}`;
}

function moreOf(it: Topic): Record<string, Fact> {
  return (MORE as Readonly<Record<string, (it: Topic) => Record<string, Fact>>>)[it.kind]?.(it) ?? {};
}

/** What the game says to people, in English. */
export const telling = tellingOf(ENGLISH, reading);
