import type { Unit } from '../../clock.ts';
import type { Name } from '../../names/groups.ts';

// The grammar of English, as far as the chronicle needs it outside its messages.

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Numbers to twelve in words, above in figures (CH-AGG-06). */
export function inWords(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function ordinal(n: number): string {
  if (ORDINALS[n] !== undefined) return ORDINALS[n];
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}

/** "twice", "three times", or "three turns running" if the turns follow each other (CH-AGG-01). */
export function times(n: number, running: Unit | null = null): string {
  if (n === 1) return 'once';
  if (n === 2) return 'twice';
  return running ? `${inWords(n)} ${running}s running` : `${inWords(n)} times`;
}

/** As in a name: "Third", "Huge Cavern", "Forge of the Cyclopes". */
export function titleCase(noun: string): string {
  return noun.replace(/(^|[\s-])(?!(?:of|the|and|for|at|in|with)\b)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** "Halfbeak’s", "the Nine Knives’". */
export function whoseName(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** "Vaults", "Abbeys", "Galleries". */
export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  if (/(?:s|x|ch|sh)$/.test(noun)) return /[^s]s$/.test(noun) ? noun : `${noun}es`;
  return `${noun}s`;
}

/** A place where somebody lived before, told by that. */
export function oldHome(name: string): string {
  return `the old home of ${name}`;
}

/** How deep a bed of rock lies, of so many (CH-REF-07). */
export function depthOf(stratum: number, strata: number): string {
  if (stratum <= 1) return 'just under the surface';
  if (stratum >= strata) return 'at the bottom';
  const fromMiddle = 2 * stratum - (strata + 1);
  if (Math.abs(fromMiddle) <= 1) return 'half-way down';
  return fromMiddle < 0 ? 'not far down' : 'far down';
}

const OWN = { it: 'its', she: 'her', he: 'his', they: 'their' } as const;

/** A place that somebody dug for itself and that has no name. */
export function ownHollow(kind: string, pronoun: Name['pronoun'] = 'they'): string {
  return `${hollow(kind)} of ${OWN[pronoun]} own`;
}

/** … and one that another did. */
export function diggings(kind: string, whose: string): string {
  return `${hollow(kind)} dug by ${whose}`;
}

function hollow(kind: string): string {
  return `a ${hollowNoun(kind)}`;
}

/** What somebody has dug, without an article. */
export function hollowNoun(kind: string): string {
  if (kind.startsWith('tunnel')) return 'tunnel';
  return kind.startsWith('mined-out') ? 'working' : 'hollow';
}

/** A home with a name, where it is first told of: dug by who is spoken of, or by somebody else. */
export function newHome(name: string, nth: number, own: Name['pronoun'] | null): string {
  const ways =
    own === null
      ? [`a hollow called ${name}`, `a place by the name of ${name}`, `the hollow of ${name}`]
      : [
          `a hollow that ${own} called ${name}`,
          `a place of ${OWN[own]} own, ${name},`,
          `a new home by the name of ${name}`,
          `${name}, which ${own} had dug,`,
        ];
  return ways[nth % ways.length] ?? name;
}

/** "a mimic", "one of the skeletons". */
export function oneOf(noun: string): string {
  return /[^s]s$/.test(noun) ? `one of the ${noun}` : `${article(noun)} ${noun}`;
}

export function article(noun: string): string {
  return /^[aeiou]/i.test(noun) && !/^(uni|eu)/i.test(noun) ? 'an' : 'a';
}

/** "citadel", "Fountain of the Naiads": names of works keep their capitals, plain ones don't. */
export function workNoun(work: string): string {
  const bare = work.replace(/^(the|an?) /i, '');
  return / of | for /.test(bare) ? bare : bare.toLowerCase();
}

/** "a citadel", "the Fountain of the Naiads", "workshops". */
export function workPhrase(work: string): string {
  const noun = workNoun(work);
  // What bears somebody's name is a name.
  if (/^\p{Lu}\w*’s? /u.test(work)) return work;
  if (/^the /i.test(work) || / of | for /.test(noun)) return `the ${noun}`;
  return /[^s]s$/.test(noun) ? noun : `${article(noun)} ${noun}`;
}

/** The same in a list. */
export function listed(name: Name): string {
  if (name.isPeople || (!name.isSolitary && !name.isPlural)) return name.full;
  return `${name.full} (${name.isSolitary ? `${article(name.one)} ${name.one}` : name.many})`;
}

/** The first mention: full name and sort (CH-REF-01); a comma closes what stands in apposition. */
export function introduction(name: Name, colour: string | null = null): string {
  if (name.isPeople || (!name.isSolitary && !name.isPlural)) return name.full;
  const sort = name.isSolitary ? `${article(name.one)} ${name.one}` : name.many;
  return `${name.full}, ${sort}${colour === null ? '' : `, ${colour}`},`;
}

/** The first mention in a later chapter: with the sort again (CH-REF-01). */
export function reminder(name: Name): string {
  if (name.isPeople || (!name.isSolitary && !name.isPlural)) return name.short;
  return name.isSolitary ? `${name.short} the ${name.one}` : `the ${name.many} of ${name.full}`;
}
