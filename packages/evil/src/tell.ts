import type { Clause } from '@understory/table';
import { isSilent, type World } from './world.ts';

/** What an entry tells: a sentence, and what an app needs to show it. */
export type Telling = { readonly text: string } & Readonly<Record<string, unknown>>;

/** Write down what happened. It is put into words only where somebody reads it. */
export function tell(world: World, kind: string, clause: Clause, telling: () => Telling): void {
  if (!isSilent(world)) world.journal.write({ kind, clause, ...telling() });
}

/** `3 goblins`, `1 skeleton`, `Grislyk` */
export function counted(many: number, monster: string): string {
  if (monster === 'grislyk') return 'Grislyk';
  return `${many} ${monster}${many === 1 ? '' : 's'}`;
}

/** `a goblin`, `Grislyk` */
export function one(monster: string): string {
  return monster === 'grislyk' ? 'Grislyk' : `a ${monster}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const ROMAN = ['', 'I', 'II', 'III'] as const;
