import type { World } from '@understory/host';
import type { HostGame } from '../editions.ts';
import { groundAt } from '../map/sheet-at.ts';
import { ageName, chapterTitle } from './whereabouts.ts';

export type StepState = 'done' | 'now' | 'ahead';

export interface CardStep {
  readonly title: string;
  readonly state: StepState;
  /** What came of it. */
  readonly holds?: string | undefined;
  readonly clause?: string | undefined;
  readonly strata?:
    | readonly { readonly number: number; readonly holds: string; readonly state: StepState }[]
    | undefined;
}

export interface Card {
  readonly title: string;
  readonly subtitle: string;
  readonly steps: readonly CardStep[];
}

/** The order of the Primordial Age, and which clauses belong to which step. */
const PRIMORDIAL = [
  { title: 'The world’s shape', clauses: /^H2-PRI-(0[1-8]|T2)/ },
  { title: 'Creation story', clauses: /^H2-PRI-(09|10|T1)/ },
  { title: 'Nexus', clauses: /^H2-NEX/ },
  { title: 'Features of the strata', clauses: /^H2-(FEA|MSR)/ },
  { title: 'The surface', clauses: /^H2-SUR/ },
  { title: 'Inspirations', clauses: /^H2-INS/ },
] as const;

/** The card of what is being played. */
export function cardOf(game: HostGame): Card {
  const { world, ask } = game;
  const { age, turn, chapter } = world.journal;
  const subtitle = ask ? chapterTitle(age, turn, chapter) : 'the age is over';
  return { title: ageName(age), subtitle, steps: primordial(game, world) };
}

function primordial(game: HostGame, world: World): CardStep[] {
  const now = game.ask ? currentStep(game) : PRIMORDIAL.length;
  const last = world.journal.entries.length;
  const ground = groundAt(world, last);
  const stateOf = (i: number): StepState => (i < now ? 'done' : i === now ? 'now' : 'ahead');
  const holds: readonly (string | undefined)[] = [
    ground?.world.toLowerCase(),
    world.page.legend.map(({ text }) => text).join(' ') || undefined,
    world.page.features.find(({ kind }) => kind === 'nexus')?.title ?? (now > 2 ? 'none' : undefined),
    undefined,
    world.page.features.find(({ kind }) => kind === 'surface')?.title,
    undefined,
  ];
  return PRIMORDIAL.map(({ title }, i) => ({
    title,
    state: stateOf(i),
    holds: stateOf(i) === 'ahead' ? undefined : holds[i],
    clause: i === now ? game.ask?.clause : undefined,
    strata: i === 3 && ground ? strataOf(game) : undefined,
  }));
}

/** The step that the ask's clause belongs to; clauses that serve several steps leave it where the record last was. */
function currentStep({ ask, world }: HostGame): number {
  const stepOf = (clause: string) => PRIMORDIAL.findIndex(({ clauses }) => clauses.test(clause));
  const byAsk = ask && !/-MSR-/.test(ask.clause) ? stepOf(ask.clause) : -1;
  if (byAsk >= 0) return byAsk;
  const last = world.journal.entries.findLast(({ clause }) => !/-MSR-/.test(clause) && stepOf(clause) >= 0);
  return last ? stepOf(last.clause) : 0;
}

function strataOf({ ask, world }: HostGame): NonNullable<CardStep['strata']> {
  const { chapter } = world.journal;
  return world.page.strata.map(({ number }) => {
    const held = world.page.features.filter((it) => it.stratum === number);
    const names = held.map((it) => world.page.labels.find(({ about }) => about === it.id)?.text ?? it.title);
    const here = ask !== null && new RegExp(`\\bstratum ${number}\\b`, 'i').test(chapter);
    const state = here ? 'now' : held.length > 0 ? 'done' : 'ahead';
    return { number, holds: names.join(', ') || (here ? '…' : ''), state };
  });
}
