import { centreOf, type Piece } from '@understory/page';
import { asWritten, type Clause } from '@understory/table';
import { label } from '../draw.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { type Alignment, type MonsterGroup, type MonsterKind, newGroup } from './group.ts';
import { lawsOf } from './laws.ts';
import { isNamed } from './name-on-map.ts';

/** A group that comes into the world. */
export interface NewGroup {
  readonly kind: MonsterKind;
  readonly flavour: string;
  /** What they are called, if not by their flavour (H1-WAT-07). */
  readonly folk?: string;
  readonly alignment: Alignment;
  readonly name: string;
  readonly home: Piece;
  readonly clause: Clause;
  readonly parent?: string;
}

/** It is there from now on, still without a bead. */
export function found(
  world: Realm,
  { kind, flavour, folk = flavour, alignment, name: called, home, clause, parent }: NewGroup,
): MonsterGroup {
  const { page, monsters } = world;
  const id = page.newId('g');
  const group = { id, sort: 'monsters', kind, of: id, name: called, card: null } as const;
  const since = note(
    world,
    {
      kind: 'founded',
      clause,
      group: id,
      what: kind,
      home: home.id,
      beads: [],
      parent: parent ?? null,
      because: null,
      folk,
    },
    [{ do: 'found', group }],
  );
  const me = newGroup({ id, kind, flavour });
  me.alignments.push({ value: alignment, since });
  me.homes.push({ value: home.id, since });
  monsters.groups.push(me);
  if (!isNamed(page, home, called)) label(world, clause, home.id, asWritten(called), centreOf(home.shape));
  lawsOf(world).founded(world, me);
  return me;
}
