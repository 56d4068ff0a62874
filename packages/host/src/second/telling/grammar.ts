import { OWN_LAND, SURFACE_BIOMES } from '../nouns.ts';

// What is named in words that no catalogue has (a player's, a card's) gets its article by its letters: here and nowhere else.

/** "a Den", "an Armory", "the Pit", "Workshops"; whether it is one is told by what stands before "of": "a Hall of Names". */
export function indefinite(name: string): string {
  const [head = '', ...rest] = name.split(' of ');
  return [withArticle(head), ...rest].join(' of ');
}

function withArticle(name: string): string {
  if (/^(the|an?|some) /i.test(name)) return name.charAt(0).toLowerCase() + name.slice(1);
  if (/s$/.test(name) && !/ss$/.test(name)) return name;
  return `${/^(?!uni|use|eu|one\b)[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** What is called "a vault" or "wasteland" is "the vault" or "the wasteland" once it is known. */
export function definite(name: string): string {
  const bare = name.replace(/^(the|an?|some) /, '');
  return bare !== name || /^\p{Ll}/u.test(name) ? `the ${bare}` : name;
}

/** A name within a sentence: what is called "A Wizard" or "The Experts" is "a Wizard" or "the Experts" there. */
export function within(name: string): string {
  return name.replace(/^(A|An|The) (?=\p{Lu})/u, (article) => article.toLowerCase());
}

/** What is lived on: "ore", "the nexus", "alien life", "the desert". */
export function goods(resource: string, biome: string | null): string {
  if (isKnown(biome)) return isLand(biome) ? `the ${biome}` : `${biome} life`;
  if (resource === 'biome' || resource === 'surface biome') return 'what grows there';
  if (resource === 'tomb') return 'a tomb';
  return resource === 'nexus' ? 'the nexus' : resource;
}

/** A part of it: "some ore", "some alien life", "some of the desert". */
export function some(resource: string, biome: string | null): string {
  const all = goods(resource, biome);
  if (isKnown(biome)) return isLand(biome) ? `some of ${all}` : `some ${all}`;
  if (resource === 'biome' || resource === 'surface biome') return `some of ${all}`;
  return resource === 'nexus' || resource === 'tomb' ? all : `some ${all}`;
}

/** What a player wrote of a land stands on the map; of what lives there, nobody knows more. */
function isKnown(biome: string | null): biome is string {
  return biome !== null && biome !== OWN_LAND;
}

function isLand(biome: string): boolean {
  return (SURFACE_BIOMES as readonly string[]).includes(biome);
}
