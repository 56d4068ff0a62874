import type { Bead, BeadKind } from '@understory/page';
import { choose, type Rule } from '@understory/table';
import { note } from '../../world.ts';
import type { Den } from './den.ts';
import { goingOrder } from './ground/seats.ts';
import { nameOf } from './measure.ts';
import type { Monster } from './monster.ts';
import type { Telling } from './telling.ts';

/** H2-MON-139, -129: which beads go; the owner may name others than the farthest. */
export function* give(
  den: Den,
  me: Monster,
  kinds: readonly BeadKind[],
  many: number,
  { clause, text }: Telling,
): Rule<Bead[]> {
  const gone: Bead[] = [];
  while (gone.length < many) {
    const left = goingOrder(den, me, kinds).filter((it) => !gone.includes(it));
    // H2-MON-129: plain ○ before ❖.
    const usual = left.find((it) => it.kind !== 'epic') ?? left[0];
    if (!usual) break;
    const key = yield* choose('H2-MON-139', {
      by: me.id,
      prompt: `Which ${kinds[0] === 'population' ? '●' : '○'} of ${nameOf(me)} goes?`,
      options: left.map((it) => ({ key: it.id, text: `${it.name ?? placeOf(den, it)}`, subject: { spot: it.at } })),
      usual: usual.id,
      about: me.id,
    });
    gone.push(left.find((it) => it.id === key) ?? usual);
  }
  if (gone.length > 0) {
    const bead = kinds[0] === 'population' ? '●' : '○';
    note(den.world, { kind: 'lost', clause, group: me.id, bead, count: gone.length, text });
  }
  return gone;
}

function placeOf({ world }: Den, { piece }: Bead): string {
  return `The one in ${world.page.piece(piece).title}`;
}
