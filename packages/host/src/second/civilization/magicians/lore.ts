import type { Rule } from '@understory/table';
import type { World } from '../../../world.ts';
import { choose, rollOn } from '../../asks.ts';
import { note } from '../../note.ts';
import { FOLK, type Folk, magicianFolk, PURPOSES } from './folk.table.ts';

/** H2-MAG-28, -29, -T2: what they call themselves, what they are and what they want; for the log. */
export function* lore(world: World): Rule<Folk> {
  const folk = yield* choose('H2-MAG-28', {
    by: 'maker',
    topic: { kind: 'what the magic folk call themselves' },
    options: FOLK.map((key) => ({ key })),
    usual: 'Magicians',
  });
  const { clause, value: nature } = yield* rollOn(magicianFolk, { kind: 'what kind of magicians they are' });
  const purpose = yield* choose('H2-MAG-29', {
    by: 'maker',
    topic: { kind: 'what the magic folk want', folk },
    options: PURPOSES.map((key) => ({ key })),
    usual: null,
  });
  note(world, { kind: 'lore', clause, folk, of: 'nature', key: nature });
  note(world, { kind: 'lore', clause: 'H2-MAG-29', folk, of: 'purpose', key: purpose });
  return folk;
}
