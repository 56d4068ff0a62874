import type { Bead } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { choose } from '../asks.ts';
import { note } from '../note.ts';
import type { Den } from './den.ts';
import { withinGrasp } from './ground/loose.ts';
import { seatBead } from './ground/seats.ts';
import { sizeOf } from './measure.ts';
import { wouldLeave } from './minds/leaving.ts';
import type { Monster } from './monster.ts';

/** H2-MON-411 to -415: it takes the loose treasure it can, as much as it wants. */
export function* gather(den: Den, monster: Monster, clause: Clause): Rule {
  const there = withinGrasp(den, monster);
  if (there.length === 0) return;
  const many = yield* howMany(den, monster, there);
  if (many === 0) return;
  const before = sizeOf(den, monster);
  const taken = there.slice(0, many);
  const gathered = note(
    den.world,
    {
      kind: 'gathered',
      clause,
      group: monster.id,
      count: many,
      beads: taken.map((it) => it.id),
      names: taken.flatMap((it) => it.name ?? []),
      piece: (taken[0] as Bead).piece,
    },
    taken.map(({ id }) => ({ do: 'end', id })),
  );
  for (const bead of taken) yield* seatBead(den, monster, bead, clause, null, gathered);
  yield* den.laws.watchBeads(den, monster, before, gathered);
}

/** H2-MON-415: by default all, but never so much that it would leave the map by its own rules. */
function* howMany(den: Den, monster: Monster, there: readonly Bead[]): Rule<number> {
  const most = there.length;
  const options = Array.from({ length: most + 1 }, (_, i) => {
    const many = most - i;
    const bead = there[many - 1];
    const what = { kind: 'so much treasure', count: many, isAll: many === most } as const;
    return { key: String(many), what, ...(bead ? { subject: { spot: bead.at } } : {}) };
  });
  const key = yield* choose('H2-MON-415', {
    by: monster.id,
    topic: { kind: 'how much is gathered', group: monster.id },
    options,
    usual: String(safely(den, monster, most)),
    about: monster.id,
  });
  return Number(key);
}

/** The largest number up to `most` that it can take without leaving the map. */
function safely(den: Den, monster: Monster, most: number): number {
  let many = most;
  while (many > 0 && wouldLeave(den, monster, '○', many)) many--;
  return many;
}
