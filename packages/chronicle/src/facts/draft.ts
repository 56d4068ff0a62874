import type { Entry, Why } from '@understory/table';
import type { Fact, FactKind, SubjectId, Toll } from './fact.ts';

/** A fact while its lines are still being read. */
export interface Draft {
  kind: FactKind;
  readonly clause: string;
  readonly ticks: number[];
  readonly age: string;
  readonly turn: number;
  actor: SubjectId | null;
  target: SubjectId | null;
  by: SubjectId | null;
  piece: string | null;
  thing: string | null;
  n: number;
  won: boolean | null;
  odds: number | null;
  tie: boolean;
  margin: number | null;
  why: Why | null;
  tolls: Toll[];
  treasures: string[];
  causes: Draft[];
  guessed: boolean;
}

/** Facts in the making: each line belongs to at most one of them (CH-FCT-02). */
export class Drafts {
  readonly all: Draft[] = [];
  readonly #ofTick = new Map<number, Draft>();

  begin(
    kind: FactKind,
    line: Entry,
    with_: Partial<Omit<Draft, 'kind' | 'clause' | 'ticks' | 'age' | 'turn'>> = {},
  ): Draft {
    const draft: Draft = {
      kind,
      clause: line.clause,
      ticks: [],
      age: line.age,
      turn: line.turn,
      actor: null,
      target: null,
      by: null,
      piece: null,
      thing: null,
      n: 1,
      won: null,
      odds: null,
      tie: false,
      margin: null,
      why: null,
      tolls: [],
      treasures: [],
      causes: [],
      guessed: false,
      ...with_,
    };
    this.all.push(draft);
    this.join(draft, line);
    return draft;
  }

  /** The line is part of that fact, too. */
  join(draft: Draft, line: Entry): void {
    draft.ticks.push(line.tick);
    this.#ofTick.set(line.tick, draft);
  }

  /** The fact that a line is part of. */
  of(tick: number | undefined): Draft | null {
    return tick === undefined ? null : (this.#ofTick.get(tick) ?? null);
  }

  finished(): Fact[] {
    for (const it of this.all) it.ticks.sort((a, b) => a - b);
    const inOrder = [...this.all].sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
    return inOrder.map((it) => ({ ...it, id: idOf(it), causes: [...new Set(it.causes.map(idOf))] }));
  }
}

function idOf({ kind, ticks }: Draft): string {
  return `${kind}@${ticks[0]}`;
}
