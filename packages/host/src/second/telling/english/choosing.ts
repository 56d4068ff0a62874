/**
 * A message that says one thing or another by a fact, for what several chapters have a part in: `by('KEY($deed)', { breed: … }, …)`.
 * Keys with blanks are written with hyphens.
 */
export function by(fact: string, words: Readonly<Record<string, string>>, other: string): string {
  const variants = Object.entries(words).map(([key, message]) => `  [${key}] ${message}`);
  return [`{ ${fact} ->`, ...variants, ` *[other] ${other}`, '}'].join('\n');
}
