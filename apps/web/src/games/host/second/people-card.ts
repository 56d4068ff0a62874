import type { Buildable, Chapter, World } from '@understory/host';
import { beadsOf } from '../../../parts/paper/dwellers.ts';
import { chapterTitle } from '../../../words/time.ts';
import type { Card, CardMoment, CardStep, CardWork } from '../card.ts';
import { epicsOf } from './epics-of.ts';

type Civ = World['civs'][number];

/** The sheet of the people that acts: its life cycle with the step being played, and what it may build. */
export function peopleCard({ game, moment }: CardMoment): Card | null {
  const { world } = game;
  const then = moment === null ? world.journal : world.journal.entries[moment];
  const civ = then && acting(world, then.chapter as Chapter | null);
  if (!civ) return null;
  const tick = moment ?? world.journal.entries.length;
  const now = moment === null ? civ.step : stepAt(world, civ, moment);
  const over = moment === null && (civ.ending !== null || game.ask === null);
  return {
    title: civ.group.name,
    subtitle: over ? (endOf(game, civ) ?? 'the age is over') : doing(civ, chapterTitle(game, then), moment),
    ...(moment === null && civ.group.aside.length > 0 && { aside: besideTheMap(civ) }),
    epics: epicsOf(world, civ.group.id, tick),
    counts: beadsOf(world, civ.group.id, tick),
    steps: civ.people.lifecycle.map(({ clause }, i): CardStep => {
      const state = over || i < now ? 'done' : i === now ? 'now' : 'ahead';
      return { title: stepOf(game, clause), state, clause: state === 'now' ? clause : undefined };
    }),
    ...(moment === null && !over && { works: civ.people.constructions(civ).map((it) => workOf(game, it)) }),
  };
}

/** How it ended, in a sentence. */
function endOf({ world, rulebook }: CardMoment['game'], { group }: Civ): string | null {
  const ended = world.journal.entries.find(
    (it) => it.kind === 'civilization ended' && 'group' in it && it.group === group.id,
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
function doing({ acting: group, group: whole }: Civ, chapter: string, moment: number | null): string {
  return moment !== null || group.id === whole.id ? chapter : `${chapter}: ${group.name}`;
}

function besideTheMap({ group, people }: Civ): NonNullable<Card['aside']> {
  return { title: people.key === 'demons' ? 'The Infernal Assembly' : 'Beside the map', names: group.aside };
}

/** The people whose turn it is; the last that came, where it is nobody's. */
function acting({ civs }: World, chapter: Chapter | null): Civ | undefined {
  const whose = chapter?.kind === 'people' ? chapter.people : null;
  return civs.find(({ people }) => people.key === whose) ?? civs.at(-1);
}

/** The step of the life cycle that was being played at a tick: the last one whose clause the record had named in that turn. */
function stepAt({ journal }: World, { people }: Civ, moment: number): number {
  const turn = journal.entries[moment]?.turn;
  for (let tick = moment; tick >= 0; tick--) {
    const entry = journal.entries[tick];
    if (!entry || entry.turn !== turn) break;
    const step = people.lifecycle.findIndex(({ clause }) => clause === entry.clause);
    if (step >= 0) return step;
  }
  return 0;
}
