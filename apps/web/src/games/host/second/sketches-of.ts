import type { Sketches } from '../../../table/kit.ts';
import type { SKETCHES } from './sketches.ts';

/** What is asked after the world's shape and has drawings. */
const LATER: Readonly<Record<keyof typeof SKETCHES, true>> = {
  'how the nexus is drawn': true,
  'which element': true,
  'look of the dungeonheart': true,
  'shape of Dwarven rooms': true,
  'shape of the sanctums': true,
  'shape of the pits': true,
  'shape of the dwellings': true,
  'shape of the Vaults': true,
  'how elven tunnels run': true,
  'straight, jagged or winding': true,
  'what grows on the surface': true,
  'which biome': true,
  'which side the Dwarves come from': true,
  'how the capitol is laid out': true,
};

const isLater = (asked: string): asked is keyof typeof LATER => Object.hasOwn(LATER, asked);

/** The drawings for the answers of an ask. Few are needed for the first one; all others are fetched with the first ask that has any. */
export async function sketchesOf(asked: string): Promise<Sketches | null> {
  if (asked === 'which shape of the world') return (await import('./world-sketches.ts')).WORLD_SKETCHES;
  return isLater(asked) ? (await import('./sketches.ts')).SKETCHES[asked] : null;
}
