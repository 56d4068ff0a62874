import { withArticle } from '../../article.ts';
import { SURFACE_BIOMES } from '../nouns.ts';

/** "a Smelter", "an Armory", "Workshops"; whether it is one is told by what stands before "of": "a Forge of the Cyclopes". */
export function indefinite(name: string): string {
  const [head = '', ...rest] = name.split(' of ');
  return [withArticle(head), ...rest].join(' of ');
}

/** What is called "a vault" or "wasteland" is "the vault" or "the wasteland" once it is known. */
export function definite(name: string): string {
  const bare = name.replace(/^(the|an?|some) /, '');
  return bare !== name || /^\p{Ll}/u.test(name) ? `the ${bare}` : name;
}

/** What is lived on: "ore", "the nexus", "alien life", "the desert". */
export function goods(resource: string, biome: string | null): string {
  if (biome !== null) return isLand(biome) ? `the ${biome}` : `${biome} life`;
  if (resource === 'biome' || resource === 'surface biome') return 'what grows there';
  if (resource === 'tomb') return 'a tomb';
  return resource === 'nexus' ? 'the nexus' : resource;
}

/** A part of it: "some ore", "some alien life", "some of the desert". */
export function some(resource: string, biome: string | null): string {
  const all = goods(resource, biome);
  if (biome !== null) return isLand(biome) ? `some of ${all}` : `some ${all}`;
  if (resource === 'biome' || resource === 'surface biome') return `some of ${all}`;
  return resource === 'nexus' || resource === 'tomb' ? all : `some ${all}`;
}

function isLand(biome: string): boolean {
  return (SURFACE_BIOMES as readonly string[]).includes(biome);
}
