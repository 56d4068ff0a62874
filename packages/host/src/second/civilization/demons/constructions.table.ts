import type { Resource } from '@understory/page';
import type { Clause } from '@understory/table';

/** A Demonic construction: the resource that calls for it, and what comes with it. */
export interface DemonicConstruction {
  readonly clause: Clause;
  readonly from: Resource | 'monsters';
  readonly name: string;
  readonly does: string;
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
  { clause: 'H2-DEM-T1.1', from: 'monsters', name: 'Charnel Pit', does: 'nothing more' },
  {
    clause: 'H2-DEM-T1.2',
    from: 'ore',
    name: 'Demonic Palace',
    does: 'binds a demon, 1❖',
    binds: 'always',
    epic: 'always',
  },
  { clause: 'H2-DEM-T1.3', from: 'gems', name: 'Ego Prison', does: 'the first binds a demon', binds: 'first' },
  { clause: 'H2-DEM-T1.4', from: 'water', name: 'Hideous Engine', does: 'the first makes 1❖', epic: 'first' },
  { clause: 'H2-DEM-T1.5', from: 'magma', name: 'Incineration Shrine', does: 'nothing more' },
  { clause: 'H2-DEM-T1.6', from: 'biome', name: 'Deeply Bound Corruption', does: '1● comes', spawns: true },
  { clause: 'H2-DEM-T1.7', from: 'surface biome', name: 'Pride Stone', does: '☒', tomb: true },
  { clause: 'H2-DEM-T1.8', from: 'nexus', name: 'Infernal Sanctum', does: 'a demon comes back', byGate: true },
];

export function constructionFor(kind: Resource | 'monsters'): DemonicConstruction | null {
  return demonicConstructions.find((it) => it.from === kind) ?? null;
}
