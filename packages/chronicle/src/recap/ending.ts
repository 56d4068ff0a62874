import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';

/** How it stands with a world: what its line and its blurb tell of the end. */
export interface Ending {
  readonly key: 'beaten' | 'fallen' | 'rules' | 'undecided' | 'nobody' | 'open';
  readonly victor: string | null;
  readonly villain: string | null;
}

const RULED: ReadonlySet<string> = new Set([
  'empire rules',
  'horde conquers',
  'world conquered',
  'all minds taken',
  'land overrun',
  'surface ruled',
]);
const BEATEN: ReadonlySet<string> = new Set(['villain slain', 'villain destroyed', 'villain dead', 'attack beaten']);

export function endingOf({ story }: Chronicle): Ending {
  const rise = story.facts.find((it) => it.kind === 'rose');
  const end = story.facts.find((it) => it.kind === 'ended');
  const villain = end?.target ?? rise?.actor ?? null;
  if (!end) return { key: 'open', victor: null, villain };
  if (villain === null) return { key: 'nobody', victor: null, villain };
  if (RULED.has(end.thing ?? '')) return { key: 'rules', victor: null, villain: end.actor ?? villain };
  const victor = victorOf(end, story.death(villain));
  if (BEATEN.has(end.thing ?? '')) return { key: victor === null ? 'fallen' : 'beaten', victor, villain };
  return { key: 'undecided', victor: null, villain };
}

const victorOf = (end: Fact, death: Fact | null): string | null =>
  [end.actor, death?.by ?? null].find((it) => it !== null && it !== end.target && !it.includes(':')) ?? null;
