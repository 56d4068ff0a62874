import { ASKED_DEEDS, DEALING_WORDS } from '../tree/deeds.ts';
import type { Aim, Count, Filter, FilterWord, Qualifier, Resource, TagWord, Term } from '../tree/filter.ts';
import { notATag } from '../tree/reserved.ts';
import { BIOME_TYPES, COMPARISONS, DEPOSITS, RANKS, type When } from '../tree/words.ts';
import { all, as, called, either, list, maybe, node, type Phrase, second, several } from './phrase.ts';
import { comma, number, oneOf, or, say, symbol, token, word } from './words.ts';

export const when: Phrase<When | null> = maybe(word(['this turn', 'last turn']));
export const deed = called('a deed such as hunt or explore', word(ASKED_DEEDS));

const dealing = called('what was done, such as fought or traded with', oneOf(DEALING_WORDS));

export const count: Phrase<Count> = either(
  as(say('no'), () => ({ kind: 'no' })),
  as(say('any'), () => ({ kind: 'any' })),
  as(second(say('only'), number), (it) => ({ kind: 'only', number: it })),
  as(second(say('fewer than'), number), (it) => ({ kind: 'fewer than', number: it })),
  as(all(number, say('or more')), ([it]) => ({ kind: 'or more', number: it })),
);

const tag: Phrase<TagWord> = node(
  token('word', 'a tag', (text, sentence) => {
    // `(req near evil gain ●)`: the slash may be left out.
    if (text === 'gain' && sentence.tokens.some((it, i) => it.text === '(' && i < sentence.at)) return undefined;
    const has = !text.startsWith('non-');
    const written = has ? text : text.slice('non-'.length);
    return notATag(written) === null ? { has, written } : undefined;
  }),
  ({ has, written }) => ({ kind: 'tag', has, tag: written, written }),
);

const filterWord: Phrase<FilterWord> = either(
  node(word(['anyone', 'groups', 'group']), (written) => ({ kind: 'any', written })),
  node(say('denizens'), () => ({ kind: 'denizens' })),
  node(say('alpha predators'), () => ({ kind: 'alpha predators' })),
  node(word(COMPARISONS), (are) => ({ kind: 'than us', are })),
  tag,
);

const PLAIN = [
  'with blood',
  'with bones',
  'sharing a tag',
  'sharing a rolled tag',
  'in our territory',
  'we outnumber',
  'we are allied with',
] as const;
const plain = (kind: (typeof PLAIN)[number]): Phrase<Qualifier> => node(say(kind), () => ({ kind }));

const qualifier: Phrase<Qualifier> = either(
  ...PLAIN.map(plain),
  node(all(say('with'), maybe(count), symbol), ([, many, it]) => ({
    kind: 'with',
    count: many ?? { kind: 'any' },
    symbol: it,
  })),
  node(all(say('that'), maybe(say('never')), list(dealing, or), say('us'), when), ([, never, deeds, , time]) => ({
    kind: 'did to us',
    never: never !== null,
    deeds,
    when: time,
  })),
  node(all(say('we did not'), deed, when), ([, it, time]) => ({ kind: 'we did not', deed: it, when: time })),
  node(all(say('we'), maybe(say('never')), dealing, when), ([, never, it, time]) => ({
    kind: 'we did',
    never: never !== null,
    deed: it,
    when: time,
  })),
);

const rank = second(say('the'), called('a rank such as weakest or richest', word(RANKS)));

export const term: Phrase<Term> = called(
  'a group such as denizens or a tag',
  node(
    all(
      maybe(rank),
      filterWord,
      several(called('another tag', filterWord)),
      several(called('more about the group', qualifier)),
    ),
    ([ranked, first, others, qualifiers]) => ({
      rank: ranked,
      words: [first, ...others],
      qualifiers,
    }),
  ),
);

/** Where a comma means something else. */
export const filter1: Phrase<Filter> = list(term, or);

const biome: Phrase<Resource> = node(
  all(maybe(word(['surface', 'underground'])), maybe(word(BIOME_TYPES)), word(['biomes', 'biome'])),
  ([where, type, written]) => ({ kind: 'biome', where, type, plural: written === 'biomes' }),
);

export const resource: Phrase<Resource> = called(
  'a resource such as ore or biomes',
  either(
    node(word(DEPOSITS), (kind) => ({ kind })),
    node(word(['tombs', 'tomb']), (written) => ({ kind: 'tomb', plural: written === 'tombs' })),
    biome,
  ),
);
export const resources: Phrase<readonly Resource[]> = list(resource, comma);

export const aim: Phrase<Aim> = called(
  'prey, a resource or a group',
  either(
    node(say('prey'), () => ({ kind: 'prey' })),
    as(resource, (it) => ({ kind: 'resource', resource: it })),
    as(term, (it) => ({ kind: 'groups', term: it })),
  ),
);
