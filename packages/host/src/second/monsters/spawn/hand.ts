import type { BeadKind } from '@understory/page';
import type { Rule } from '@understory/table';
import { name } from '../../asks.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Glyph } from '../../cards/tree/words.ts';
import { freshNames } from '../../names.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

/** A bead in the hand, before it is put on the map; with an origin, one that was on the map already. */
export interface Held {
  readonly kind: BeadKind;
  readonly name: string | null;
  readonly origin?: string;
}

const KINDS: Readonly<Partial<Record<Glyph, BeadKind>>> = {
  '●': 'population',
  '○': 'treasure',
  '❖': 'epic',
  '★': 'bonus',
};

/** H2-MON-212: the beads that its card starts with, ● first, and this many ● more (H2-MON-T1.5). */
export function* startBeads(den: Den, { id, card }: Monster, more = 0): Rule<readonly Held[]> {
  const hand: Held[] = [];
  for (const kind of startKinds(card, more)) hand.push(yield* held(den, id, kind, hand.length));
  return hand;
}

/** The ids that they will have when they are first put down. Whoever keeps no treasure keeps its ● (H2-CRD-316). */
export function startIds({ world: { page } }: Den, card: MonsterCard, more = 0): string[] {
  const keepsNone = card.rules.some((it) => it.kind === 'never gathers ○');
  const kept = startKinds(card, more).filter((it) => !keepsNone || it === 'population');
  return kept.map((_, others) => page.idAhead('b', others));
}

function startKinds(card: MonsterCard, more: number): BeadKind[] {
  return (['population', 'treasure', 'epic', 'bonus'] as const).flatMap((kind) =>
    Array.from({ length: count(card, kind) + (kind === 'population' ? more : 0) }, () => kind),
  );
}

function count({ start }: MonsterCard, kind: BeadKind): number {
  return start.reduce((sum, it) => sum + (KINDS[it.symbol] === kind ? it.count : 0), 0);
}

/** An epic treasure has a name (H2-CIV-28); with epics off it is a plain one (H2-MON-138). `before` says how many are put down before it. */
function* held({ world }: Den, by: string, kind: BeadKind, before: number): Rule<Held> {
  if (kind !== 'epic') return { kind, name: null };
  if (!world.options.epics) return { kind: 'treasure', name: null };
  const ideas = freshNames(world, 'epic treasure');
  const topic = { kind: 'name of their treasure', group: by } as const;
  const of = { subject: 'treasure', id: world.page.idAhead('b', before) } as const;
  return { kind, name: yield* name('H2-CIV-28', { by, topic, ideas, about: by, of }) };
}
