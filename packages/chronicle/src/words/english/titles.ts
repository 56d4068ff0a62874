/** Titles of chapters, by the kind of their strongest thread (CH-STR-06). */
type Title = (roles: { readonly a: string; readonly b: string }) => string | null;

const plain = (name: string) => name.replace(/^the /, '');
const whose = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);
const the = (name: string) => (name.startsWith('the ') ? `the ${plain(name)}` : name);

export const TITLES: Readonly<Record<string, readonly Title[]>> = {
  'eater and guest': [({ a, b }) => `How ${the(a)} Counted ${the(b)}`, ({ a }) => `The Customers of ${the(a)}`],
  feud: [({ a, b }) => `${cap(plain(a))} and ${plain(b)}`, ({ a }) => `What ${the(a)} Wanted`],
  revenge: [({ a }) => `${cap(whose(the(a)))} Answer`, ({ a, b }) => `How ${the(a)} Answered ${the(b)}`],
  debt: [({ a, b }) => `What ${the(b)} Owed ${the(a)}`],
  tribute: [({ a }) => `The Payments of ${the(a)}`],
  betrayal: [({ a }) => `A Pact with ${the(a)}`],
  steadfast: [({ a, b }) => `${cap(plain(a))} with ${plain(b)}`],
  unrequited: [({ a }) => `What ${the(a)} Offered`],
  siege: [({ b }) => `${cap(plain(b))}, Besieged`],
  'slaves to masters': [({ a }) => `${cap(the(a))}, Counted`],
  'last stand': [({ a }) => `${cap(the(a))} Alone`],
  'rise and fall': [({ a }) => `The Share of ${the(a)}`, ({ a }) => cap(the(a))],
  'from nothing': [({ a }) => `${cap(the(a))} Looks Round`],
  'unlikely survivor': [({ a }) => `What Was Left of ${the(a)}`],
  bystander: [({ a }) => `What ${the(a)} Did`],
  'empty throne': [() => 'An Empire of One', ({ a }) => `${cap(the(a))}, Enthroned`],
  exile: [({ a }) => `${cap(the(a))} Moves`],
  return: [({ a }) => `${cap(the(a))} Comes Back`],
  heirloom: [({ a }) => `The ${cap(a)}`],
  'cursed thing': [({ a }) => `Owners of the ${cap(a)}`],
  'chain of killers': [({ a, b }) => `From ${the(a)} to ${the(b)}`],
  'late avenger': [() => 'Late and Enough'],
  'avenger of kin': [({ a }) => `For ${the(a)}`],
  hubris: [({ a }) => `The Price of ${the(a)}`],
  'party road': [({ a }) => `The Road of ${the(a)}`],
  'seasons of hunger': [({ a }) => `${cap(the(a))}, Hungry`],
  revolt: [({ a }) => `The Slaves of ${the(a)}`],
  unfinished: [({ a }) => `${cap(the(a))}, Unfinished`],
};

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
