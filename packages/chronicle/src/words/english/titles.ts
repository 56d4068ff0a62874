import type { Name } from '../../names/groups.ts';
import { titleCase } from './forms.ts';

/** Whom a title is about: by name and by what they are. */
export interface Titled {
  readonly a: string;
  readonly b: string;
  /** "the Owlbear", "the Goblins". */
  readonly sortA: string;
  readonly sortB: string;
}

/** Titles of chapters, by the kind of their strongest thread (CH-STR-06). */
type Title = (roles: Titled) => string;

/** What a role is called in a title: a group, or a treasure, which has its name only. */
export function titledBy(roles: readonly string[], names: ReadonlyMap<string, Name>): Titled {
  const [first = '', ...rest] = roles;
  const last = rest.at(-1) ?? '';
  const sort = (id: string) => {
    const name = names.get(id);
    if (!name) return `the ${titleCase(id)}`;
    if (name.isPeople) return name.short;
    return `the ${titleCase(name.isSolitary ? name.one : name.many)}`;
  };
  const short = (id: string) => names.get(id)?.short ?? id;
  return { a: short(first), b: short(last), sortA: sort(first), sortB: sort(last) };
}

const plain = (name: string) => name.replace(/^the /, '');
const whose = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);
const cap = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const TITLES: Readonly<Record<string, readonly Title[]>> = {
  'eater and guest': [
    ({ a, sortB }) => `How ${a} Counted ${sortB}`,
    ({ sortA }) => `The Customers of ${sortA}`,
    ({ sortA, sortB }) => `${cap(sortA)} at Table with ${sortB}`,
  ],
  feud: [
    ({ sortA, sortB }) => `${cap(plain(sortA))} and ${plain(sortB)}`,
    ({ sortA }) => `What ${sortA} Wanted`,
    ({ sortA, sortB }) => `${cap(sortA)} Against ${sortB}`,
    ({ sortB }) => `No Peace for ${sortB}`,
  ],
  revenge: [
    ({ sortA }) => `${cap(whose(sortA))} Answer`,
    ({ sortA, sortB }) => `How ${sortA} Answered ${sortB}`,
    ({ sortB }) => `${cap(sortB)}, Repaid`,
  ],
  debt: [({ a, sortB }) => `What ${sortB} Owed ${a}`, ({ sortB }) => `The Debts of ${sortB}`],
  tribute: [({ sortA }) => `The Payments of ${sortA}`, ({ sortB }) => `Paying ${sortB}`],
  betrayal: [
    ({ sortA }) => `A Pact with ${sortA}`,
    ({ sortA, sortB }) => `${cap(sortA)} Let Down ${sortB}`,
    ({ sortA }) => `The Word of ${sortA}`,
  ],
  steadfast: [
    ({ sortA, sortB }) => `${cap(plain(sortA))} with ${plain(sortB)}`,
    ({ sortA, sortB }) => `${cap(sortA)} Stood by ${sortB}`,
  ],
  unrequited: [({ sortA }) => `What ${sortA} Offered`, ({ sortB }) => `${cap(sortB)} Said No`],
  siege: [({ sortB }) => `${cap(plain(sortB))}, Besieged`, ({ sortA, sortB }) => `${cap(sortA)} Before ${sortB}`],
  'slaves to masters': [({ sortA }) => `${cap(sortA)}, Counted`, ({ sortB }) => `Masters of ${sortB}`],
  'last stand': [({ sortA }) => `${cap(sortA)} Alone`, ({ sortA }) => `The Last of ${sortA}`],
  'rise and fall': [
    ({ sortA }) => `The Share of ${sortA}`,
    ({ sortA }) => `${cap(sortA)}, Rich and Dead`,
    ({ a }) => `The Height of ${a}`,
    ({ sortA }) => `All That ${sortA} Had`,
  ],
  'from nothing': [({ sortA }) => `${cap(sortA)} Looked Round`, ({ sortA }) => `${cap(sortA)}, from Nothing`],
  'unlikely survivor': [({ sortA }) => `What Was Left of ${sortA}`, ({ sortA }) => `${cap(sortA)}, Still There`],
  bystander: [({ sortA }) => `What ${sortA} Did`, ({ sortA }) => `${cap(sortA)} Looked On`],
  'empty throne': [() => 'An Empire of One', ({ sortA }) => `${cap(sortA)}, Enthroned`],
  exile: [({ sortA }) => `${cap(sortA)}, Moved`, ({ sortA }) => `The Journeys of ${sortA}`],
  return: [({ sortA }) => `The Return of ${sortA}`],
  heirloom: [({ a }) => `The ${cap(a)}`, ({ a }) => `Owners of the ${cap(a)}`],
  'cursed thing': [({ a }) => `Owners of the ${cap(a)}`],
  'chain of killers': [({ sortA, sortB }) => `From ${sortA} to ${sortB}`],
  'late avenger': [() => 'Late and Enough', ({ sortB }) => `Too Late for ${sortB}`],
  'avenger of kin': [({ sortA }) => `For ${sortA}`],
  'second coming': [({ sortA }) => `${cap(sortA)}, Again`, ({ sortA }) => `More of ${sortA}`],
  hubris: [({ a }) => `The Price of ${a}`],
  'party road': [({ a, sortA }) => `The Road of ${a === '' ? sortA : a}`, ({ a }) => `How ${a} Went Home`],
  'seasons of hunger': [({ sortA }) => `${cap(sortA)}, Hungry`],
  revolt: [({ a }) => `The Slaves of ${a}`],
  unfinished: [({ a }) => `${cap(a)}, Unfinished`],
  'own kind': [({ sortA }) => `${cap(sortA)}, Among Themselves`],
  migration: [({ sortA }) => `The Roads of ${sortA}`, ({ sortA }) => `${cap(sortA)} on the Move`],
  streak: [({ sortA }) => `The Luck of ${sortA}`],
};

/** A chapter of a people: after one of the things it built, and its town. */
export function titlesOfWorks(works: readonly string[], name: string): string[] {
  const nouns = works.flatMap((it) => (/ of /.test(it) ? [] : [titleCase(it.replace(/^(?:the|an?) /, ''))]));
  const [one, other] = nouns;
  return [
    ...(one === undefined ? [] : [`The ${one} of ${name}`]),
    ...(other === undefined ? [] : [`${cap(name)} and Its ${other}`]),
    cap(name),
  ];
}

/** A chapter without a thread: after the two that it is most about. */
export function titlesOfSorts(sorts: readonly string[]): string[] {
  const [one = '', other] = sorts;
  if (other === undefined) return [`The Affairs of ${one}`, cap(one)];
  return [`${cap(one)} and ${other}`, `Between ${one} and ${other}`];
}
