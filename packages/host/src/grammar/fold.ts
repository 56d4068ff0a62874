/** A name as names are compared (CH-NAM-04): without case, accents, spaces at its ends or doubled, "the", and a plural s. */
export function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^the /, '')
    .replace(/s$/, '');
}

/** Would a reader confuse the two (CH-NAM-05)? They begin with the same four letters, or differ by one. */
export function isAlike(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  return one.slice(0, 4) === other.slice(0, 4) || isOneApart(one, other);
}

/** Is one letter more, less or different all that parts them? */
function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** Two parts as one name: words of their own if the second has a capital, else one word, in which three equal letters are two (CH-NAM-06). */
export function seamed(first: string, second: string): string {
  if (first.endsWith('-')) return first + second.toLowerCase();
  if (second === '') return first;
  if (/^\p{Lu}/u.test(second)) return `${first} ${second}`;
  return (first + second).replace(/(\p{L})\1\1/giu, '$1$1');
}
