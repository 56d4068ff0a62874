import type { Clause } from '@understory/table';
import { note, type World } from '../../../world.ts';
import type { Den } from '../den.ts';
import { nameOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';

/** H2-VIL-35: how a world may end. */
export const RESULTS = ['horde conquers', 'empire rules', 'villain slain', 'villain destroyed', 'stalemate'] as const;
export type Result = (typeof RESULTS)[number];

/** The game is over at that moment (H2-VIL-31, -32). The first result stands. */
export function endWith(den: Den, kind: Result, by: Creature | null, clause: Clause): void {
  if (den.outcome) return;
  const who = by ? nameOf(by) : '';
  const text = TOLD[kind](who, den.villain ? nameOf(den.villain.monster) : '');
  note(den.world, { kind: 'outcome', clause, result: kind, by: who, text });
  den.outcome = { kind, by: who, text };
  den.world.outcome = den.outcome;
}

const TOLD: Readonly<Record<Result, (who: string, villain: string) => string>> = {
  'horde conquers': (_, villain) => `The Horde of ${villain} conquered the world.`,
  'empire rules': (_, villain) => `The Empire of ${villain} rules unchallenged.`,
  'villain slain': (who, villain) => `The villain ${villain} was slain by ${who}.`,
  'villain destroyed': (_, villain) => `The villain ${villain} is no more.`,
  stalemate: (_, villain) => (villain ? `The hour of ${villain} has passed.` : 'Nobody was left to rule.'),
};

/** H2-VIL-32: defeated as soon as its group is gone; whoever did it is the victor. */
export function fell(den: Den, me: Monster, by: Creature | null): void {
  if (den.villain?.monster !== me) return;
  endWith(den, by ? 'villain slain' : 'villain destroyed', by, 'H2-VIL-32');
}

/** The line that says how it all ended. */
export function outcomeTick({ journal }: World): number {
  return journal.entries.findLast((it) => it.kind === 'outcome')?.tick ?? journal.entries.length - 1;
}
