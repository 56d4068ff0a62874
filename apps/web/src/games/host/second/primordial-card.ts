import type { Chapter, World } from '@understory/host';
import { type Feature, groundAt, type Lived, livedAt } from '@understory/page';
import type { PageGame } from '../../../table/page-game.ts';
import { chapterWords } from '../../../words/time.ts';
import type { Card, CardMoment, CardStep, StepState } from '../card.ts';

/** The order of the Primordial Age, and which clauses belong to which step. */
const PRIMORDIAL = [
  { title: 'The world’s shape', clauses: /^H2-PRI-(0[1-8]|T2)/ },
  { title: 'Creation story', clauses: /^H2-PRI-(09|10|T1)/ },
  { title: 'Nexus', clauses: /^H2-NEX/ },
  { title: 'Features of the strata', clauses: /^H2-(FEA|MSR)/ },
  { title: 'The surface', clauses: /^H2-SUR/ },
  { title: 'Inspirations', clauses: /^H2-INS/ },
] as const;

const NEXUS = 2;
const FEATURES = 3;

/** The Primordial Age: its order, with what came of each step. */
export function primordialCard({ game, moment }: CardMoment): Card {
  const { journal } = game.world;
  const then = moment === null ? null : journal.entries[moment];
  const { chapter } = then ?? journal;
  const going = then !== null || game.ask !== null;
  const now = going ? currentStep(game, then?.tick ?? null) : PRIMORDIAL.length;
  const busy = going ? (chapter as Chapter | null) : null;
  const at: Moment = { world: game.world, tick: then?.tick ?? journal.entries.length, chapter: busy };
  return {
    title: 'Primordial Age',
    subtitle: going ? chapterWords(game, chapter) : 'the age is over',
    steps: primordial(at, now, game.ask?.clause),
  };
}

interface Moment {
  readonly world: World;
  readonly tick: number;
  readonly chapter: Chapter | null;
}

function primordial(at: Moment, now: number, clause: string | undefined): CardStep[] {
  const { world, tick } = at;
  const ground = groundAt(world.page, tick);
  const stateOf = (i: number): StepState => (i < now ? 'done' : i === now ? 'now' : 'ahead');
  const there = <T extends Lived>(all: readonly T[]) => all.filter((it) => livedAt(it, tick));
  const named = (kind: Feature['kind']) => there(world.page.features).find((it) => it.kind === kind)?.title;
  const holds: readonly (string | undefined)[] = [
    ground?.world.toLowerCase(),
    there(world.page.legend)
      .map(({ text }) => text)
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

/** The step that the ask's clause belongs to; clauses that serve several steps leave it where the record last was. */
function currentStep({ ask, world }: PageGame, moment: number | null): number {
  const stepOf = (clause: string) => PRIMORDIAL.findIndex(({ clauses }) => clauses.test(clause));
  const byAsk = moment === null && ask && !/-MSR-/.test(ask.clause) ? stepOf(ask.clause) : -1;
  if (byAsk >= 0) return byAsk;
  const told = moment === null ? world.journal.entries : world.journal.entries.slice(0, moment + 1);
  const last = told.findLast(({ clause }) => !/-MSR-/.test(clause) && stepOf(clause) >= 0);
  return last ? stepOf(last.clause) : 0;
}

function strataOf({ world, tick, chapter }: Moment): NonNullable<CardStep['strata']> {
  return world.page.strata.map(({ number }) => {
    const held = world.page.features.filter((it) => it.stratum === number && livedAt(it, tick));
    const names = held.map(
      (it) => world.page.labels.find((label) => label.about === it.id && livedAt(label, tick))?.text ?? it.title,
    );
    const here = chapter?.kind === 'stratum' && chapter.stratum === number;
    const state = here ? 'now' : held.length > 0 ? 'done' : 'ahead';
    return { number, holds: names.join(', ') || (here ? '…' : ''), state };
  });
}
