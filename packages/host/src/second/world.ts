import type { Page } from '@understory/page';
import type { InPlay } from '../people.ts';
import { type Group, newWorld, type World } from '../world.ts';
import type { At } from './at.ts';
import type { MonsterCard, VillainCard } from './cards/tree/card.ts';
import type { SecondOptions } from './options.ts';

/** Everything there is in a game of the second edition. */
export interface SecondWorld extends World<SecondOptions, '2'> {
  /** The peoples of the Age of Civilization, as they are played. */
  readonly civs: InPlay[];
  /** The groups of the Age of Monsters that are on the map, the oldest first. */
  monsters: readonly MonsterInPlay[];
  /** The Age of Monsters as it is played, from its beginning on. Its own rules know more of it (`denOf`). */
  den: { readonly monsters: readonly MonsterInPlay[] } | null;
  /** The stretch of play that comes next. */
  at: At;
}

/** A monster group in play, as far as the world shows it; its own rules know more of it. */
export interface MonsterInPlay {
  readonly group: Group;
  readonly card: MonsterCard;
  /** Cards laid with its own: those of a Monstrosity, an overlay's, the villain's. */
  readonly overlays: readonly MonsterCard[];
  readonly under: { readonly life: MonsterCard | null; readonly choices: MonsterCard | null } | null;
  readonly villainCard: VillainCard | null;
  /** Rolled and added ones included. */
  readonly tags: readonly string[];
  /** The line of a card that is being played: an offset in the card's file; null outside its lifecycle. */
  step: { readonly card: string; readonly from: number } | null;
}

export function newSecondWorld(seed: string, options: SecondOptions, page: Page): SecondWorld {
  const at: At = { age: 'primordial', chapter: 'shape' };
  return { ...newWorld('2', seed, options, page), civs: [], monsters: [], den: null, at };
}
