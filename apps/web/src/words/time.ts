/** `primordial` → `Primordial Age`, `monsters` → `Age of Monsters`. */
export function ageName(age: string): string {
  if (age === '') return 'Before time';
  const name = age.charAt(0).toUpperCase() + age.slice(1);
  return name === 'Primordial' ? 'Primordial Age' : `Age of ${name}`;
}

/** `Stratum 3`, or `Turn 6: Goblins` in an age that has turns to speak of. */
export function chapterTitle(age: string, turn: number, chapter: string): string {
  if (turn < 1 || /^primordial/i.test(age)) return chapter;
  if (/\b(turn|round|hero) \d+\b/i.test(chapter)) return capital(chapter);
  const when = `${age === 'villainy' || age === 'dungeon' ? 'Round' : 'Turn'} ${turn}`;
  return chapter ? `${when}: ${chapter}` : when;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
