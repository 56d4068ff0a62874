import { type Rule, roll } from '@understory/table';
import { note } from '../../../world.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import { drawCard } from '../deck.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

/** H2-CRD-337: so many of these tags, each once. */
export function* rollTags(den: Den, card: MonsterCard, many: number, tags: readonly string[]): Rule<readonly string[]> {
  const rolled: string[] = [];
  const most = Math.min(many, new Set(tags).size);
  while (rolled.length < most) {
    const face = yield* roll('H2-CRD-337', `1d${tags.length}`, `a tag of ${card.name}`, card.name);
    const tag = tags[face - 1];
    if (tag !== undefined && !rolled.includes(tag)) rolled.push(tag);
  }
  note(den.world, { kind: 'rolled tags', clause: 'H2-CRD-337', tags: rolled, text: `The tags: ${rolled.join(', ')}.` });
  return rolled;
}

/** H2-CRD-338: it lives by the first card drawn, and chooses from the second. */
export function* drawTwoCards(den: Den): Rule<NonNullable<Monster['under']>> {
  const aside: MonsterCard[] = [];
  const life = yield* drawPart(den, aside, 'lives by', (it) => it.always.length > 0 || it.ifs.length > 0);
  const choices = yield* drawPart(den, aside, 'chooses from', (it) => it.options.length > 0);
  den.deck.push(...aside);
  return { life, choices };
}

/** A card that does not fit is laid aside, and another is drawn, as long as there are any. */
function* drawPart(
  den: Den,
  aside: MonsterCard[],
  what: string,
  hasPart: (card: MonsterCard) => boolean,
): Rule<MonsterCard | null> {
  for (;;) {
    const card = yield* drawCard(den, 'H2-CRD-338', `Which card is the one that it ${what}?`);
    if (!card || (card.kind !== 'overlay' && hasPart(card))) return card;
    aside.push(card);
    const text = `${card.name} will not do, and another card is drawn.`;
    note(den.world, { kind: 'laid aside', clause: 'H2-CRD-338', card: card.name, text });
  }
}
