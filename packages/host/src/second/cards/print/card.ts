import type { Card, MonsterCard, Option, Telling, VillainCard } from '../tree/card.ts';
import type { CardNoun } from '../tree/words.ts';
import { printAct } from './act.ts';
import { printBuilding } from './building.ts';
import { printCondition } from './condition.ts';
import { printRule, printSpawn } from './rule.ts';
import { printBeads } from './words.ts';

/** The card as text, in the order in which a player reads it; what is as usual is left out. */
export function printCard(card: Card): string {
  const lines = [
    `${card.what} ${card.name}`,
    ...(card.what === 'card' ? monsterHeads(card) : villainHeads(card)),
    ...card.spawns.map((it) => `spawn ${printSpawn(it)}`),
    ...printLifecycle(card),
    ...(card.rules.length === 0 ? [] : ['rules:', ...card.rules.map((it) => `- ${printRule(it)}`)]),
    ...(card.what === 'card' ? [] : printEnding(card)),
  ];
  return `${lines.join('\n')}\n`;
}

/** `always`, `if` and `one of`, in the order in which they are played. */
export function printLifecycle(card: Card): string[] {
  return lifecycleLines(card).map(({ text }) => text);
}

export interface PrintedLine {
  readonly text: string;
  /** Where its act stands in the card's file: a step being played is found by it. Null for `one of:`. */
  readonly act: number | null;
}

/** The lifecycle line by line; the constructions of a list belong to the act above them. */
export function lifecycleLines({ always, ifs, options }: Card): PrintedLine[] {
  const lines = (start: string, part: Pick<Option, 'condition' | 'act'>) =>
    printPart(start, part).map((text) => ({ text, act: part.act.from }));
  return [
    ...always.flatMap((act) => lines('always ', { condition: null, act })),
    ...ifs.flatMap((it) => lines('', it)),
    ...(options.length === 0 ? [] : [{ text: 'one of:', act: null }, ...options.flatMap((it) => lines('- ', it))]),
  ];
}

function printPart(start: string, { condition, act }: Pick<Option, 'condition' | 'act'>): string[] {
  const { line, list } = printAct(act);
  return [`${start}${condition === null ? '' : `if ${printCondition(condition)}: `}${line}`, ...list];
}

function monsterHeads(card: MonsterCard): string[] {
  const { kind, tags, start, lair, unique, set } = card;
  return [
    `kind ${kind}`,
    ...(tags.length === 0 ? [] : [`tags ${tags.join(', ')}`]),
    ...(start.length === 0 ? [] : [`start ${printBeads(start)}`]),
    // An overlay has no lair of its own.
    ...(kind === 'overlay' && lair === 'cave' ? [] : [`lair ${lair}`]),
    ...(unique ? ['unique'] : []),
    ...(set === 'core' ? [] : [`set ${set}`]),
    ...printTelling(card),
  ];
}

function villainHeads(card: VillainCard): string[] {
  return [`path ${card.path}`, ...printTelling(card), ...printSetup(card)];
}

export function printSetup({ setup }: VillainCard): string[] {
  const prepared = setup.map((it) => (it.kind === 'build' ? `build ${printBuilding(it.building)}` : it.kind));
  return prepared.map((it) => `setup ${it}`);
}

function printTelling({ noun, solitary, pronoun, culture, says }: Telling): string[] {
  return [
    ...(noun === null ? [] : [`noun ${printNoun(noun)}`]),
    ...(solitary ? ['solitary'] : []),
    ...(pronoun === null ? [] : [`pronoun ${pronoun}`]),
    ...(culture === null ? [] : [`culture ${culture}`]),
    ...(says === null ? [] : [`says "${says}"`]),
  ];
}

const printNoun = ({ one, many }: CardNoun) => (many === `${one}s` ? one : `${one} / ${many}`);

export function printEnding({ finish, winsWhen }: VillainCard): string[] {
  const moves = finish.flatMap((it) => printPart(it.condition === null ? 'finish always ' : 'finish ', it));
  return [...moves, `wins when ${winsWhen}`];
}
