import { type Fact, tickOf } from '../facts/fact.ts';
import { wealth } from '../standing.ts';
import type { Story } from '../story.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';

/** Villains that come as such, and need no number to be one. */
const VILLAINS: readonly string[] = ['dungeon master', 'thought lords', 'liche king', 'alpha villain'];

/** Who rose to rule, from where, and over whom. */
export function risen(rise: Fact, story: Story): Beat[] {
  const capital = story.facts.find((it) => it.kind === 'built' && it.actor === rise.actor && it.thing === 'Capital');
  const name = capital?.piece ? story.tale.placeNames.get(capital.piece) : undefined;
  const at = momentOf([rise]);
  const standing = story.standing(rise.actor ?? '', tickOf(rise));
  const isEmpire = rise.thing === 'The Empire';
  const others = [...story.tale.cast.values()].filter(
    (it) =>
      it.id !== rise.actor &&
      !it.isPeople &&
      it.since <= tickOf(rise) &&
      (it.until === null || it.until > tickOf(rise)),
  ).length;
  const n = wealth(standing) - standing.lives;
  return [
    {
      ...at,
      key: VILLAINS.includes(rise.thing ?? '') ? `rose.${rise.thing}` : isEmpire ? 'rose.empire' : 'rose.horde',
      a: rise.actor,
      b: rise.actor,
      args: { lives: standing.lives, wealth: n },
    },
    ...(capital && name !== undefined ? [{ ...momentOf([capital]), key: 'capital', args: { name } }] : []),
    others > 0 ? { ...at, key: 'others', args: { n: others } } : { ...at, key: 'others.none' },
  ];
}

/** How it was decided. */
export function ended(outcome: Fact): Beat[] {
  return [
    { ...momentOf([outcome]), key: `ended.${outcome.thing}`, a: outcome.actor ?? outcome.target, b: outcome.target },
  ];
}
