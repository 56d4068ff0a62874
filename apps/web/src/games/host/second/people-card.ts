import type { Acting, Buildable } from '@understory/host';
import { secondView } from '@understory/host/second';
import { beadsOf } from '../../../parts/paper/dwellers.ts';
import { chapterTitle } from '../../../words/time.ts';
import type { Card, CardStep, CardWork } from '../card.ts';
import { epicsOf } from './epics-of.ts';
import type { CardMoment } from './second-game.ts';

/** The sheet of the people that acts: its life cycle with the step being played, and what it may build. */
export function peopleCard({ game, moment }: CardMoment): Card | null {
  const { world, ask } = game;
  const then = moment === null ? world.journal : world.journal.entries[moment];
  const acting = then && secondView.acting({ world, ask, moment });
  if (!acting) return null;
  const { group, steps, step: now, isOver } = acting;
  const tick = moment ?? world.journal.entries.length;
  const works = acting.buildables().map((it) => workOf(game, it));
  return {
    title: group.name,
    subtitle: isOver ? (endOf(game, group.id) ?? 'the age is over') : doing(acting, chapterTitle(game, then)),
    ...(group.aside.length > 0 && { aside: besideTheMap(acting) }),
    epics: epicsOf(world, group.id, tick),
    counts: beadsOf(world, group.id, tick),
    steps: steps.map(({ clause }, i): CardStep => {
      const state = isOver || i < now ? 'done' : i === now ? 'now' : 'ahead';
      return { title: stepOf(game, clause), state, clause: state === 'now' ? clause : undefined };
    }),
    works,
  };
}

/** How it ended, in a sentence. */
function endOf({ world, rulebook }: CardMoment['game'], group: string): string | null {
  const ended = world.journal.entries.find(
    (it) => it.kind === 'civilization ended' && 'group' in it && it.group === group,
  );
  return ended ? rulebook.telling.line(world, ended) : null;
}

function stepOf({ world, rulebook: { telling } }: CardMoment['game'], key: string): string {
  return telling.option(world, { topic: { kind: 'steps of a turn' } }, { key }).text;
}

/** What may be built, in words. */
function workOf({ world, rulebook: { telling } }: CardMoment['game'], it: Buildable): CardWork {
  const { name: key, where, clause, built, topic, whyNot } = it;
  const { text, does } = telling.option(world, { topic }, { key });
  const name = where ? `${text} (${where})` : text;
  return { name, clause, built, does, whyNot: whyNot && telling.why(world, whyNot) };
}

/** The chapter, and which colony acts in it. */
function doing({ part, group }: Acting, chapter: string): string {
  return part.id === group.id ? chapter : `${chapter}: ${part.name}`;
}

function besideTheMap({ group }: Acting): NonNullable<Card['aside']> {
  return { title: group.kind === 'demons' ? 'The Infernal Assembly' : 'Beside the map', names: group.aside };
}
