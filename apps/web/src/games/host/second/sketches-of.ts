import type { Sketches } from '../../../table/kit.ts';

/** What is asked after the world's shape and has drawings. */
const LATER = [
  'how the nexus is drawn',
  'which element',
  'look of the dungeonheart',
  'shape of Dwarven rooms',
  'shape of the sanctums',
  'shape of the pits',
  'shape of the dwellings',
  'shape of the Vaults',
  'how elven tunnels run',
  'straight, jagged or winding',
  'what grows on the surface',
  'which biome',
  'which side the Dwarves come from',
  'how the capitol is laid out',
] as const;

export type LaterSketches = Readonly<Record<(typeof LATER)[number], Sketches>>;

/** The drawings for the answers of an ask. Few are needed for the first one; all others are fetched with the first ask that has any. */
export async function sketchesOf(asked: string): Promise<Sketches | null> {
  if (asked === 'which shape of the world') return (await import('./world-sketches.ts')).WORLD_SKETCHES;
  const kind = LATER.find((it) => it === asked);
  return kind ? (await import('./sketches.ts')).SKETCHES[kind] : null;
}
