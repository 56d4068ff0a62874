import type { HostGame } from '../editions.ts';

/** How far a world has come, in a few words for the shelf. */
export function whereabouts(game: HostGame): string {
  const { age, turn, chapter } = game.world.journal;
  if (!game.ask) return game.world.outcome?.text ?? `${ageName(age)}, done`;
  const inAge = chapterTitle(age, turn, chapter);
  return inAge ? `${ageName(age)}: ${inAge}` : ageName(age);
}

/** `Primordial` or `primordial` → `Primordial Age`. */
export function ageName(age: string): string {
  if (age === '') return 'Before time';
  const name = age.charAt(0).toUpperCase() + age.slice(1);
  return /\bage\b/i.test(name) ? name : `${name} Age`;
}

/** `Stratum 3`, or `Turn 6: Goblins` in an age that has turns to speak of. */
export function chapterTitle(age: string, turn: number, chapter: string): string {
  if (turn < 1 || /^primordial/i.test(age)) return chapter;
  return chapter ? `Turn ${turn}: ${chapter}` : `Turn ${turn}`;
}
