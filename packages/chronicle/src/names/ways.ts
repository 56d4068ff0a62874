import { stream } from '@understory/table';
import { type Fact, isHostile, tickOf } from '../facts/fact.ts';
import type { Interest } from '../interest.ts';
import type { Story } from '../story.ts';
import { actorOf } from '../tale.ts';
import { whoseName } from '../words/english/forms.ts';
import { WAY_NOUNS } from './battles.table.ts';
import { type Giving, ownOr } from './giving.ts';
import type { Name } from './groups.ts';

/** What must have come of a tunnel for it to have a name. */
const NAMED = 8;

/** Tunnels that somebody dug and took to a blow in the same turn. */
export function wayGivings(
  story: Story,
  interest: Interest,
  groups: ReadonlyMap<string, Name>,
  to: Map<string, string>,
): Giving[] {
  const { tale } = story;
  const began = new Map<string, number>();
  for (const it of story.facts) {
    const turn = `${it.age} ${it.turn}`;
    began.set(turn, Math.min(tickOf(it), began.get(turn) ?? tickOf(it)));
  }
  const isOutOf = (dug: number, it: Fact) => dug < tickOf(it) && dug >= (began.get(`${it.age} ${it.turn}`) ?? 0);
  return tale.sheet.pieces.flatMap((piece) => {
    const digger = actorOf(tale, piece.owner);
    if (!piece.what.kind.startsWith('tunnel') || !digger || piece.since > tale.last) return [];
    const fact = story
      .of(digger.id)
      .find(
        (it) => isHostile(it) && it.actor === digger.id && isOutOf(piece.since, it) && interest.atOnce(it) >= NAMED,
      );
    if (!fact) return [];
    return [
      {
        since: tickOf(fact),
        give: (book) => {
          const noun = stream(tale.seed, 'names', 'way', piece.id, '0').pick(WAY_NOUNS);
          const whose = whoseName(groups.get(digger.id)?.short ?? '');
          const name = book.first([`${whose} ${noun}`, ...WAY_NOUNS.map((it) => `${whose} ${it}`)]);
          to.set(piece.id, ownOr(tale, piece.id, name));
        },
      },
    ];
  });
}
