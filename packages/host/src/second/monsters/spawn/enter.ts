import type { Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import { groupOf, type World } from '../../../world.ts';
import { name } from '../../asks.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Den, SpawnWish } from '../den.ts';
import { slug } from '../ground/emblem.ts';
import { type Monster, newMonster } from '../monster.ts';
import { comeIn } from '../state.ts';
import { startIds } from './hand.ts';
import { groupNames } from './names.ts';

/** Who came into play, and the line that tells of it. */
interface Entered {
  readonly me: Monster;
  readonly spawned: Tick;
}

/** A card comes into play as a group of its own, with no pacts and no history (H2-MON-219). */
export function* enter(
  den: Den,
  card: MonsterCard,
  own: Pick<Monster, 'tags' | 'rolled' | 'under'> & {
    /** What its kind is called here, where not as on the card (H2-CRD-336). */
    readonly called: string | null;
    readonly stratum: number;
    /** The piece that it comes to. */
    readonly home: string;
    readonly wish: SpawnWish;
  },
): Rule<Entered> {
  const { world } = den;
  const id = freshId(world, card);
  const called = yield* name('H2-MON-217', {
    by: 'maker',
    topic: { kind: 'name of a group', called: own.called ?? card.name },
    ideas: groupNames(world, card, own.called ?? card.name),
    about: id,
    of: { subject: 'group', id },
  });
  const { stratum, home, wish } = own;
  const { clause = 'H2-MON-211', because = null, more, cause } = wish;
  const spawned = note(
    world,
    {
      kind: 'spawned',
      clause,
      group: id,
      card: card.name,
      stratum,
      home,
      beads: startIds(den, card, more),
      because,
      parent: world.groups.some((it) => it.id === because) ? because : null,
      ...causedBy(cause),
    },
    [{ do: 'found', group: { id, sort: 'monsters', kind: slug(card.name), of: id, name: called, card: card.name } }],
  );
  const monster = newMonster(den, groupOf(world, id), card, own);
  comeIn(den, monster);
  return { me: monster, spawned };
}

/** `goblins`, then `goblins-2` … */
export function freshId({ groups }: World, card: MonsterCard): string {
  const base = slug(card.name);
  let many = 1;
  const numbered = () => (many === 1 ? base : `${base}-${many}`);
  while (groups.some((it) => it.id === numbered())) many++;
  return numbered();
}
