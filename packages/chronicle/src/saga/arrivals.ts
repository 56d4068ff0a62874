import type { Fact } from '../facts/fact.ts';
import type { Name } from '../names/names.ts';
import type { Story } from '../story.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './deeds.ts';
import type { Places } from './places.ts';

/** How a group came, told where it is first met (CH-REF-03). */
export function arrivalOf(group: string, story: Story, places: Places, names: ReadonlyMap<string, Name>): Beat | null {
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const name = names.get(group);
  if (!came || !name || name.isPeople) return null;
  const { lives, wealth } = broughtBy(group, came, story);
  const place = places.phrase(came.piece, group);
  const args = {
    place,
    lives,
    wealth,
    poor: wealth === 0 ? 'yes' : 'no',
    second: name.ofKind > 1 && came.target === null ? 'yes' : 'no',
    kin: name.many,
  };
  const isSplit = came.thing === 'split';
  const b = isSplit ? came.target : group;
  return {
    ...momentOf([came]),
    key: isSplit ? 'came.split' : name.isSolitary || (lives <= 1 && name.ofKind === 1) ? 'came.one' : 'came.many',
    a: group,
    b,
    args,
  };
}

/** What it came with: the most that lay there while it settled. */
function broughtBy(group: string, came: Fact, story: Story): { readonly lives: number; readonly wealth: number } {
  const first = came.ticks[0] ?? 0;
  let lives = 0;
  let wealth = 0;
  for (let tick = first; tick <= Math.min(first + 8, story.tale.last); tick++) {
    const now = story.standing(group, tick);
    lives = Math.max(lives, now.lives);
    wealth = Math.max(wealth, now.treasures + now.epics);
  }
  return { lives, wealth };
}
