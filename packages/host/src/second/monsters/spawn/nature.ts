import type { Rule } from '@understory/table';
import { roll } from '../../asks.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import { note } from '../../note.ts';
import { drawCard } from '../deck.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

/** H2-CRD-337: rolls a number of different tags. */
export function* rollTags(den: Den, card: MonsterCard, many: number, tags: readonly string[]): Rule<readonly string[]> {
  const rolled: string[] = [];
  const most = Math.min(many, new Set(tags).size);
  while (rolled.length < most) {
    const topic = { kind: 'a tag of a card', card: card.name } as const;
    const face = yield* roll('H2-CRD-337', `1d${tags.length}`, topic, card.name);
    const tag = tags[face - 1];
    if (tag !== undefined && !rolled.includes(tag)) rolled.push(tag);
  }
  note(den.world, { kind: 'rolled tags', clause: 'H2-CRD-337', card: card.name, tags: rolled });
  return rolled;
}

/** H2-CRD-338: it lives by the first card drawn, and chooses from the second. */
export function* drawTwoCards(den: Den): Rule<NonNullable<Monster['under']>> {
  const aside: MonsterCard[] = [];
  const life = yield* drawPart(den, aside, 'which card it lives by', (it) => it.always.length > 0 || it.ifs.length > 0);
  const choices = yield* drawPart(den, aside, 'which card it chooses from', (it) => it.options.length > 0);
  den.deck.push(...aside);
  return { life, choices };
}

/** A card that does not fit is laid aside, and another is drawn, as long as there are any. */
function* drawPart(
  den: Den,
  aside: MonsterCard[],
  kind: 'which card it lives by' | 'which card it chooses from',
  hasPart: (card: MonsterCard) => boolean,
): Rule<MonsterCard | null> {
  for (;;) {
    const card = yield* drawCard(den, 'H2-CRD-338', { kind });
    if (!card || (card.kind !== 'overlay' && hasPart(card))) return card;
    aside.push(card);
    note(den.world, { kind: 'laid aside', clause: 'H2-CRD-338', card: card.name });
  }
}
