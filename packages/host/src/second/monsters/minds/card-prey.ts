import { unreachable } from '@understory/table';
import type { Contest } from '../../cards/steps/contest.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { FilterWord, Qualifier, Term } from '../../cards/tree/filter.ts';
import type { Comparison, Glyph } from '../../cards/tree/words.ts';
import { counts } from '../amounts.ts';
import type { Den } from '../den.ts';
import { wilds } from '../ground/places.ts';
import { isImmune } from '../immune.ts';
import type { Creature } from '../monster.ts';
import type { Seen } from '../past.ts';
import { see } from '../seen.ts';

/** H2-MON-134 for a card that is about to spawn (H2-ACT-341): as it will come, with its start beads and no history. */
export function preyOfCard(den: Den, card: MonsterCard): Creature[] {
  const steps = [...card.always, ...[...card.ifs, ...card.options].map((it) => it.act)].flatMap((it) => it.steps);
  const hunts = steps.filter(
    (it): it is Contest => it.kind === 'contest' && (it.verb === 'hunt' || it.verb === 'fight'),
  );
  if (hunts.length === 0) return [];
  return [...den.monsters, ...wilds(den)].filter((it) => {
    const seen = see(den, it);
    return hunts.some(
      ({ verb, targets }) => !isImmune(den, it, verb) && targets.some((term) => fits(card, term, seen)),
    );
  });
}

function fits(card: MonsterCard, { words, qualifiers }: Term, it: Seen): boolean {
  return words.every((word) => isSo(card, word, it)) && qualifiers.every((qual) => qualifies(card, qual, it));
}

/** H2-CRD-202, -203. */
function isSo(card: MonsterCard, word: FilterWord, it: Seen): boolean {
  switch (word.kind) {
    case 'any':
      return true;
    case 'denizens':
      return it.kind === 'denizen';
    case 'alpha predators':
      return it.kind === 'alpha predator';
    case 'tag':
      return it.tags.includes(word.tag) === word.has;
    case 'than us':
      return compares(card, word.are, it);
    default:
      return unreachable(word);
  }
}

function compares(card: MonsterCard, are: Comparison, it: Seen): boolean {
  const size = startOf(card, '●');
  const wealth = startOf(card, '○') + startOf(card, '❖');
  const power = size + startOf(card, '★') + (card.kind === 'alpha predator' ? 2 : 0);
  switch (are) {
    case 'richer':
      return it.wealth > wealth;
    case 'poorer':
      return it.wealth < wealth;
    case 'stronger':
      return it.power > power;
    case 'weaker':
      return it.power < power;
    case 'larger':
      return it.size > size;
    case 'smaller':
      return it.size < size;
    default:
      return unreachable(are);
  }
}

/** A newcomer has no past (H2-MON-219), and the groups considered will be its neighbours. */
function qualifies(card: MonsterCard, qual: Qualifier, it: Seen): boolean {
  switch (qual.kind) {
    case 'with':
      return counts(qual.count, { '●': it.size, '○': it.wealth, '★': it.bonus, '❖': 0, '⌂': 0, '☒': 0 }[qual.symbol]);
    case 'with blood':
      return it.blood;
    case 'with bones':
      return it.bones;
    case 'sharing a tag':
      return it.tags.some((tag) => card.tags.includes(tag));
    case 'we outnumber':
      return it.size < startOf(card, '●');
    case 'in our territory':
    case 'we did not':
      return true;
    case 'did to us':
    case 'we did':
      return qual.never;
    case 'sharing a rolled tag':
    case 'we are allied with':
      return false;
    default:
      return unreachable(qual);
  }
}

function startOf({ start }: MonsterCard, symbol: Glyph): number {
  return start.find((it) => it.symbol === symbol)?.count ?? 0;
}
