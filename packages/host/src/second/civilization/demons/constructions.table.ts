import type { Clause } from '@understory/table';
import type { Resource } from '../../nouns.ts';

export type DemonicName =
  | 'Charnel Pit'
  | 'Demonic Palace'
  | 'Ego Prison'
  | 'Hideous Engine'
  | 'Incineration Shrine'
  | 'Deeply Bound Corruption'
  | 'Pride Stone'
  | 'Infernal Sanctum';

/** A Demonic construction: the resource that calls for it, and what comes with it. */
export interface DemonicConstruction {
  readonly clause: Clause;
  readonly from: Resource | 'monsters';
  readonly name: DemonicName;
  /** 1● moves here from the Assembly. */
  readonly binds?: 'always' | 'first';
  /** 1❖ is put here. */
  readonly epic?: 'always' | 'first';
  /** 1● from the supply is put here. */
  readonly spawns?: true;
  readonly tomb?: true;
  /** Built once, by the Gate, and the Assembly gains 1●. */
  readonly byGate?: true;
}

/** H2-DEM-T1. */
export const demonicConstructions: readonly DemonicConstruction[] = [
  { clause: 'H2-DEM-T1.1', from: 'monsters', name: 'Charnel Pit' },
  {
    clause: 'H2-DEM-T1.2',
    from: 'ore',
    name: 'Demonic Palace',
    binds: 'always',
    epic: 'always',
  },
  { clause: 'H2-DEM-T1.3', from: 'gems', name: 'Ego Prison', binds: 'first' },
  { clause: 'H2-DEM-T1.4', from: 'water', name: 'Hideous Engine', epic: 'first' },
  { clause: 'H2-DEM-T1.5', from: 'magma', name: 'Incineration Shrine' },
  { clause: 'H2-DEM-T1.6', from: 'biome', name: 'Deeply Bound Corruption', spawns: true },
  { clause: 'H2-DEM-T1.7', from: 'surface biome', name: 'Pride Stone', tomb: true },
  { clause: 'H2-DEM-T1.8', from: 'nexus', name: 'Infernal Sanctum', byGate: true },
];

export function constructionFor(kind: Resource | 'monsters'): DemonicConstruction | null {
  return demonicConstructions.find((it) => it.from === kind) ?? null;
}
