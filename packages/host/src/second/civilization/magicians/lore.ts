import { choose, type Rule, rollOn } from '@understory/table';
import { note, type World } from '../../../world.ts';
import { upperFirst } from '../../draw.ts';
import { magicianFolk } from './folk.table.ts';
import { FOLK, type Folk } from './magician-civ.ts';

/** H2-MAG-29. */
const PURPOSES = ['eternal life', 'godlike power', 'to leave this plane', 'to remake this plane'] as const;

/** H2-MAG-28, -29, -T2: what they call themselves, what they are and what they want; for the log. */
export function* lore(world: World): Rule<Folk> {
  const folk = yield* choose('H2-MAG-28', {
    by: 'maker',
    prompt: 'What does the magic folk call itself?',
    options: FOLK.map((key) => ({ key, text: key })),
    usual: 'Magicians',
  });
  const { clause, value: kind } = yield* rollOn(magicianFolk, 'what kind of magicians they are');
  const purpose = yield* choose('H2-MAG-29', {
    by: 'maker',
    prompt: `What do the ${folk} want?`,
    options: PURPOSES.map((key) => ({ key, text: upperFirst(key) })),
    usual: null,
  });
  note(world, { kind: 'lore', clause, text: `The ${folk} are ${kind}.` });
  note(world, { kind: 'lore', clause: 'H2-MAG-29', text: `What they want: ${purpose}.` });
  return folk;
}
