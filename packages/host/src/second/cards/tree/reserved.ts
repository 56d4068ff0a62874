import { ASKED_DEEDS } from './deeds.ts';
import { BIOME_TYPES, COMPARISONS, DEPOSITS, RANKS, SYMBOL_WORDS } from './words.ts';

const row = (words: string) => words.split(' ');

/** H2-CRD-T1: words of the language, which cannot be tags. */
const RESERVED: ReadonlySet<string> = new Set([
  // H2-CRD-T1.1
  ...row('anyone groups group denizens alpha predators non- the'),
  ...COMPARISONS,
  ...RANKS,
  ...DEPOSITS,
  ...row('tomb tombs underground biome biomes'),
  ...BIOME_TYPES.filter((it) => it !== 'alien' && it !== 'fungus'),
  ...ASKED_DEEDS,
  ...Object.keys(SYMBOL_WORDS),
  ...row('no any only fewer than or more this last turn'),
  // H2-CRD-T1.2
  ...row('a an and any are as at away by card from has have if in is leaving near no not of on or our prey'),
  ...row('remain sharing stop that the then there to toward us we with'),
]);

/** Why a word cannot be a tag (H2-CRD-106), or null if it can. */
export function notATag(word: string): string | null {
  if (RESERVED.has(word)) return 'is a word of the language and cannot be a tag';
  if (!/^\p{Ll}[\p{Ll}\p{Lo}\p{M}-]*$/u.test(word)) return 'is no tag: a tag is one word in lower-case letters';
  if (word.startsWith('non-')) return 'is no tag: "non-" in front says that a group has not the tag';
  return null;
}
