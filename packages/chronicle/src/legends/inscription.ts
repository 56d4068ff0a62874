import type { Chronicle } from '../chronicle.ts';
import { type Fact, isHostile, tickOf } from '../facts/fact.ts';
import type { Told } from './length.ts';
import { say } from './words.ts';

/** Works that bear a line of their builders (CH-LEG-19). */
const OF_REMEMBRANCE: ReadonlySet<string> = new Set([
  'Tomb',
  'Mausoleum',
  'Haunted Mausoleum',
  'Statue',
  'Statue of the Emperor',
  'Temple',
  'Capital',
  'University',
  'Citadel',
]);

interface Inscription extends Told {
  /** What truly happened: the fact that it flatters, or the building itself. */
  readonly fact: Fact;
}

/**
 * A line in the words of whoever built a work of remembrance, from facts up to its building (CH-LEG-19). It flatters: it leaves out
 * defeats, and tells as a gift what was taken from others.
 */
export function inscriptionOn(built: Fact, { story, interest, names }: Chronicle): Inscription | null {
  const { actor, thing } = built;
  if (actor === null || !OF_REMEMBRANCE.has(thing ?? '')) return null;
  const before = story.of(actor).filter((it) => tickOf(it) < tickOf(built) && it.actor === actor && it.won !== false);
  const best = before
    .filter((it) => FLATTERED[it.kind] !== undefined)
    .sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b))[0];
  const dead = before.some((it) => isHostile(it) && it.tolls.some((toll) => toll.group === actor && toll.lives > 0));
  const key = best ? (FLATTERED[best.kind] ?? 'peace') : dead ? 'fallen' : 'peace';
  const other = best?.target ? (names.get(best.target)?.full ?? '') : '';
  const text = say(`inscription.${key}`, { a: names.get(actor)?.full ?? actor, b: other });
  const fact = best ?? built;
  return { text, ticks: [...new Set([...fact.ticks, ...built.ticks])], fact };
}

type Key = 'gift' | 'peace' | 'victory' | 'friend' | 'works' | 'treasure';

/** As what a deed is told by those who did it. */
const FLATTERED: { readonly [K in Fact['kind']]?: Key } = {
  stole: 'gift',
  extorted: 'gift',
  fought: 'victory',
  invaded: 'victory',
  hunted: 'victory',
  annexed: 'friend',
  allied: 'friend',
  traded: 'friend',
  crafted: 'treasure',
  built: 'works',
};
