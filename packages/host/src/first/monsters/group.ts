import { Memory } from '@understory/page';
import type { Tick } from '../../events.ts';
import type { Liquid } from '../nouns.ts';

/** What sort of group it is: each plays a season of its own, and meets others by tables of its own. */
export type MonsterKind = 'delvers' | 'breeders' | 'alpha' | 'temple' | VillainKind;

/** Those of the Age of Villainy (H1-VIL-T1), and whom the Liche King sends. */
type VillainKind = 'dungeon master' | 'thought lords' | 'liche king' | 'alpha villain' | 'minions';

/** H1-MON-26. */
export type Alignment = 'lawful' | 'chaotic' | 'hungry';

/** What a group bears from somebody else: an evil shrine (H1-FEA-06), a control bead (H1-THO-07), its chains (H1-DMR-16), its oath (H1-LIC-04). */
export type GroupMark = 'shrine' | 'control' | 'enslaved' | 'dominated';

/** Something that is so from a line of the journal on. The last of several holds; looking back leaves out what came later. */
export interface Since<T> {
  readonly value: T;
  readonly since: Tick;
}

/** A group of monsters (H1-GEN-05), living or wiped out. Its beads and what it has claimed are on the page, under its id. */
export interface MonsterGroup {
  readonly id: string;
  /** An alpha may become a villain (H1-AVI-01). */
  kind: MonsterKind;
  /** Its flavour by name: a row of its table, or what the player made up. An ogre may become a magi (PT-ALP-11). */
  flavour: string;
  readonly alignments: Since<Alignment>[];
  /** H1-MEA-38: the rooms that it was set up in and moved to. */
  readonly homes: Since<string>[];
  /** Whom it has met (H1-MON-14, -19). */
  readonly met: Since<string>[];
  /** Of an alpha: who has bribed it (H1-BRD-10). */
  readonly bribes: Since<string>[];
  readonly marks: { readonly mark: GroupMark; readonly since: Tick; until: Tick | null }[];
  /** The caves whose plague it has suffered (H1-PRM-15). */
  readonly plagues: string[];
  /** The rooms that it keeps its hands off: its crypts (H1-FEA-T1.7), and the oubliettes it dug (H1-FEA-T1.8). */
  readonly shunned: string[];
  /** What it was set up in, and is at home in (H1-WAT-07); null on dry land. */
  element: Liquid | null;
  /** Its shaft from the surface, while it is still being sunk (H1-DLV-13). */
  shaft: string | null;
  /** Whom it has encountered in this season (H1-MON-28). */
  encountered: readonly string[];
  readonly memory: Memory;
}

export function newGroup(of: Pick<MonsterGroup, 'id' | 'kind' | 'flavour'>): MonsterGroup {
  const memory = new Memory();
  return {
    ...of,
    alignments: [],
    homes: [],
    met: [],
    bribes: [],
    marks: [],
    plagues: [],
    shunned: [],
    element: null,
    shaft: null,
    encountered: [],
    memory,
  };
}

export function alignmentOf({ alignments }: MonsterGroup): Alignment {
  return alignments.at(-1)?.value ?? 'hungry';
}

/** The piece that it lives in (H1-MEA-38). */
export function homeOf({ homes }: MonsterGroup): string {
  return homes.at(-1)?.value ?? '';
}

export function hasMet({ met }: MonsterGroup, { id }: { readonly id: string }): boolean {
  return met.some((it) => it.value === id);
}

export function bears({ marks }: MonsterGroup, mark: GroupMark): boolean {
  return marks.some((it) => it.mark === mark && it.until === null);
}

/** It is hunted as an alpha predator is, whatever its alignment (H1-MON-25). */
export function isAlpha({ kind }: MonsterGroup): boolean {
  return kind === 'alpha' || kind === 'alpha villain';
}
