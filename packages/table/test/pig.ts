import * as z from 'zod/mini';
import { choose, Journal, PLAIN, type Rule, type Rulebook, roll, type Told } from '../src/index.ts';

/** Pig: throw as often as you dare; a one loses what the turn had brought. As small as a game can be, so that the table is what is measured. */
interface Pig extends Told {
  readonly scores: [number, number];
  player: 0 | 1;
  /** What this turn has brought so far. */
  sum: number;
}

const DARE = { kind: 'throw or hold' };
const DIE = { kind: 'the die' };
const OPTIONS = [{ key: 'throw' }, { key: 'hold' }] as const;
const SEATS = ['first', 'second'] as const;

function* turn(pig: Pig): Rule {
  const by = SEATS[pig.player];
  pig.sum = 0;
  for (;;) {
    const does = yield* choose('PIG-TURN-01', { by, topic: DARE, options: OPTIONS, usual: null, about: by });
    if (does === 'hold') break;
    const face = yield* roll('PIG-TURN-02', '1d6', DIE, by);
    if (face === 1) {
      pig.sum = 0;
      break;
    }
    pig.sum += face;
  }
  pig.scores[pig.player] += pig.sum;
  pig.journal.write({ clause: 'PIG-TURN-03', kind: 'turn over', by, sum: pig.sum });
  pig.player = pig.player === 0 ? 1 : 0;
}

/** Two players, and no end: whoever measures stops when there were enough decisions. */
export const pig: Rulebook<Pig, null> = {
  game: 'pig',
  edition: '1',
  version: 1,
  options: z.null(),
  telling: PLAIN,
  sorts: {},
  time: { age: () => 'pig', turn: () => '' },
  begin: () => ({ journal: new Journal(), scores: [0, 0], player: 0, sum: 0 }),
  next: turn,
  bookmark({ journal, scores: [first, second], player }) {
    const lines = journal.bookmark();
    return { again: (later) => ({ journal: lines.again(later.journal), scores: [first, second], player, sum: 0 }) };
  },
  picture: ({ scores }) => scores,
  standing: ({ scores, player }) => [[...scores, player]],
};
