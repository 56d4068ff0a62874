import type { Fact } from '../facts/fact.ts';
import type { Name } from '../names/names.ts';
import type { Story } from '../story.ts';
import type { Beat } from './beat.ts';
import { momentOf } from './moment.ts';
import type { Places } from './places.ts';

/** So many turns after somebody came it has been there already. */
const LONG = 2;

/** How a group came, told where it is first met (CH-REF-03); not where to, if it is next told that the place was another's. */
export function arrivalOf(
  group: string,
  story: Story,
  places: Places,
  names: ReadonlyMap<string, Name>,
  isInvader: boolean,
  before: Pick<Beat, 'age' | 'turn'>,
  isFirst: boolean,
): Beat | null {
  const came = story.facts.find((it) => it.kind === 'came' && it.actor === group);
  const name = names.get(group);
  if (!came || !name || name.isPeople) return null;
  const { lives, wealth } = broughtBy(group, came, story);
  const place = places.spot(came.piece, group);
  const args = {
    place,
    lives,
    wealth,
    poor: wealth === 0 ? 'yes' : 'no',
    second: name.ofKind > 1 && came.target === null ? 'yes' : 'no',
    kin: name.many,
    sole: name.isSolitary ? 'yes' : 'no',
  };
  if (came.thing === 'kingdoms' || came.thing === 'party') {
    const key = came.thing === 'kingdoms' ? 'came.kingdom' : 'came.party';
    return { ...momentOf([came]), key, a: group, b: group, args: { ...args, lives: came.n } };
  }
  const isSplit = came.thing === 'split';
  const turns = story.turnOf(before) - story.turnOf(came);
  // Who has been there for long is told of as one looks back (CH-VAR-01), and not as if they had come now.
  if (!isSplit && turns >= LONG) {
    const span = isFirst ? 'then' : before.age === came.age ? 'turns' : 'age';
    const { age, turn } = before;
    return { ticks: came.ticks, age, turn, key: 'came.before', a: group, b: group, args: { ...args, turns, span } };
  }
  const b = isSplit ? came.target : group;
  return {
    ...momentOf([came]),
    key: isSplit
      ? 'came.split'
      : isInvader && args.second === 'no'
        ? 'came.next'
        : name.isSolitary || (lives <= 1 && name.ofKind === 1)
          ? 'came.one'
          : 'came.many',
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
