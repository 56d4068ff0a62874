import type { Card } from '@understory/host/cards';
import { FREE_STEPS } from '../packages/host/src/second/cards/steps/free.ts';
import { ASKED_DEEDS, CLASHES, VERB_WORDS } from '../packages/host/src/second/cards/tree/deeds.ts';

/** Steps of monster cards that are one word and no more: any may stand for any other. */
const SIMPLE = Object.entries(FREE_STEPS).flatMap(([kind, it]) => (it.isPlain && !it.villainWord ? [kind] : []));
const RESOURCES = ['ore', 'gems', 'water', 'magma', 'nexus', 'tomb', 'biome'];

/** What may stand in a field instead of what does. No card tells of an annexation afterwards, nor of a bonus to it. */
const WORDS: Readonly<Record<string, readonly (string | null)[]>> = {
  verb: Object.values(VERB_WORDS),
  deed: ASKED_DEEDS.filter((it) => it !== 'annex'),
  when: [null, 'this turn', 'last turn'],
  rank: [null, 'weakest', 'strongest', 'poorest', 'richest', 'smallest', 'largest', 'nearest'],
  are: ['richer', 'poorer', 'stronger', 'weaker', 'larger', 'smaller'],
  symbol: ['●', '○', '★'],
  path: ['●', '○'],
  side: ['to', 'against', 'in'],
  clash: [...CLASHES.filter((it) => it !== 'annex'), 'conflict'],
  a: ['fight', 'conflict'],
  where: [null, 'surface', 'underground'],
  type: [null, 'fungus', 'farm'],
  tag: ['wandering', 'undead'],
  winsWhen: ['every stratum is corrupted', 'half the groups are annexed'],
};

/** Kinds of which any may stand for any other. */
const KINDS: readonly (readonly string[])[] = [
  SIMPLE,
  RESOURCES,
  ['alpha predator', 'denizen'],
  ['alpha predators', 'any', 'denizens'],
  ['gain', 'lose'],
  ['exploit', 'harvest'],
  ['only', 'fewer than', 'or more'],
  ['we won', 'we lost'],
  ['we did', 'we did not'],
  ['with blood', 'with bones'],
  ['sharing a tag', 'sharing a rolled tag'],
  ['we are routed', 'we are driven out', 'a rout against us fails', 'we defeat the strongest group'],
  ['we exploit', 'we prepare', 'we wipe out a group'],
];

const PLACE = { from: 0, to: 0 };
/** All that any kind of node may want to have. */
const SPARE = { ...PLACE, number: 1, plural: true, where: null, type: null };
const ANYONE = { ...PLACE, kind: 'any', written: 'groups' };

/** Fields that say nothing of play: a lair is a look, `written` and `plural` are spelling (H2-CRD-109, -111). */
const SILENT = new Set(['from', 'to', 'file', 'what', 'kind', 'says', 'set', 'lair', 'written', 'plural']);
/** Lists whose order is played, or offered, in. */
const ORDERED = new Set(['spawns', 'always', 'ifs', 'options', 'buildings', 'steps']);
/** What is not said of most cards is not put on each of them. */
const RARE = new Set(['stop', 'unique', 'rank', 'bonus']);

interface Node {
  readonly kind?: unknown;
  readonly [field: string]: unknown;
}

/** Every way to change one thing of a card: leave it out, make it one more or less, put another word in its place. */
export function changesOf(card: Card): Iterable<Card> {
  return nodes(card as unknown as Node) as Iterable<Card>;
}

function* changed(field: string, it: unknown): Iterable<unknown> {
  if (RARE.has(field) && !it) return;
  if (Array.isArray(it)) yield* lists(field, it);
  else if (typeof it === 'number') yield* [it - 1, it + 1];
  else if (typeof it === 'boolean') yield !it;
  else if (field === 'name') yield `${it} Too`;
  else if (field in WORDS) yield* (WORDS[field] ?? []).filter((word) => word !== it);
  else if (typeof it === 'object' && it !== null) yield* nodes(it as Node);
}

function* lists(field: string, list: readonly unknown[]): Iterable<unknown[]> {
  for (const [i, it] of list.entries()) {
    yield list.toSpliced(i, 1);
    if (i > 0 && ORDERED.has(field)) yield list.toSpliced(i - 1, 2, it, list[i - 1]);
    for (const other of changed(field === 'deeds' ? 'deed' : '', it)) yield list.toSpliced(i, 1, other);
  }
  if (field === 'words') yield [ANYONE];
  if (field === 'condition') yield [{ ...PLACE, kind: 'we can' }];
  if (field !== 'resources') return;
  const missing = RESOURCES.filter((kind) => !list.some((it) => (it as Node).kind === kind));
  for (const kind of missing) yield [...list, { ...SPARE, kind }];
}

function* nodes(node: Node): Iterable<Node> {
  for (const [field, it] of Object.entries(node)) {
    if (SILENT.has(field) || (field === 'name' && 'what' in node)) continue;
    for (const other of changed(field, it)) yield { ...node, [field]: other };
  }
  for (const field of ['foes', 'ifStratumHasNo']) if (node[field]) yield { ...node, [field]: null };
  const kinds = KINDS.find((it) => it.includes(String(node.kind))) ?? [];
  for (const kind of kinds) if (kind !== node.kind) yield { ...SPARE, ...node, written: 'groups', kind };
}
