import { type Answer, Impossible, type Moment, type Stream, unreachable } from '@understory/table';
import { keyOf } from '../moves.ts';
import { questionOf } from '../questions.ts';
import type { World } from '../world.ts';
import { MasterPlayer } from './master-player.ts';

/** What the master hand answers at the table. */
export function master({ world, ask }: Moment<World>, luck: Stream): Answer {
  const player = new MasterPlayer(luck);
  const question = questionOf(ask);
  switch (question.kind) {
    case 'which die goes where':
      return player.assign(world);
    case 'whether to search':
      return player.search(world) ? 'search' : 'go on';
    case 'which item to use':
      return player.item(world);
    case 'what Kora does':
      return keyOf(player.act(world));
    case 'where to':
      return player.step(world);
    case 'attribute':
    case 'attack':
    case 'defence':
    case 'danger':
    case 'the top Search card':
    case 'the top Event card':
    case 'the top tile':
      throw new Impossible(`nobody decides "${question.kind}"`);
    default:
      return unreachable(question);
  }
}
