/** A demon of the Assembly. */
export interface Demon {
  readonly name: string;
  /** Its taste in a word: what the rooms are like that it furnishes. */
  readonly look: string;
}

/** H2-DEM-T2, H2-NAM-02: the ten demons. Their natures and tastes are told in the catalogue. */
export const TEN_DEMONS = [
  { name: 'Efluvivex', look: 'mire' },
  { name: 'The Collector', look: 'clockwork' },
  { name: 'Metastockaplex', look: 'round' },
  { name: 'Comlshex Maw', look: 'velvet' },
  { name: 'Name Redacted (the first)', look: 'edges' },
  { name: 'Umok', look: 'ebony' },
  { name: 'Tdx67', look: 'faces' },
  { name: 'Name Redacted (the second)', look: 'hexagons' },
  { name: 'The other one', look: 'novelty' },
  { name: "Lrud'sdj", look: 'blades' },
] as const satisfies readonly Demon[];

/** The taste of a demon; null for a name that is none of the ten. */
export function tasteOf(name: string): string | null {
  return TEN_DEMONS.find((it) => it.name === name)?.look ?? null;
}
