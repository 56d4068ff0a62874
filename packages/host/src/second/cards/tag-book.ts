import type { Draft } from './draft.ts';
import { nodesOf } from './tree/nodes.ts';
import { BIOME_TYPES, COMPARISONS, DEPOSITS } from './tree/words.ts';

/** The tags of a deck. */
export class TagBook {
  readonly tags: ReadonlySet<string>;
  /** What may stand where a filter names a tag. */
  readonly words: readonly string[];

  constructor(tags: Iterable<string>) {
    this.tags = new Set(tags);
    this.words = [...FILTER_WORDS, ...this.tags, ...Array.from(this.tags, (it) => `${it}s`)];
  }

  has(tag: string): boolean {
    return this.tags.has(tag);
  }

  /** The tag that a filter means: the word itself, or the word without its final s. Null if no card has either. */
  meant(written: string): string | null {
    if (this.has(written)) return written;
    const single = written.endsWith('s') ? written.slice(0, -1) : written;
    return this.has(single) ? single : null;
  }
}

const FILTER_WORDS = [
  ...['anyone', 'groups', 'group', 'denizens', 'predators', 'prey', 'tombs', 'biomes', 'biome'],
  ...COMPARISONS,
  ...DEPOSITS,
  ...BIOME_TYPES,
];

/** The tags that a card has, or gives: by a spawn line, or by taking sides (H2-EMP-11, -12). */
export function givenTags(draft: Draft): string[] {
  const tags = (draft.tags ?? []).map((it) => it.text);
  for (const node of nodesOf(draft)) {
    if (node.kind === 'rolling tags') tags.push(...node.tags);
    if (node.kind === 'near' && 'tag' in node) tags.push(node.tag);
    if (node.kind === 'take sides') tags.push('good', 'evil', 'lawful', 'chaotic');
  }
  return tags;
}
