import type { Answer, Autopilot } from '@understory/table';
import { count } from '../../src/beads.ts';
import type { MonsterCard } from '../../src/second/cards/tree/card.ts';
import type { Den, SpawnWish } from '../../src/second/monsters/den.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import type { Monster } from '../../src/second/monsters/monster.ts';
import { spawn } from '../../src/second/monsters/spawn/spawn.ts';
import { type At, cardOf, playIn } from './den-at.ts';

/** Answers by clause, each used once, in order. */
export type Answers = readonly (readonly [clause: string, answer: Answer])[];

export interface Spawning extends SpawnWish {
  /** What the die for the stratum shows; several if it is thrown again. */
  readonly rolls?: readonly number[];
  /** Where the maker points. */
  readonly pointing?: At;
  readonly answers?: Answers;
  readonly by?: Autopilot;
  readonly seed?: string;
}

/** A card comes into play: `spawned(den, 'Kobolds', { rolls: [3], pointing: [12, 11] })`. */
export function spawned(den: Den, card: string | MonsterCard, spawning: Spawning = {}): Monster | null {
  const { rolls = [], pointing, answers = [], by, seed, ...wish } = spawning;
  const taken = typeof card === 'string' ? (takeOut(den, card) ?? cardOf(card)) : card;
  const given: Answers = [
    ...rolls.map((it) => ['H2-MON-119', [it]] as const),
    ...(pointing ? [['H2-MON-213', { x: pointing[0], y: pointing[1] }] as const] : []),
    ...answers,
  ];
  return playIn(den, () => spawn(den, taken, wish), given, by, seed);
}

function takeOut({ deck }: Den, name: string): MonsterCard | null {
  const at = deck.findIndex((it) => it.name === name);
  return at < 0 ? null : (deck.splice(at, 1)[0] ?? null);
}

/** The same, where somebody must come of it. */
export function comes(den: Den, card: string | MonsterCard, spawning: Spawning = {}): Monster {
  const monster = spawned(den, card, spawning);
  if (!monster) throw new Error('nobody came');
  return monster;
}

/** Where its beads sit, the home first, to a hundredth. */
export function seats(den: Den, monster: Monster): At[] {
  return seatsOf(den, monster).map(({ at }) => [hundredth(at.x), hundredth(at.y)]);
}

function hundredth(it: number): number {
  return Math.round(it * 100) / 100;
}

export function home(den: Den, monster: Monster): At {
  const { x, y } = homeOf(den, monster).at;
  return [hundredth(x), hundredth(y)];
}

/** `●2 ○1 ★0`; ❖ count as ○. */
export function beads({ world }: Den, { id }: Monster): string {
  return `●${count(world, id, 'population')} ○${count(world, id, 'treasure')} ★${count(world, id, 'bonus')}`;
}

/** The stratum of its home; 0 is the surface. */
export function stratum(den: Den, monster: Monster): number {
  return den.world.page.piece(homeOf(den, monster).piece).stratum;
}
