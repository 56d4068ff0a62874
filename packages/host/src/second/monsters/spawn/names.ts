import { unusedNames } from '../../../names.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { SecondWorld } from '../../world.ts';

/** What tells a second group of a card from the first. */
const OTHERS = 'Other Lower Upper Late Pale Lost Little Old Young Deep Far Lone Grim Quiet Hungry Second'.split(' ');

/** What a group may be called (H2-MON-217): as its card, where nobody on the map is called so, and names that tell it from others of its card (CH-NAM-08). */
export function groupNames(world: SecondWorld, card: MonsterCard, called: string): string[] {
  if (world.groups.every((it) => it.name !== called)) return [called];
  return unusedNames(
    world,
    card.name,
    OTHERS.map((it) => toldApart(called, it)),
  );
}

/** Is a name only that of its card, alone or as one of several is told from another? */
export function isOfItsCard(name: string, card: string): boolean {
  return name === card || OTHERS.some((it) => name === toldApart(card, it));
}

/** “Late Goblins”, “The Late Experts”, “An Old Wizard”: an article stays in front. */
function toldApart(name: string, by: string): string {
  const [, article, noun] = /^(An?|The) (.+)$/.exec(name) ?? [];
  if (noun === undefined) return `${by} ${name}`;
  return `${article === 'The' ? article : /^[AEIOU]/.test(by) ? 'An' : 'A'} ${by} ${noun}`;
}
