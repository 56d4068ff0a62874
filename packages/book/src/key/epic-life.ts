import type { Bead } from '@understory/page';
import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';

/** TA-KEY-10: a run of beads of one owner; null while it lay loose. */
export interface EpicStep {
  readonly owner: GroupThen | null;
  readonly piece: string;
  readonly since: number;
}

/** TA-KEY-10: every change of owner of the ❖ of a name, in order. */
export function lifeOf({ then }: Survey, name: string): EpicStep[] {
  const beads = then.world.page.beads
    .filter((it): it is Bead => it.kind === 'epic' && it.name === name && it.since <= then.tick)
    .sort((a, b) => a.since - b.since);
  const steps: EpicStep[] = [];
  for (const it of beads) {
    const owner = it.owner === null ? null : (then.groups.get(it.owner) ?? null);
    if (steps.length > 0 && steps.at(-1)?.owner === owner) continue;
    steps.push({ owner, piece: it.piece, since: it.since });
  }
  return steps;
}

/** TA-KEY-10: how many hands it went through between the first and the present one; lying loose is none. */
export function handsBetween(steps: readonly EpicStep[]): number {
  return new Set(steps.slice(1, -1).flatMap((it) => it.owner?.id ?? [])).size;
}
