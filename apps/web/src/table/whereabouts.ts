import type { HostGame } from '../editions.ts';

/** How far a world has come, in a few words for the shelf. */
export function whereabouts(game: HostGame): string {
  const { age, turn, chapter } = game.world.journal;
  if (!game.ask) return game.world.outcome?.text ?? `${ageName(age)}, done`;
  const inAge = turn > 0 ? `turn ${turn}` : chapter;
  return inAge && inAge !== age ? `${ageName(age)}: ${inAge}` : ageName(age);
}

/** `Primordial` or `primordial` → `Primordial Age`. */
export function ageName(age: string): string {
  if (age === '') return 'Before time';
  const name = age.charAt(0).toUpperCase() + age.slice(1);
  return /\bage\b/i.test(name) ? name : `${name} Age`;
}
