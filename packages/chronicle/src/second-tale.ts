import { cultureOfTags, deckOf, toldAs } from '@understory/host/cards';
import { isOfItsCard, linesOf, type SecondLine, type SecondWorld, secondEdition } from '@understory/host/second';
import { TURNS } from './clock.ts';
import { secondFacts } from './facts/second.ts';
import { NO_WORDS } from './own-words.ts';
import { PEOPLES } from './peoples.table.ts';
import type { Actor, Origins, Tale } from './tale.ts';

type Group = SecondWorld['groups'][number];

/** A world of the second edition up to a tick, as the chronicle takes it. */
export function secondTale(world: SecondWorld, last = world.journal.entries.length - 1): Tale {
  const lines = linesOf(world).slice(0, last + 1);
  const deck = deckOf(world.options);
  const cards = new Map([...deck.cards, ...deck.villains].map((it) => [it.name, it]));
  const uses = (tag: string) => deck.cards.filter((it) => it.tags.includes(tag)).length;
  const rarest = (tags: readonly string[]) => [...tags].sort((a, b) => uses(a) - uses(b))[0] ?? null;
  const actor = (group: Group): Actor => {
    const until = group.times.fell !== null && group.times.fell <= last ? group.times.fell : null;
    const shared = { id: group.id, of: group.of, given: group.name, since: group.times.founded, until };
    const card = group.card === null ? undefined : cards.get(group.card);
    if (!card)
      return { ...shared, ...peopleOf(group), isPeople: group.sort === 'people', isNamed: true, rareTag: null };
    const over = lines.findLast((it) => it.kind === 'joined' && it.group === group.id);
    const overlay = over?.kind === 'joined' ? cards.get(over.card) : undefined;
    const rolled = lines.findLast(
      (it) => it.kind === 'rolled tags' && it.card === card.name && it.tick <= group.times.founded + ROLLED,
    );
    const isUnique = card.what === 'card' && card.unique;
    return {
      ...shared,
      ...toldAs(card),
      // A rolled tag that has ways of its own has them for its bearer (CH-NAM-20).
      culture: (rolled?.kind === 'rolled tags' ? cultureOfTags(rolled.tags) : null) ?? toldAs(card).culture,
      ...(overlay && over && { became: { one: toldAs(overlay).one, many: toldAs(overlay).many, since: over.tick } }),
      kind: card.name,
      isPeople: false,
      isNamed: isUnique || !(isOfItsCard(group.name, card.name) || isNumbered(group.name, card.name)),
      rareTag: card.what === 'card' ? rarest(card.tags) : null,
      says: card.what === 'card' ? card.says : null,
    };
  };
  const cast = world.groups.filter(({ times }) => times.founded <= last).map(actor);
  return {
    edition: '2',
    seed: world.seed,
    title: world.page.title,
    facts: secondFacts(lines),
    sheet: world.page,
    cast: new Map(cast.map((it) => [it.id, it])),
    origins: originsOf(lines),
    placeNames: new Map(
      lines.flatMap((it) => (it.kind === 'named' && it.subject !== 'group' ? [[it.id, it.name] as const] : [])),
    ),
    wild: new Map(),
    clock: TURNS,
    own: NO_WORDS,
    last,
    isOver: lines.some((it) => it.kind === 'outcome'),
    called: (what, bare) => secondEdition.telling.called(world, what, { bare, tick: last }),
  };
}

/** Tags are rolled while a card comes into play, a few lines before or after its group. */
const ROLLED = 4;

/** Is a name only that of its card, with or without a number (CH-NAM-07)? */
function isNumbered(name: string, card: string): boolean {
  return name === card || (name.startsWith(`${card} `) && /^[IVX\d]+$/.test(name.slice(card.length + 1)));
}

function peopleOf({ kind }: Group): Pick<Actor, 'kind' | 'one' | 'many' | 'solitary' | 'pronoun' | 'culture'> {
  const { one, many, culture } = PEOPLES[kind] ?? { one: 'settler', many: 'settlers', culture: 'deep-elven' };
  return { kind, one, many, culture, solitary: false, pronoun: 'they' };
}

function originsOf(lines: readonly SecondLine[]): Origins {
  const stories: number[] = [];
  const lands: string[] = [];
  const features: { what: string; stratum: number; tick: number }[] = [];
  const ticks: number[] = [];
  let strata = 0;
  let aim: string | null = null;
  for (const line of lines) {
    if (line.kind === 'story') stories.push(line.row);
    else if (line.kind === 'laid out') strata = line.strata;
    else if (line.kind === 'feature') features.push({ what: line.what, stratum: line.stratum, tick: line.tick });
    else if (line.kind === 'labelled' && line.label.kind === 'land')
      lands.push(String(Reflect.get(line.label, 'biome')));
    else if (line.kind === 'lore') {
      if (line.of === 'purpose') aim = line.key;
      continue;
    } else continue;
    ticks.push(line.tick);
  }
  return { stories, strata, lands: [...new Set(lands)], features, aim, ticks };
}
