import { lasting } from '@understory/page';
import type { Culture } from '../../grammar/culture.ts';
import type { Card } from './tree/card.ts';
import type { CardNoun, Pronoun } from './tree/words.ts';

/** How the creatures of a card are told of. */
export interface ToldAs extends CardNoun {
  /** One creature with a life of its own, not a band: it dies, and does not die out. */
  readonly solitary: boolean;
  readonly pronoun: Pronoun;
  readonly culture: Culture;
}

/** What the card says of it, and the default of whatever it leaves out (H2-CRD-117, -118). */
export const toldAs = lasting((card: Card): ToldAs => {
  const solitary = card.solitary || (card.what === 'card' && card.kind === 'alpha predator');
  const tags = card.what === 'card' ? card.tags : [];
  return {
    ...(card.noun ?? nounIn(card.name, solitary)),
    solitary,
    pronoun: card.pronoun ?? (solitary && !tags.includes('humanoid') ? 'it' : 'they'),
    culture: card.culture ?? cultureOf(tags, solitary),
  };
});

/** "A Clockwork Mole" is one, "The Clockwork Moles" are many; "Ratfolk" is both. */
function nounIn(name: string, solitary: boolean): CardNoun {
  const bare = name.replace(/^(?:an?|the) (?=.)/i, '').toLowerCase();
  if (solitary) return { one: bare, many: `${bare}s` };
  return { one: bare.replace(/(?<=[^s])s$/, ''), many: bare };
}

/** The first that fits (CH-NAM-20). */
function cultureOf(tags: readonly string[], solitary: boolean): Culture {
  const has = (...some: string[]) => some.some((it) => tags.includes(it));
  const own = cultureOfTags(tags);
  if (own !== null) return own;
  if (has('magical') && solitary) return 'arcane';
  return has('chaotic') && has('humanoid') ? 'warren' : 'surface';
}

/** The ways of a tag, where it has ways of its own: a tag that is rolled brings them along (CH-NAM-20). */
export function cultureOfTags(tags: readonly string[]): Culture | null {
  const has = (...some: string[]) => some.some((it) => tags.includes(it));
  if (has('undead')) return 'grave';
  if (has('demonic')) return 'infernal';
  if (has('divine')) return 'devout';
  if (has('giant')) return 'giantish';
  if (has('animal', 'prehistoric')) return 'beast';
  return has('aberration', 'swarm', 'decomposer') ? 'strange' : null;
}
