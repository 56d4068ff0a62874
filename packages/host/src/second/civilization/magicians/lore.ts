import type { AsWritten, Clause, Rule } from '@understory/table';
import type { World } from '../../../world.ts';
import { choose, rollOn } from '../../asks.ts';
import { note } from '../../note.ts';
import { chooseOrWrite } from '../../own-words.ts';
import { FOLK, type Folk, type FolkNature, magicianFolk, PURPOSES } from './folk.table.ts';

/** H2-MAG-28, -29, -T2: what they call themselves, what they are and what they want; for the log. */
export function* lore(world: World): Rule<Folk> {
  const folk = yield* choose('H2-MAG-28', {
    by: 'maker',
    topic: { kind: 'what the magic folk call themselves' },
    options: FOLK.map((key) => ({ key })),
    usual: 'Magicians',
  });
  const { clause, nature } = yield* whatKind(world);
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

interface Kind {
  readonly clause: Clause;
  readonly nature: FolkNature | AsWritten;
}

/** H2-MAG-T2: rolled for, or in words of one's own. */
function* whatKind(world: World): Rule<Kind> {
  const how = yield* chooseOrWrite('H2-MAG-30', {
    by: 'maker',
    topic: { kind: 'which kind of magicians' },
    options: [{ key: 'roll' }],
    usual: 'roll',
    own: 'the Magicians',
    id: world.page.idAhead('g'),
  });
  if (how !== 'roll') return { clause: 'H2-MAG-30', nature: how };
  const { clause, value } = yield* rollOn(magicianFolk, { kind: 'what kind of magicians they are' });
  return { clause, nature: value };
}
