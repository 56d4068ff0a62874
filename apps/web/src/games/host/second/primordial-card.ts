import type { SecondWorld } from '@understory/host/second';
import { type Feature, groundAt, type Lived, livedAt } from '@understory/page';
import type { Topic } from '@understory/table';
import { type Called, calledIn } from '../../../words/called-in.ts';
import { chapterWords } from '../../../words/time.ts';
import type { Card, CardStep, StepState } from '../card.ts';
import type { CardMoment } from './second-game.ts';

/** The order of the Primordial Age: what each step is called, and by which chapter the table is busy with it. */
const PRIMORDIAL = [
  { title: 'The world’s shape', chapter: 'shape' },
  { title: 'Creation story', chapter: 'creation' },
  { title: 'Nexus', chapter: 'nexus' },
  { title: 'Features of the strata', chapter: 'stratum' },
  { title: 'The surface', chapter: 'surface' },
  { title: 'Inspirations', chapter: 'inspirations' },
] as const;

const NEXUS = 2;
const FEATURES = 3;

/** The Primordial Age: its order, with what came of each step. */
export function primordialCard({ game, moment }: CardMoment): Card {
  const { journal } = game.world;
  const then = moment === null ? null : journal.entries[moment];
  const { chapter } = then ?? journal;
  const going = then !== null || game.ask !== null;
  const now = going ? stepOf(chapter) : PRIMORDIAL.length;
  const busy = going ? chapter : null;
  const at: Moment = {
    world: game.world,
    called: calledIn(game),
    tick: then?.tick ?? journal.entries.length,
    chapter: busy,
  };
  return {
    title: 'Primordial Age',
    subtitle: going ? chapterWords(game, chapter) : 'the age is over',
    steps: primordial(at, now, game.ask?.clause),
  };
}

interface Moment {
  readonly world: SecondWorld;
  readonly called: Called;
  readonly tick: number;
  readonly chapter: Topic | null;
}

function primordial(at: Moment, now: number, clause: string | undefined): CardStep[] {
  const { world, called, tick } = at;
  const ground = groundAt(world.page, tick);
  const stateOf = (i: number): StepState => (i < now ? 'done' : i === now ? 'now' : 'ahead');
  const there = <T extends Lived>(all: readonly T[]) => all.filter((it) => livedAt(it, tick));
  const named = (kind: Feature['kind']) => {
    const found = there(world.page.features).find((it) => it.kind === kind);
    return found && called(found.what);
  };
  const holds: readonly (string | undefined)[] = [
    ground?.world.toLowerCase(),
    there(world.page.legend)
      .map(({ what }) => called(what))
      .join(' ') || undefined,
    named('nexus') ?? (now > NEXUS ? 'none' : undefined),
    undefined,
    named('surface'),
    undefined,
  ];
  return PRIMORDIAL.map(({ title }, i) => ({
    title,
    state: stateOf(i),
    holds: stateOf(i) === 'ahead' ? undefined : holds[i],
    clause: i === now ? clause : undefined,
    strata: i === FEATURES && ground && now >= FEATURES ? strataOf(at) : undefined,
  }));
}

function stepOf(chapter: Topic | null): number {
  return Math.max(
    0,
    PRIMORDIAL.findIndex((it) => it.chapter === chapter?.kind),
  );
}

function strataOf({ world, called, tick, chapter }: Moment): NonNullable<CardStep['strata']> {
  return world.page.strata.map(({ number }) => {
    const held = world.page.features.filter((it) => it.stratum === number && livedAt(it, tick));
    const names = held.map((it) =>
      called((world.page.labels.find((label) => label.about === it.id && livedAt(label, tick)) ?? it).what),
    );
    const here = stratumOf(chapter) === number;
    const state = here ? 'now' : held.length > 0 ? 'done' : 'ahead';
    return { number, holds: names.join(', ') || (here ? '…' : ''), state };
  });
}

/** The stratum that the table is busy with. */
function stratumOf(chapter: (Topic & { readonly stratum?: number }) | null): number | null {
  return chapter?.stratum ?? null;
}
