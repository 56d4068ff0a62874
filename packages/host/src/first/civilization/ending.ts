import type { Rule } from '@understory/table';
import { begin, note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { type Civ, civOf } from './civ.ts';

/** H1-CIV-02, H1-TWO-06: a civilization that has come to its end leaves what it leaves, at once, and once. */
export function endIfOver(world: Realm, civ: Civ): void {
  const { group, year, people, ending } = civ;
  if (!ending || civ.isOver) return;
  civ.isOver = true;
  const { chapter } = world.journal;
  begin(world, { kind: 'what is left' });
  const ended = { group: group.id, people: people.key, ending, year };
  note(world, { kind: 'civilization ended', clause: 'H1-CIV-02', ...ended });
  people.end(world, civ);
  world.journal.chapter = chapter;
}

/** A ● was taken from whoever it belonged to (H1-TWO-08); if that was a people, it misses it. */
export function* taken(world: Realm, owner: string | null): Rule {
  const civ = civOf(world, owner);
  if (!civ || civ.isOver) return;
  yield* civ.people.bereaved(world, civ);
  endIfOver(world, civ);
}
