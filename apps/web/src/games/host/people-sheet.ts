import type { Acting, Buildable, View } from '@understory/host';
import { capital } from '@understory/table';
import { beadsOf } from '../../parts/paper/dwellers.ts';
import type { PageGame } from '../../table/page-game.ts';
import { chapterTitle } from '../../words/time.ts';
import type { Card, CardStep, CardWork } from './card.ts';

/** The game, and the tick that is looked at; null = now. */
export interface CardMoment<G extends PageGame = PageGame> {
  readonly game: G;
  readonly moment: number | null;
}

interface PeopleSheet {
  readonly acting: Acting;
  readonly card: Card;
}

/**
 * The sheet of the people that acts: the steps of its turn with the one being played, and what it may build; null where none does. `asked` is
 * the question whose options are those steps.
 */
export function peopleSheet(view: View, asked: string, { game, moment }: CardMoment): PeopleSheet | null {
  const { world, ask } = game;
  const then = moment === null ? world.journal : world.journal.entries[moment];
  const acting = then && view.acting({ world, ask, moment });
  if (!acting) return null;
  const { group, steps, step: now, isOver } = acting;
  const tick = moment ?? world.journal.entries.length;
  const card: Card = {
    title: capital(group.name),
    subtitle: isOver ? (endOf(game, group.id) ?? 'the age is over') : doing(acting, chapterTitle(game, then)),
    counts: beadsOf(world, group.id, tick),
    steps: steps.map(({ clause }, i): CardStep => {
      const state = isOver || i < now ? 'done' : i === now ? 'now' : 'ahead';
      const { text, does } = game.rulebook.telling.option(world, { topic: { kind: asked } }, { key: clause });
      return { title: text, does, state, clause: state === 'now' ? clause : undefined };
    }),
    works: acting.buildables().map((it) => workOf(game, it)),
  };
  return { acting, card };
}

/** How it ended, in a sentence. */
function endOf({ world, rulebook }: PageGame, group: string): string | null {
  const ended = world.journal.entries.find(
    (it) => it.kind === 'civilization ended' && 'group' in it && it.group === group,
  );
  return ended ? rulebook.telling.line(world, ended) : null;
}

/** What may be built, in words. */
function workOf({ world, rulebook: { telling } }: PageGame, it: Buildable): CardWork {
  const { name: key, where, clause, built, topic, whyNot } = it;
  const { text, does } = telling.option(world, { topic }, { key });
  const name = where ? `${text} (${where})` : text;
  const at = 'at' in topic && typeof topic.at === 'number' ? topic.at : undefined;
  return { name, clause, built, does, at, whyNot: whyNot && telling.why(world, whyNot) };
}

/** The chapter, and which colony acts in it. */
function doing({ part, group }: Acting, chapter: string): string {
  return part.id === group.id ? chapter : `${chapter}: ${part.name}`;
}
