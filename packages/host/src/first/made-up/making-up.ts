import type { Rule } from '@understory/table';
import type { HostOptions } from '../../options.ts';
import type { NameOf } from '../../questions.ts';
import type { World } from '../../world.ts';
import { choose, name } from '../asks.ts';
import { note } from '../note.ts';
import type { FirstOptions } from '../options.ts';
import type { Question } from '../questions.ts';
import type { MadeUp, MadeUpTable } from './made-up.ts';

/** To write one now, or to take one that was written in an earlier game. */
export type OwnKey = 'own' | `kept ${number}`;

/** H1-MEA-32: those of a table that were written in earlier games. */
export function keptOptions(world: World, of: MadeUpTable) {
  return keptFor(world, of).map((it, i) => ({
    key: `kept ${i + 1}` as const,
    what: { kind: 'made up', name: it.name, note: it.note } as const,
  }));
}

/** H1-MEA-32: where it is rolled for, the player makes one up or rolls again (null), as every autopilot does. */
export function* wantsOwn(world: World, of: MadeUpTable, about: string): Rule<OwnKey | null> {
  const isFeature = of === 'feature';
  const plain = isFeature ? (['yes', 'no'] as const) : (['reroll', 'own'] as const);
  const key = yield* choose('H1-MEA-32', {
    by: 'maker',
    topic: { kind: 'whether to make one up', of },
    options: [...plain.map((it) => ({ key: it })), ...keptOptions(world, of)],
    usual: isFeature ? 'no' : 'reroll',
    about,
  });
  if (key === 'reroll' || key === 'no') return null;
  return key === 'yes' ? 'own' : key;
}

/** What is asked when one is written now. */
interface Writing {
  readonly topic: Question;
  readonly ideas: readonly string[];
  readonly of: { readonly subject: NameOf; readonly id: string };
  readonly about: string;
}

/** H1-MEA-32: a name and, if wanted, a note; it is written down, so that it can be kept for later games. */
export function* makeUp(world: World, of: MadeUpTable, key: OwnKey, writing: Writing): Rule<MadeUp> {
  const nth = keptOptions(world, of).findIndex((it) => it.key === key);
  const made = keptFor(world, of)[nth] ?? (yield* written(of, writing));
  note(world, { kind: 'made up', clause: 'H1-MEA-32', of, name: made.name, note: made.note });
  return made;
}

function* written(of: MadeUpTable, writing: Writing): Rule<MadeUp> {
  const called = yield* name('H1-MEA-32', { by: 'maker', ...writing });
  const about = `${writing.about}, note`;
  const more = yield* choose('H1-MEA-32', {
    by: 'maker',
    topic: { kind: 'whether to note more', name: called },
    options: [{ key: 'no' }, { key: 'yes' }],
    usual: 'no',
    about,
  });
  if (more === 'no') return { of, name: called, note: null };
  const told = yield* name('H1-MEA-32', {
    by: 'maker',
    topic: { kind: 'note on what is made up', name: called },
    ideas: NOTES,
    of: { subject: 'note', id: writing.of.id },
    about,
  });
  return { of, name: called, note: told };
}

/** To take or to leave. */
const NOTES = ['It sings at night', 'Nobody has seen it twice', 'It smells of rain'] as const;

/** Worlds of another edition that borrow a table were given none. */
function keptFor({ options }: { readonly options: HostOptions }, of: MadeUpTable): readonly MadeUp[] {
  return ((options as Partial<FirstOptions>).madeUp ?? []).filter((it) => it.of === of);
}
